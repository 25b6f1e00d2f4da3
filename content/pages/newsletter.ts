/** The words of the emails, and of the pages that their links lead to. `{site}` is the host of the site. */
import { site } from '../site'
import type { Seo } from '../types'

export const mails = {
  daily: {
    action: 'Open it on the site',
    why: 'You get this because this address is subscribed to the daily email at {site}.'
  },
  welcome: {
    subject: 'You are on the list',
    label: 'Welcome',
    headline: 'One line a day, starting with the next one.',
    paragraphs: [
      'Thank you for signing up. Once a day you’ll get a single affirmation, and nothing else.',
      'Take what fits and leave the rest. A line that doesn’t fit today may fit on another day.'
    ],
    action: 'Read today’s line',
    why: 'You get this because this address is subscribed to the daily email at {site}.'
  },
  confirm: {
    subject: 'Please confirm your address',
    label: 'One more step',
    headline: 'Is this your address?',
    intro:
      'Someone, hopefully you, entered this address to get one affirmation a day. Press the button, confirm on the page that opens, and the emails will start. The link works for 14 days.',
    /** The first time. What both promise is kept by lib/newsletter/list/unconfirmed-mail.ts. */
    once: 'If it wasn’t you, you can ignore this email: no daily email comes unless you confirm. If the address is entered again, we ask once more, and then not again for two weeks.',
    /** The second time. */
    last: 'If it wasn’t you, you can ignore this email: no daily email comes unless you confirm, and we won’t ask again for two weeks.',
    action: 'Confirm on the site',
    why: 'You get this because this address was entered at {site}.'
  },
  approved: {
    subject: 'Your affirmation is on the site',
    label: 'Published',
    paragraphs: ['Thank you for sending it in. It has its own page now, and others can find it.'],
    action: 'See it on the site',
    why: 'You get this because an affirmation was sent in with this address at {site}.'
  },
  rejected: {
    subject: 'About the affirmation you sent in',
    label: 'Your affirmation',
    headline: 'Thank you for sending it in.',
    /** The reviewer's reason comes between these two. */
    before: 'We read it with care and decided not to publish it this time. The reason:',
    after:
      'That doesn’t change what the line can do for you. Keep it if it helps, and send in another whenever you like.',
    why: 'You get this because an affirmation was sent in with this address at {site}.'
  },
  /** To the address that a subscriber wants the daily email to go to instead. */
  newAddress: {
    subject: 'Please confirm your new address',
    label: 'One more step',
    headline: 'Is this your new address?',
    paragraphs: [
      'Someone, hopefully you, wants the daily email to come here from now on. Press the button, and confirm on the page that opens. The link works for 14 days.',
      'If it wasn’t you, you can ignore this email: nothing comes unless you confirm.'
    ],
    action: 'Confirm on the site',
    why: 'You get this because this address was entered at {site}.'
  },
  /** For whoever has entered an address at /unsubscribe. */
  unsubscribeLink: {
    subject: 'Your link to unsubscribe',
    label: 'Unsubscribe',
    headline: 'Leave the daily email?',
    paragraphs: [
      'Someone, hopefully you, asked for this link. Press the button, then the one on the page that opens, and your address is deleted.',
      'If it wasn’t you, you can ignore this email: nothing changes. We send this link once a day at most.'
    ],
    action: 'Unsubscribe on the site',
    why: 'You get this because this address was entered at {site}/unsubscribe.'
  },
  settings: 'Choose time, days and topics',
  unsubscribe: 'Unsubscribe',
  /** The name of the sender if MAIL_FROM has only an address. */
  sender: site.name
}

interface Message {
  title: string
  text: string
}

const description = `The pages that the links in emails from ${site.name} open.`

export const unsubscribePage = {
  seo: { title: 'Unsubscribe from the Daily Email', description },
  /** Shown at first: opening the page changes nothing. */
  ask: {
    title: 'Leave the daily email?',
    /** `{address}` is like a•••@example.org: whoever forwarded the email sees that it is theirs. */
    text: 'Press the button and {address} is deleted. You won’t get any more emails, and you don’t have to give a reason.'
  },
  button: 'Unsubscribe',
  done: {
    title: 'You have left the list',
    text: 'Your address has been deleted. If you ever want the daily line back, sign up again on the home page.'
  },
  invalid: {
    title: 'This link is not complete',
    text: 'Nothing was changed. Open the link in the email again, or copy all of it.'
  }
} satisfies Record<string, unknown> & { ask: Message; done: Message; invalid: Message }

/** The page for whoever has no link at hand. */
export const unsubscribeFormPage = {
  title: 'Unsubscribe from the Daily Email',
  label: 'Unsubscribe',
  lead: 'Each email has a link at its end that takes you off the list. If you have none at hand, enter your address, and we’ll send you that link.',
  /** In its place if the site cannot send e-mail. `{email}` is the controller's address. */
  leadWithoutMail:
    'Each email has a link at its end that takes you off the list. If you have none at hand, write to {email} from the address that is to leave it, and we’ll take it off. This site can’t send email itself right now.',
  seo: {
    title: 'Unsubscribe from the Daily Email',
    description: `How to leave the daily email from ${site.name}: by the link at the end of each email, or without it. No login, no reasons asked.`,
    keywords: ['unsubscribe', 'stop emails', 'leave the list', 'daily email']
  } satisfies Seo,
  button: 'Send Me the Link',
  sentTitle: 'Look in your inbox',
  another: 'Use another address',
  /** The same for every address, so that nobody learns which are on the list. */
  sent: 'If this address is on the list, the link is on its way. It may take a few minutes, and we send it once a day at most. If nothing comes, the daily email goes to another address of yours.'
}

/** The page where readers choose. `{address}` is like a•••@example.org. */
export const settingsPage = {
  seo: { title: 'Your Daily Email', description },
  title: 'Your Daily Email',
  label: 'Your daily email',
  lead: 'When it comes to {address}, and what it’s about.',
  form: {
    fields: {
      time: 'Time',
      timeZone: 'Time zone',
      days: 'Days',
      categories: 'Topics',
      awayUntil: 'Pause until',
      newEmail: 'Another address'
    },
    categoriesNote: 'Check none to get all of them in turn.',
    awayUntilNote: 'No email comes before this date. Leave it empty for no pause.',
    newEmailNote: 'We’ll send an email there. Until you confirm in it, the daily email comes to the present address.',
    save: 'Save',
    leave: 'Unsubscribe instead',
    refused: 'Nothing was saved. Please look at what is marked.',
    saved: 'Saved. Your next email comes on {date} at {time} ({zone}).',
    asked: 'Please open the email that we sent to {address}, and confirm the address.'
  },
  days: {
    daily: 'Every day',
    weekdays: 'Monday to Friday',
    monday: 'Mondays only',
    tuesday: 'Tuesdays only',
    wednesday: 'Wednesdays only',
    thursday: 'Thursdays only',
    friday: 'Fridays only',
    saturday: 'Saturdays only',
    sunday: 'Sundays only'
  },
  invalid: unsubscribePage.invalid
}

export const confirmPage = {
  seo: { title: 'Confirm Your Address', description },
  ask: {
    title: 'Join the daily email?',
    text: 'Press the button to get one affirmation a day in your inbox. You can unsubscribe anytime with the link in each email.'
  },
  button: 'Yes, Send Me the Daily Line',
  done: {
    title: 'You are on the list',
    text: 'Thank you. Your first line will come with the next daily email.'
  },
  /** A link of the result, and of the page to unsubscribe. */
  settings: 'Choose Time, Days and Topics',
  newAddress: {
    ask: {
      title: 'Get the daily email here?',
      text: 'Press the button, and it comes to this address from now on, and no longer to the former one.'
    },
    button: 'Yes, Send It Here',
    done: { title: 'Your address has changed', text: 'The next daily email comes to your new address.' }
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'Confirmation links work for 14 days. Open the newest email from us, or sign up again on the home page.'
  },
  gone: {
    title: 'This address is not on the list',
    text: 'It was removed after this link was sent. If that isn’t what you wanted, sign up again on the home page.'
  },
  invalid: unsubscribePage.invalid
} satisfies Record<string, unknown> & { ask: Message; done: Message; expired: Message; gone: Message; invalid: Message }
