/** The name of the site, its navigation and its footer. The names of categories come from taxonomy.yaml. */
import { categories } from './taxonomy'
import type { CategoryName } from './types'

export interface NavEntry {
  label: string
  href: string
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
function category(name: CategoryName, which: 'displayName' | 'alternateName' = 'displayName'): NavEntry {
  const found = categories.find((known) => known.name === name)
  return { label: found?.[which] ?? found?.displayName ?? name, href: `/category/${name}` }
}

export const navigation: NavGroup[] = [
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
      { label: 'Morning Affirmations', href: '/category/daily/morning-affirmations' },
      { label: 'Evening Affirmations', href: '/category/daily/evening-affirmations' },
      { label: 'Workplace Affirmations', href: '/category/daily/workplace-affirmations' }
    ]
  },
  {
    label: category('health').label,
    entries: [category('health'), { label: 'Mental Health', href: '/category/health/mental-health' }]
  },
  {
    label: category('success').label,
    entries: [category('success'), { label: 'Career Growth', href: '/category/success/career-growth' }]
  },
  {
    label: category('love').label,
    entries: [category('love'), { label: 'Self-Love', href: '/category/love/self-love' }]
  },
  {
    label: 'Resources',
    entries: [
      { label: 'Resource Library', href: '/resources' },
      { label: 'Science & Research', href: '/science' },
      { label: 'Create Personal Affirmations', href: '/how-to/create-personal-affirmations' },
      category('weekly', 'alternateName'),
      category('gratitude', 'alternateName'),
      { label: 'For Your Situation', href: '/for' }
    ]
  },
  {
    label: 'Community',
    entries: [{ label: 'Submit an Affirmation', href: '/submit' }]
  }
]

export const footer = {
  start: [
    { label: 'Complete Guide', href: '/' },
    { label: 'Resources', href: '/resources' },
    { label: 'Daily Generator', href: '/generator' },
    { label: 'Submit an Affirmation', href: '/submit' }
  ],
  /** The links that the site adds to those of the specification. */
  more: [
    { label: 'Your Favorites', href: '/favorites' },
    { label: 'Practice', href: '/practice' },
    { label: 'For Your Situation', href: '/for' },
    { label: 'Every Day', href: '/daily' },
    { label: 'Daily Email', href: '/#newsletter-signup' },
    { label: 'Reminder', href: '/reminder' },
    { label: 'Use It Anywhere (API)', href: '/api' }
  ],
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
    { label: 'Unsubscribe', href: '/unsubscribe' },
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
