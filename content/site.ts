/** The name of the site, its navigation and its footer. The names of categories come from taxonomy.yaml. */
import { categories } from './taxonomy'
import type { CategoryName } from './types'

/**
 * What the site does besides showing pages. What is `false` is switched off everywhere: its addresses, forms, links, sentences and
 * commands. docs/make-it-yours.md says what to do before.
 */
export const features = { newsletter: true, submissions: true }
export type Feature = keyof typeof features

/** @param feature none for what cannot be switched off */
export function isOn(feature: Feature | undefined): boolean {
  return feature === undefined || features[feature]
}

/** The entries of a list without those of what is switched off. */
export function withoutOff<Entry extends { feature?: Feature }>(entries: Entry[]): Entry[] {
  return entries.filter(({ feature }) => isOn(feature))
}

export interface NavEntry {
  label: string
  href: string
  feature?: Feature
}

export interface NavGroup {
  label: string
  entries: NavEntry[]
}

export const site = {
  name: 'Daily Affirmations',
  /** Stands below the icon on a phone's home screen: 12 characters at most. */
  shortName: 'Affirmations',
  tagline: 'A line for today, and the honest research behind it.',
  /** Language and region of the texts. */
  locale: 'en_US',
  disclaimer:
    'This site is not medical advice. If you are struggling, please talk to someone you trust or a professional.'
}

/**
 * The person or company responsible for what visitors send, as /privacy names it. A deployer fills this in; the start warns
 * as long as the address ends in example.org.
 */
export const controller = {
  name: 'Sample Controller',
  address: '1 Sample Street, 12345 Sample Town',
  email: 'privacy@example.org',
  /** Days that the server in front of the site keeps its log of requests. */
  accessLogDays: 14
}

/** A script that every page loads beside the site's own, such as one that counts visits. */
export interface SiteScript {
  /** An address that begins with https://, or a file of public/, as /count.js. */
  src: string
  /** The origins to which it sends, such as https://count.example.org, unless it is its own. */
  connect?: string[]
  /** What it reads from its element: `{ 'data-website-id': '…' }`. */
  data?: Record<`data-${string}`, string>
}

/** None, and /privacy says so. Once there is one, read what else /privacy has to say about it. */
export const scripts: SiteScript[] = []

/** A link to a category under its first or its second name. */
export function category(name: CategoryName, which: 'displayName' | 'alternateName' = 'displayName'): NavEntry {
  const found = categories.find((known) => known.name === name)
  return { label: found?.[which] ?? found?.displayName ?? name, href: `/category/${name}` }
}

/** A link to a subcategory. If there is none of this name, content:check says so. */
function subcategory(of: CategoryName, id: string): NavEntry {
  const found = categories.find(({ name }) => name === of)?.subcategories.find((known) => known.id === id)
  return { label: found?.title ?? id, href: `/category/${of}/${id}` }
}

export const submit: NavEntry = { label: 'Submit an Affirmation', href: '/submit', feature: 'submissions' }

const groups: NavGroup[] = [
  {
    label: 'Getting Started',
    entries: [
      { label: 'Complete Guide', href: '/' },
      { label: 'Daily Generator', href: '/generator' },
      { label: 'Affirmation Builder', href: '/builder' },
      { label: 'Practice', href: '/practice' },
      { label: 'Your Favorites', href: '/favorites' }
    ]
  },
  {
    label: category('daily', 'alternateName').label,
    entries: [
      category('daily'),
      subcategory('daily', 'morning-affirmations'),
      subcategory('daily', 'evening-affirmations'),
      subcategory('daily', 'workplace-affirmations'),
      { label: 'Every Day', href: '/daily' },
      { label: 'Reminder', href: '/reminder' }
    ]
  },
  {
    label: category('health').label,
    entries: [category('health'), subcategory('health', 'mental-health')]
  },
  {
    label: category('success').label,
    entries: [category('success'), subcategory('success', 'career-growth')]
  },
  {
    label: category('love').label,
    entries: [category('love'), subcategory('love', 'self-love')]
  },
  {
    label: 'Resources',
    entries: [
      { label: 'Resource Library', href: '/resources' },
      { label: 'Science & Research', href: '/science' },
      { label: 'Create Personal Affirmations', href: '/how-to/create-personal-affirmations' },
      category('weekly', 'alternateName'),
      category('gratitude', 'alternateName'),
      { label: 'How-to Guides', href: '/how-to-guide' },
      { label: 'Problem Guides', href: '/problem-solution' },
      { label: 'For Your Situation', href: '/for' }
    ]
  },
  { label: 'Community', entries: [submit] }
]

/** The menu, without groups in which everything is switched off. */
export const navigation = groups
  .map(({ label, entries }) => ({ label, entries: withoutOff(entries) }))
  .filter(({ entries }) => entries.length > 0)

export const footer = {
  start: withoutOff<NavEntry>([
    { label: 'Complete Guide', href: '/' },
    { label: 'Resources', href: '/resources' },
    { label: 'Daily Generator', href: '/generator' },
    submit
  ]),
  /** The links that the site adds to those of the specification. */
  more: withoutOff<NavEntry>([
    { label: 'Your Favorites', href: '/favorites' },
    { label: 'Practice', href: '/practice' },
    { label: 'For Your Situation', href: '/for' },
    { label: 'Every Day', href: '/daily' },
    { label: 'Daily Email', href: '/#newsletter-signup', feature: 'newsletter' },
    { label: 'Reminder', href: '/reminder' },
    { label: 'Use It Anywhere (API)', href: '/api' }
  ]),
  categories: [
    category('daily'),
    category('health'),
    category('success'),
    category('love'),
    category('gratitude'),
    category('weekly')
  ],
  about: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Unsubscribe', href: '/unsubscribe', feature: 'newsletter' },
    { label: 'Accessibility', href: '/accessibility' }
  ],
  /** Social networks: a deployer fills in the addresses, or takes them out. `#` leads nowhere. */
  social: [
    { label: 'Instagram', href: '#' },
    { label: 'Facebook', href: '#' },
    { label: 'Pinterest', href: '#' }
  ]
}

/** Stands in for a daily affirmation if none can be had. */
export const dailyFallback = 'I have limitless potential, and today I only need to use a little of it.'
