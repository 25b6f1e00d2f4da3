/**
 * BEFORE LAUNCH, THE DEPLOYER MUST MAKE THESE TRUE OR REMOVE THEM.
 *
 * Every number marked `basis: 'deployer'` and every testimonial below is sample text that the specification asks for.
 * None has been measured, and none of the three people exists. Publishing invented subscribers, ratings or reviews
 * misleads visitors and is against the law in many countries. Replace them with figures and words you can prove and
 * may quote, or take them off the page.
 *
 * Numbers marked `basis: 'content'` are kept true by the content itself; a test compares `atLeast` with what is there.
 */

export interface MarketingClaim {
  /** As shown, the plus sign included. */
  value: string
  /** What follows the value in the page's text. */
  label: string
  /** Who makes it true: the content of this repository, or the person who runs the site. */
  basis: 'content' | 'deployer'
  /** For `basis: 'content'`: the smallest real count that makes the value true. */
  atLeast?: number
}

export interface Testimonial {
  name: string
  /** Occupation and place. */
  role: string
  text: string
}

export const claims = {
  subscribers: { value: '50K+', label: 'subscribers', basis: 'deployer' },
  rating: { value: '4.9', label: 'rating', basis: 'deployer' },
  free: { value: '100%', label: 'free', basis: 'deployer' },
  dailyAffirmations: { value: '1200+', label: 'daily affirmations', basis: 'content', atLeast: 1200 },
  perCategory: { value: '200+', label: 'affirmations per category', basis: 'content', atLeast: 200 },
  categories: { value: '25+', label: 'categories', basis: 'content', atLeast: 25 },
  guides: { value: '50+', label: 'guides', basis: 'content', atLeast: 50 },
  studies: { value: '20+', label: 'research studies', basis: 'content', atLeast: 20 },
  listedAffirmations: { value: '107+', label: 'affirmations', basis: 'content', atLeast: 107 },
  resources: { value: '50+', label: 'resources', basis: 'content', atLeast: 50 },
  possibilities: { value: '1200+', label: 'possibilities', basis: 'content', atLeast: 1200 }
} as const satisfies Record<string, MarketingClaim>

/** Sample text, see the top of this file. */
export const testimonials: Testimonial[] = [
  {
    name: 'Dana R.',
    role: 'Night-shift nurse, Ohio',
    text:
      'I read one line in the parking garage before I go in. It takes me ten seconds, and it is usually the only ' +
      'sentence that day that asks nothing from me.'
  },
  {
    name: 'Tomasz K.',
    role: 'Graduate student, Chicago',
    text:
      'What won me over was the page that says what the studies do not show. I use the gentle setting, and I skip ' +
      'the days when it does not fit.'
  },
  {
    name: 'Evelyn M.',
    role: 'Retired teacher, Vermont',
    text: 'I printed the card sheet and keep three by the kettle. My grandson rewrote one of them, and his is better.'
  }
]
