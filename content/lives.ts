/** The pages at /for, of lives.yaml, and the words that they share. */
import generated from './generated/lives.json'
import type { Life, LifeTheme, Seo } from './types'

export const lifeThemes = generated.themes as LifeTheme[]
export const lives = generated.lives as Life[]

export const livesPage = {
  title: 'Affirmations for Your Situation',
  label: 'For Your Situation',
  lead: 'Lines for one life at a time, yours or that of someone you’d like to send one to. Each page also has what helps in a minute, and a person to call where that matters.',
  seo: {
    title: 'Affirmations for Moms, Men, Anxiety, Grief, Work and More',
    description:
      'Affirmations for your situation: for moms, men, Black women, teens, anxiety, grief, job search, faith, birth and many more, each on a page of its own.',
    keywords: ['affirmations for moms', 'affirmations for men', 'affirmations for anxiety', 'christian affirmations']
  } satisfies Seo,
  /** Those that most people look for, by slug: the tiles of /for, and chips on other pages. */
  first: ['moms', 'kids', 'anxiety', 'christian-faith', 'students', 'grief'],
  firstLabel: 'Often looked for',
  /** Where the page leads. */
  next: { href: '/generator', label: 'Daily Generator' },
  search: 'Find a situation',
  /** Above the links on the page of a life area. */
  related: 'For your situation',
  all: 'All situations'
}

/** The moments under which a page has its lines for anyone, by the tags of those lines. */
export const lifeMoments = {
  'To begin':
    'morning-affirmations workplace-affirmations starting-over career-growth focus-and-study creative-work monday-reset courage-practice fresh-start begin morning courage focus ambition work learning growth making craft pace hope choice curiosity energy winning values-focus',
  'In a hard moment':
    'mental-health stress-relief heartbreak hard-season-gratitude feelings safety calm worry anger strength help healing patience letting-go',
  'When you doubt yourself':
    'self-love confidence body-kindness worth self-kindness trust acceptance forgiveness mistakes body looks comparison doubt honesty rejection',
  'With others':
    'family-and-friends partnership boundaries asking voice connection kindness belonging love leading justice receiving repair care loyalty community giving',
  'When it goes well':
    'everyday-gratitude enough weekly-reflection money-calm joy pride gratitude thanks contentment noticing wink pleasure awe desire money luck play appetite',
  'To rest': 'sleep-and-rest evening-affirmations rest sleep night evening peace'
}

/** The words of every page of a life. */
export const lifePage = {
  list: 'The lines',
  moreLines: 'More lines',
  moreMoments: 'More moments',
  anyTime: 'Any time',
  callSomeone: 'Need a person right now?',
  helplines: 'Helplines',
  /** Over a line that paces a breath. */
  breath: { in: 'Breathe in …', out: 'out, longer', pause: 'Pause' },
  ladders: {
    title: 'Softer or stronger',
    list: 'The thoughts',
    intro: 'Three thoughts, each at three strengths. If a line rings false, take the one before it.'
  },
  practice: 'Practice',
  generate: 'Generate an Affirmation',
  tested: 'What has been tested',
  questions: 'Questions',
  guides: 'Guides',
  more: 'More on this',
  help: 'Someone to talk to',
  neighbors: 'More situations'
}
