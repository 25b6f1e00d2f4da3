/** What one can do on this site, for /search: under the title and the lead of its page, and by the words of visitors. */
import { accessibilityPage } from './pages/accessibility'
import { apiPage } from './pages/api'
import { builderPage } from './pages/builder'
import { calendarPage } from './pages/days'
import { favoritesPage } from './pages/favorites'
import { generatorPage } from './pages/generator'
import { sections } from './pages/home'
import { unsubscribeFormPage } from './pages/newsletter'
import { practicePage } from './pages/practice'
import { privacyPage } from './pages/privacy'
import { reminderPage } from './pages/reminder'
import { submitPage } from './pages/submit'
import { hub } from './science/hub'
import { type Feature, withoutOff } from './site'

interface Tool {
  href: string
  page: { title: string; lead: string }
  /** Words that its title and lead do not have. */
  words: string
  feature?: Feature
}

export const tools = withoutOff<Tool>([
  {
    href: '/reminder',
    page: reminderPage,
    words:
      'remind reminders alarm alert notification every morning every evening every day at seven o’clock am pm phone app'
  },
  {
    href: '/daily',
    page: calendarPage,
    words: 'affirmation calendar month print printable wall door archive yesterday today'
  },
  {
    href: '/for',
    page: {
      title: 'Lines to print in large letters',
      lead: 'The page of each situation, such as kids, students or a hospital stay, prints its lines in large letters: for a class, a patient, a group or a wall. So do your favorites.'
    },
    words:
      'large print big letters font poster handout classroom teacher teachers lesson school bedside nurse low vision'
  },
  {
    href: '/resources#tools',
    page: {
      title: 'Printable sheets',
      lead: 'Cards to cut out, a 30-day practice, a planner and pages to write on, each as a PDF.'
    },
    words:
      'pdf pdfs download downloads printable printables worksheet worksheets sheet cards journal pages group workshop'
  },
  {
    href: '/#daily-quote',
    page: {
      title: 'A line as a picture, or to share',
      lead: 'On a phone, “Share” beside each line opens the apps that you have, such as WhatsApp or your messages; elsewhere it copies the line. “Save as image” stands beside today’s line, below each line that you generate, and on the page of every line: square, upright or wide.'
    },
    words:
      'sharing whatsapp telegram signal messenger facebook pictures image images photo wallpaper background lock screen story download png instagram pinterest'
  },
  {
    href: '/api',
    page: apiPage,
    words:
      'widget iphone ipad android home assistant shortcuts siri slack rss feed embed shell command line api developers data json program download'
  },
  {
    href: '/api#terminal',
    page: {
      title: 'Today’s line in a terminal',
      lead: 'Copy one line into ~/.zshrc or ~/.bashrc, and each new window greets you.'
    },
    words: 'command line shell console bash zsh curl'
  },
  {
    href: '/science-hub',
    page: { title: 'Science & Research', lead: hub.lead.join(' ') },
    words:
      'do affirmations work evidence proof prove proven scientific skeptic skeptical cite citation citations references bibliography bibtex sources'
  },
  {
    href: '/',
    page: { title: 'Free to read, copy and print', lead: 'Everything on the site is free to read, copy and print.' },
    words: 'cost price pay paid premium ads subscription account login password register sign up home page'
  },
  { href: '/generator', page: generatorPage, words: 'random new another line' },
  {
    href: '/builder',
    page: { title: builderPage.title, lead: builderPage.intro },
    words: 'own personal make write create my own'
  },
  { href: '/practice', page: practicePage, words: 'breathe breathing meditation repeat full screen read aloud timer' },
  {
    href: '/favorites',
    page: favoritesPage,
    words: 'favorite saved save keep notes print cards link another device sync offline'
  },
  {
    href: '/#newsletter-signup',
    page: { title: sections.newsletter.title, lead: 'A single affirmation by email, once a day.' },
    words: 'email e-mail mail newsletter subscribe every morning change address settings',
    feature: 'newsletter'
  },
  {
    href: '/unsubscribe',
    page: { title: 'Unsubscribe', lead: unsubscribeFormPage.lead },
    words:
      'unsubscribing stop cancel end leave emails e-mails mails subscription remove change my address list opt out',
    feature: 'newsletter'
  },
  {
    href: '/submit',
    page: submitPage,
    words: 'send in share contribute suggest community',
    feature: 'submissions'
  },
  {
    href: '/accessibility',
    page: accessibilityPage,
    words: 'keyboard screen reader zoom contrast blind deaf dark mode light theme font text size bigger larger letters'
  },
  { href: '/privacy', page: privacyPage, words: 'cookies tracking personal data delete erase remove account gdpr' }
])
