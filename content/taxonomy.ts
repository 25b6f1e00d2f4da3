import type { Category } from './types'

/**
 * The six categories, each a moment of one day, with their subcategories.
 * The order of categories is the order on the home page; the order of subcategories is the order on the category page.
 */
export const categories: Category[] = [
  {
    name: 'daily',
    displayName: 'Daily Motivation',
    alternateName: 'Daily Affirmations',
    description: 'Lines for getting up, getting on with it, and letting the day go at the end.',
    icon: 'sunrise',
    moment: 'dawn',
    related: ['health', 'success', 'gratitude'],
    articles: [
      { title: 'Morning Affirmations', href: '/category/daily/morning-affirmations' },
      { title: 'Evening Affirmations', href: '/category/daily/evening-affirmations' },
      { title: 'Workplace Affirmations', href: '/category/daily/workplace-affirmations' }
    ],
    subcategories: [
      {
        id: 'morning-affirmations',
        title: 'Morning Affirmations',
        description: 'For the first hour, before the day has made up its mind.',
        icon: 'sunrise'
      },
      {
        id: 'evening-affirmations',
        title: 'Evening Affirmations',
        description: 'For putting the day down where it is and going to bed without it.',
        icon: 'moon'
      },
      {
        id: 'workplace-affirmations',
        title: 'Workplace Affirmations',
        description: 'For meetings, inboxes, shifts, and the minute before you knock on the door.',
        icon: 'briefcase'
      },
      {
        id: 'confidence',
        title: 'Confidence',
        description: 'For speaking up, walking in, and taking up the room you need.',
        icon: 'flame'
      },
      {
        id: 'starting-over',
        title: 'Starting Over',
        description: 'For day one, and for the day after you gave up on day one.',
        icon: 'refresh-cw'
      }
    ]
  },
  {
    name: 'health',
    displayName: 'Health & Wellness',
    description: 'Lines for a body that needs care and a mind that needs rest.',
    icon: 'leaf',
    moment: 'morning',
    related: ['daily', 'love', 'gratitude'],
    articles: [
      { title: 'Mental Health', href: '/category/health/mental-health' },
      { title: 'Anxiety Management', href: '/how-to-guide/anxiety-management' },
      { title: 'Overcoming Social Anxiety', href: '/problem-solution/social-anxiety' }
    ],
    subcategories: [
      {
        id: 'mental-health',
        title: 'Mental Health',
        description: 'For anxious hours, low days, and asking for help.',
        icon: 'brain'
      },
      {
        id: 'stress-relief',
        title: 'Stress Relief',
        description: 'For tight shoulders, full calendars, and the next slow breath.',
        icon: 'wind'
      },
      {
        id: 'sleep-and-rest',
        title: 'Sleep and Rest',
        description: 'For lying awake, and for resting without having earned it first.',
        icon: 'bed'
      },
      {
        id: 'body-kindness',
        title: 'Body Kindness',
        description: 'For living in the body you have, on good days and in waiting rooms.',
        icon: 'hand-heart'
      }
    ]
  },
  {
    name: 'success',
    displayName: 'Success & Career',
    description: 'Lines for work, study and money that stay honest about effort and luck.',
    icon: 'trending-up',
    moment: 'noon',
    related: ['daily', 'health', 'weekly'],
    articles: [
      { title: 'Career Growth', href: '/category/success/career-growth' },
      { title: 'Overcoming Imposter Syndrome', href: '/problem-solution/imposter-syndrome' },
      { title: 'How to Create Affirmations', href: '/how-to-guide/create-affirmations' }
    ],
    subcategories: [
      {
        id: 'career-growth',
        title: 'Career Growth',
        description: 'For interviews, reviews, new roles, and asking for more.',
        icon: 'trending-up'
      },
      {
        id: 'focus-and-study',
        title: 'Focus and Study',
        description: 'For exams, deep work, and coming back to the page.',
        icon: 'book-open'
      },
      {
        id: 'money-calm',
        title: 'Money Calm',
        description: 'For opening the envelope, making the budget, and breathing while you do it.',
        icon: 'wallet'
      },
      {
        id: 'creative-work',
        title: 'Creative Work',
        description: 'For blank pages, first drafts, and showing the thing to someone.',
        icon: 'palette'
      }
    ]
  },
  {
    name: 'love',
    displayName: 'Love & Relationships',
    description: 'Lines for the people you love, and for the one you wake up with as yourself.',
    icon: 'heart',
    moment: 'golden hour',
    related: ['daily', 'health', 'gratitude'],
    articles: [
      { title: 'Self-Love', href: '/category/love/self-love' },
      { title: 'Overcoming Low Self-Esteem', href: '/problem-solution/low-self-esteem' },
      { title: 'Partnership', href: '/category/love/partnership' }
    ],
    subcategories: [
      {
        id: 'self-love',
        title: 'Self-Love',
        description: 'For talking to yourself the way you talk to someone you love.',
        icon: 'heart'
      },
      {
        id: 'partnership',
        title: 'Partnership',
        description: 'For listening, repairing, and staying two people.',
        icon: 'heart-handshake'
      },
      {
        id: 'heartbreak',
        title: 'Heartbreak',
        description: 'For endings, empty sides of the bed, and the first good hour after.',
        icon: 'heart-crack'
      },
      {
        id: 'family-and-friends',
        title: 'Family and Friends',
        description: 'For parents, children, siblings and the friends who became kin.',
        icon: 'house'
      }
    ]
  },
  {
    name: 'gratitude',
    displayName: 'Gratitude',
    alternateName: 'Spiritual & Gratitude',
    description: 'Lines for noticing what is here, also on days when there seems to be little.',
    icon: 'sunset',
    moment: 'dusk',
    related: ['daily', 'love', 'weekly'],
    articles: [
      { title: 'Everyday Gratitude', href: '/category/gratitude/everyday-gratitude' },
      { title: 'Gratitude in a Hard Season', href: '/category/gratitude/hard-season-gratitude' },
      { title: 'Morning Routine', href: '/how-to-guide/morning-routine' }
    ],
    subcategories: [
      {
        id: 'everyday-gratitude',
        title: 'Everyday Gratitude',
        description: 'For small things: warm water, a held door, bread.',
        icon: 'sprout'
      },
      {
        id: 'hard-season-gratitude',
        title: 'Gratitude in a Hard Season',
        description: 'For thanking without pretending that it does not hurt.',
        icon: 'mountain'
      },
      {
        id: 'enough',
        title: 'Enough',
        description: 'For wanting less for an evening, and seeing what is already on the table.',
        icon: 'cloud-sun'
      },
      {
        id: 'spiritual-practice',
        title: 'Spiritual Practice',
        description: 'For quiet, prayer, awe and whatever name you give them.',
        icon: 'sparkle'
      }
    ]
  },
  {
    name: 'weekly',
    displayName: 'Weekly Focus',
    alternateName: 'Advanced Practices',
    description: 'One line for the whole week, and practices for people who have done this a while.',
    icon: 'moon',
    moment: 'night',
    related: ['success', 'health', 'gratitude'],
    articles: [
      { title: 'Monday Reset', href: '/category/weekly/monday-reset' },
      { title: 'Values Focus', href: '/category/weekly/values-focus' },
      { title: 'How to Create Affirmations', href: '/how-to-guide/create-affirmations' }
    ],
    subcategories: [
      {
        id: 'monday-reset',
        title: 'Monday Reset',
        description: 'For choosing one focus before the week chooses for you.',
        icon: 'calendar'
      },
      {
        id: 'values-focus',
        title: 'Values Focus',
        description: 'For spending a week close to one thing that matters to you.',
        icon: 'compass'
      },
      {
        id: 'courage-practice',
        title: 'Courage Practice',
        description: 'For one brave thing a week, of a size you can carry.',
        icon: 'footprints'
      },
      {
        id: 'weekly-reflection',
        title: 'Weekly Reflection',
        description: 'For looking back at seven days without scolding.',
        icon: 'notebook-pen'
      }
    ]
  }
]
