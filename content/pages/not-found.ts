/** The words for addresses that do not exist, by what was asked for. */
import { site } from '../site'

interface NotFoundWords {
  heading: string
  text: string
  seo: { title: string; description: string; keywords: string[] }
  /** The pages above it, for the breadcrumb. */
  parents: { label: string; href: string }[]
  /** The ways on, the best first. */
  actions: { label: string; href: string }[]
}

const home = { label: 'Back to Home', href: '/' }
const howToGuides = { label: 'How-to guides', href: '/how-to-guide' }
const problemGuides = { label: 'Problem guides', href: '/problem-solution' }
const scienceHub = { label: 'Science & Research', href: '/science-hub' }
const lives = { label: 'For Your Situation', href: '/for' }
const everyDay = { label: 'Every day', href: '/daily' }
const areas = ['daily affirmations', 'health affirmations', 'success affirmations', 'love affirmations']
const noGuide = 'There is no guide at this address. The six life areas on the home page lead to all of them.'

export const notFoundCases = {
  page: {
    heading: 'Page Not Found',
    text: `The page you’re looking for doesn’t exist. Let’s get you back on track with our ${site.name}.`,
    seo: {
      title: '404: Missing Page? Find 1200+ Affirmations Instead!',
      description: 'The page you are looking for does not exist. Go back to the home page or generate an affirmation.',
      keywords: ['daily affirmations', 'affirmation generator', 'page not found']
    },
    parents: [],
    actions: [home, { label: 'Generate Affirmations', href: '/generator' }]
  },
  category: {
    heading: 'Category Not Found',
    text: 'There is no such life area here. All six are on the home page.',
    seo: {
      title: 'Category Not Found',
      description:
        'There is no such life area here. The six that there are, with their affirmations, are on the home page.',
      keywords: areas
    },
    parents: [],
    actions: [home]
  },
  categoryOfSubcategory: {
    heading: 'Category not found',
    text: noGuide,
    seo: {
      title: 'Category not found',
      description: 'The life area in this address does not exist. The six that there are lead to all of their guides.',
      keywords: areas
    },
    parents: [],
    actions: [home]
  },
  subcategory: {
    heading: 'Subcategory not found',
    text: noGuide,
    seo: {
      title: 'Subcategory not found',
      description: 'This life area has no guide of that name. The page of each life area lists the guides that it has.',
      keywords: ['affirmation guides', 'morning affirmations', 'evening affirmations', 'self-love affirmations']
    },
    parents: [],
    actions: [home]
  },
  malformedSubcategory: {
    heading: 'Invalid category or subcategory',
    text: noGuide,
    seo: {
      title: 'Invalid category or subcategory',
      description: 'This address names no life area and no guide. The home page leads to all of both that there are.',
      keywords: areas
    },
    parents: [],
    actions: [home]
  },
  affirmation: {
    heading: 'Affirmation Not Found',
    text: 'The affirmation you’re looking for doesn’t exist.',
    seo: {
      title: 'Affirmation Not Found',
      description:
        'There is no affirmation at this address. The home page has one for today and leads to all the others.',
      keywords: ['affirmation', 'affirmation of the day', 'daily affirmations']
    },
    parents: [],
    actions: [home]
  },
  day: {
    heading: 'No line for that date',
    text: 'A date has its line from the moment it begins somewhere on earth. Later dates have none yet, and neither have those from before the calendar begins.',
    seo: {
      title: 'No Line for That Date',
      description:
        'There is no line for that date. The calendar has one for every date that has begun somewhere on earth.',
      keywords: ['affirmation of the day', 'affirmation calendar', 'daily affirmations']
    },
    parents: [everyDay],
    actions: [{ label: 'The Calendar', href: everyDay.href }, home]
  },
  howToGuide: {
    heading: 'Guide not found',
    text: 'There is no how-to guide at this address.',
    seo: {
      title: 'Guide not found',
      description:
        'There is no how-to guide at this address. All how-to guides, with what each is for, are on one page.',
      keywords: ['how to use affirmations', 'affirmation guides', 'write affirmations']
    },
    parents: [howToGuides],
    actions: [
      { label: 'All How-to Guides', href: howToGuides.href },
      { label: 'Back to Resources', href: '/resources' }
    ]
  },
  problemGuide: {
    heading: 'Problem guide not found',
    text: 'There is no problem guide at this address.',
    seo: {
      title: 'Problem guide not found',
      description:
        'There is no problem guide at this address. All problem guides, with what each is for, are on one page.',
      keywords: ['problem guides', 'affirmations for low self-esteem', 'social anxiety affirmations']
    },
    parents: [problemGuides],
    actions: [{ label: 'All Problem Guides', href: problemGuides.href }, home]
  },
  studyTopic: {
    heading: 'Topic not found',
    text: 'There is no topic of studies at this address.',
    seo: {
      title: 'Topic not found',
      description:
        'There is no topic of studies at this address. All topics, with the studies of each, are on the science hub.',
      keywords: ['affirmation studies', 'self-affirmation research', 'science of affirmations']
    },
    parents: [scienceHub],
    actions: [{ label: 'All Studies by Topic', href: `${scienceHub.href}#clinical-studies` }, home]
  },
  life: {
    heading: 'Situation not found',
    text: 'There is no page for that situation yet. The ones there are stand in one list.',
    seo: {
      title: 'Situation not found',
      description:
        'There is no page for that situation at this address. All the situations there are stand in one list.',
      keywords: ['affirmations for moms', 'affirmations for men', 'affirmations for your situation']
    },
    parents: [lives],
    actions: [{ label: 'All Situations', href: lives.href }, home]
  }
} satisfies Record<string, NotFoundWords>

const AGAIN = 'Go back in your browser: what you wrote is still in the form.'

/** For a visitor whose request was refused before it was read, by status. */
export const refusals: Partial<Record<string, { title: string; text: string }>> = {
  403: {
    title: 'This form came from another site',
    text: `The site takes forms only from its own pages. ${AGAIN} Or open the page here and send it again.`
  },
  405: {
    title: 'This page takes no form',
    text: `It is there to be read, and what was sent to it has not been kept. ${AGAIN}`
  },
  413: {
    title: 'That is too long',
    text: `The form has more words than the site can take. ${AGAIN} Shorten it there.`
  },
  414: {
    title: 'That address is too long',
    text: 'Take away what follows its question mark, or search for fewer words.'
  },
  429: { title: 'That was a lot at once', text: `Please wait a minute and send it again. ${AGAIN}` }
}

/** For the page of an affirmation that is no longer on the site. */
export const retired = {
  title: 'Affirmation Retired',
  description: 'This affirmation was on the site once and is no longer. Its life area and the home page have others.',
  keywords: ['affirmation', 'retired affirmation', 'daily affirmations'],
  robots: { index: false }
}

export type NotFoundCase = keyof typeof notFoundCases
