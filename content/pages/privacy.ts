/** The words of the privacy page. `{…}` are filled in by the page: the controller of site.ts, and times that are settings. */
import { type Feature, features, isOn, scripts, withoutOff } from '../site'
import type { Seo } from '../types'

interface PrivacySection {
  /** The anchor of the section. */
  id: string
  title: string
  paragraphs: string[]
  feature?: Feature
}

/** Whether visitors can send anything. */
const takesAddresses = Object.values(features).includes(true)

export const privacyPage = {
  title: 'Privacy',
  lead: takesAddresses
    ? 'You can read everything here without telling us anything. What you do send us is listed on this page, with where it goes and when it’s deleted.'
    : 'You can read everything here without telling us anything.',
  seo: {
    title: 'Privacy: What This Site Knows, and for How Long',
    description: takesAddresses
      ? 'No account, no cookies, no tracking. What happens to your address if you give it to us, and how to have it deleted.'
      : 'No account, no cookies, no tracking. What the log of the server holds, and who is responsible for it.',
    keywords: ['privacy', 'data protection', 'cookies', 'delete my data']
  } satisfies Seo,
  /** What the sections below say, in short. */
  summaryTitle: 'In short',
  summary: [
    scripts.length === 0
      ? 'No account, no login, no cookies, no advertising, and nothing loaded from other companies.'
      : 'No account, no login and no advertising. Visits are counted by {scripts}.',
    'Your favorites stay in your browser.',
    'The server’s log holds your network address, the time and the page for {accessLogDays} days.',
    ...(isOn('newsletter')
      ? ['If you subscribe: unsubscribing deletes your email address at once. Only a scrambled form of it stays.']
      : []),
    ...(isOn('submissions')
      ? ['{submitterDays} after the decision on what you sent in, your name and address are deleted.']
      : []),
    ...(takesAddresses ? ['We’ll send you, correct or delete what’s stored about you if you ask.'] : [])
  ],
  sections: withoutOff<PrivacySection>([
    {
      id: 'reading',
      title: 'When you read',
      paragraphs: [
        scripts.length === 0
          ? 'There is no account and no login. The site sets no cookies, has no advertising, counts no visitors, and loads nothing from other companies.'
          : 'There is no account, no login and no advertising. Each page loads {scripts}, with which visits are counted, and your browser tells it which page you read.',
        'Lines that you keep as favorites stay in your browser. We never receive them, and deleting the site’s data in your browser deletes them.',
        'The server in front of the site writes a log so that attacks and faults can be found: your network address, the time, and the page. It leaves out what comes after a question mark in an address. The log is deleted after {accessLogDays} days.',
        'To keep programs from flooding the forms or the API, a scrambled form of your network address is counted for one minute.',
        ...(isOn('newsletter')
          ? [
              'If you sign up for the daily email or ask for the link to leave it, that form is counted for one hour.',
              'An address that gets that link is counted for a day, also scrambled. While the email that asks you to confirm waits for its turn, which takes three hours at most, such a form of your network’s address is kept with it.'
            ]
          : [])
      ]
    },
    {
      id: 'daily-email',
      feature: 'newsletter',
      title: 'When you subscribe to the daily email',
      paragraphs: [
        'We keep your email address, when you subscribed and confirmed (or, if you come from an earlier list, how you agreed), and for 60 days which daily emails were sent to you.',
        'We use it only for that email, because you asked for it. The emails hold no images, and nothing in them tells us whether you opened or clicked anything.',
        'By a link in each email you can choose when it comes, on which days, from which areas, and a pause.',
        'We keep what you chose, with your time zone, to send by it, and delete it with your address. If you name another address, it stands in the email that we send there, and nowhere else until you confirm.',
        'An address that isn’t confirmed is deleted 14 days after we last asked, and we ask twice at most. As long as the site can’t send email, the address waits until we can ask.',
        'Each email has a link to unsubscribe. It deletes your address at once.',
        'What stays is a scrambled form of it that can’t be read back: with it we recognize the address if someone enters it again, and ask before anything is sent. We keep that because you have a right not to be written to again, and there’s no other way to honor it.'
      ]
    },
    {
      id: 'submissions',
      feature: 'submissions',
      title: 'When you send in an affirmation',
      paragraphs: [
        'We keep your name, your email address and your text so that we can read it and tell you what we decided. Neither name nor address appears on the site. {submitterDays} after the decision both are deleted.',
        'The text itself stays: on the site if it was published, otherwise in our records, without anything that points to you.'
      ]
    },
    {
      id: 'others',
      title: 'Who else gets it',
      paragraphs: [
        takesAddresses
          ? 'Nobody buys or borrows any of this. The company that runs our server and the one that delivers our emails handle it for us, only for that purpose.'
          : 'Nobody buys or borrows any of this. The company that runs our server handles it for us, only for that purpose.',
        'Backups are kept for 30 days, so what you delete is gone from them after that time.'
      ]
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'Write to {email} from the address in question. We’ll send you everything that’s stored about it, correct it, or delete it, and we don’t need a reason. You can also object, or take a consent back, at any time.',
        'If you think that we’re doing something wrong, you can complain to the data protection authority where you live.'
      ]
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: ['{name}, {address}. Email: {email}.']
    }
  ]),
  /** Beside each form. */
  note: { subscribe: 'What happens to your address: ', link: 'Privacy' }
}
