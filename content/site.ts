/** The name of the site, its navigation and its footer. */

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
  tagline: 'A line for today, and the honest research behind it.',
  /** Language and region of the texts. */
  locale: 'en_US',
  disclaimer:
    'This site is not medical advice. If you are struggling, please talk to someone you trust or a professional.'
}

export const navigation: NavGroup[] = [
  {
    label: 'Getting Started',
    entries: [
      { label: 'Complete Guide', href: '/' },
      { label: 'Daily Generator', href: '/generator' },
      { label: 'Affirmation Builder', href: '/builder' }
    ]
  },
  {
    label: 'Daily Affirmations',
    entries: [
      { label: 'Daily Motivation', href: '/category/daily' },
      { label: 'Morning Affirmations', href: '/category/daily/morning-affirmations' },
      { label: 'Evening Affirmations', href: '/category/daily/evening-affirmations' },
      { label: 'Workplace Affirmations', href: '/category/daily/workplace-affirmations' }
    ]
  },
  {
    label: 'Health & Wellness',
    entries: [
      { label: 'Health & Wellness', href: '/category/health' },
      { label: 'Mental Health', href: '/category/health/mental-health' }
    ]
  },
  {
    label: 'Success & Career',
    entries: [
      { label: 'Success & Career', href: '/category/success' },
      { label: 'Career Growth', href: '/category/success/career-growth' }
    ]
  },
  {
    label: 'Love & Relationships',
    entries: [
      { label: 'Love & Relationships', href: '/category/love' },
      { label: 'Self-Love', href: '/category/love/self-love' }
    ]
  },
  {
    label: 'Resources',
    entries: [
      { label: 'Resource Library', href: '/resources' },
      { label: 'Science & Research', href: '/science' },
      { label: 'Create Personal Affirmations', href: '/how-to/create-personal-affirmations' },
      { label: 'Advanced Practices', href: '/category/weekly' },
      { label: 'Spiritual & Gratitude', href: '/category/gratitude' }
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
  /** What the site adds to the specification's links. */
  more: [
    { label: 'Your Favorites', href: '/favorites' },
    { label: 'Practice', href: '/practice' }
  ],
  categories: [
    { label: 'Daily Motivation', href: '/category/daily' },
    { label: 'Health & Wellness', href: '/category/health' },
    { label: 'Success & Career', href: '/category/success' },
    { label: 'Love & Relationships', href: '/category/love' },
    { label: 'Gratitude', href: '/category/gratitude' },
    { label: 'Weekly Focus', href: '/category/weekly' }
  ],
  /** The specification asks for three social links that point nowhere: a deployer fills in the addresses. */
  social: [
    { label: 'Instagram', href: '#' },
    { label: 'Facebook', href: '#' },
    { label: 'Pinterest', href: '#' }
  ]
}

/** Stands in for a daily affirmation where none can be had. */
export const dailyFallback = 'I have limitless potential, and today I only need to use a little of it.'
