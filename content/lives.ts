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
  /** Above the links on the page of a life area. */
  related: 'For your situation',
  all: 'All situations'
}

/** The words of every page of a life. */
export const lifePage = {
  list: 'The lines',
  moreLines: 'More lines',
  callSomeone: 'Need a person right now?',
  helplines: 'Helplines',
  ladders: {
    title: 'Softer or stronger',
    intro: 'Three thoughts, each at three strengths. If a line rings false, take the one before it.'
  },
  practice: 'Practice',
  generate: 'Generate an Affirmation',
  guides: 'Guides',
  more: 'More on this',
  help: 'Someone to talk to',
  neighbors: 'More situations'
}
