import { category, type NavEntry, submit, withoutOff } from '../site'
import type { CategoryName, Seo } from '../types'

/** The words of the two landing pages, the resource library and their headings. */
export interface Landing {
  title: string
  lead: string
  seo: Seo
  /** Above the first guide, if one should begin with it. */
  startTitle?: string
  /** Above the guides that follow the first three. */
  moreTitle: string
  moreIntro: string
  /** Where the page leads. */
  next: { href: string; label: string }
}

export const howToLanding: Landing = {
  title: 'How-to guides',
  lead: 'How to write an affirmation, fit it into your day, and notice whether it helps. Each guide starts with something you can do right now.',
  seo: {
    title: 'How to Use Affirmations: Step-by-Step Guides',
    description:
      'Step-by-step guides to writing affirmations, building a morning routine, calming a nervous hour and more, each with its evidence and its limits.',
    keywords: ['how to use affirmations', 'affirmation guides', 'affirmation routine', 'write affirmations']
  },
  startTitle: 'Start here',
  moreTitle: 'More guides',
  moreIntro: 'For evenings and journals, exams and hospital visits, children and athletes.',
  next: { href: '/builder', label: 'Affirmation Builder' }
}

export const problemLanding: Landing = {
  title: 'Problem guides',
  lead: 'For the days when something specific hurts. Each guide begins with what helps right now and ten lines, then looks at the problem, gives a plan for thirty days, and says when to call someone.',
  seo: {
    title: 'Affirmations for Hard Times: Problem Guides With a 30-Day Plan',
    description:
      'Guides with a 30-day plan for low self-esteem, imposter feelings, social anxiety, burnout, grief and more, with affirmations, evidence and helplines.',
    keywords: ['affirmations for low self-esteem', 'imposter syndrome', 'social anxiety affirmations', 'problem guides']
  },
  startTitle: 'Start here',
  moreTitle: 'More problem guides',
  moreIntro: 'For other hard times. No guide replaces a person who can be there with you.',
  next: { href: '/for', label: 'For Your Situation' }
}

export const resourceLibrary = {
  title: 'Resource library',
  lead: 'Our guides, free courses and workbooks by other people, the papers behind it all, and sheets to print and write on.',
  seo: {
    title: 'Affirmation Resources: Guides, Workbooks, Studies, Tools',
    description:
      'More than fifty resources, nearly all free: affirmation guides, CBT workbooks and courses, open-access studies, and printable sheets for your own practice.',
    keywords: ['affirmation resources', 'printable affirmations', 'self-esteem workbook', 'affirmation worksheets']
  } satisfies Seo,
  groups: [
    {
      id: 'guides',
      sky: 'daily',
      title: 'Complete guides',
      intro: 'Every guide on this site, from a first sentence to the hardest times, and exercises by other people.'
    },
    {
      id: 'programs',
      sky: 'health',
      title: 'Transformation programs',
      intro: 'Plans and courses that run for several weeks.'
    },
    {
      id: 'research',
      sky: 'success',
      title: 'Scientific research',
      intro: 'Papers you can read in full, places that collect them, and two scales that researchers use.'
    },
    { id: 'tools', sky: 'gratitude', title: 'Practical tools', intro: 'Sheets to print, write on and cut out.' }
  ] satisfies { id: string; sky: CategoryName; title: string; intro: string }[],
  next: { label: 'Daily Generator', href: '/generator' },
  readOn: withoutOff<NavEntry>([
    category('daily'),
    category('success'),
    { label: 'Affirmation Builder', href: '/builder' },
    submit
  ])
}

/** The links that close a problem guide. */
export const closingLinks = [
  {
    href: '/builder',
    title: 'Affirmation builder',
    text: 'Make lines for your own situation, as gentle or bold as you like.'
  },
  { href: '/science-hub', title: 'Science hub', text: 'The studies behind this guide, and what they do not show.' },
  { href: '/how-to-guide', title: 'How-to guides', text: 'Routines and techniques, step by step.' },
  { href: '/resources', title: 'Resource library', text: 'Free workbooks, courses and sheets to print.' }
]
