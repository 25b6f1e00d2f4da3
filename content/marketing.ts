/**
 * BEFORE LAUNCH, THE DEPLOYER MUST MAKE THESE TRUE OR REMOVE THEM.
 *
 * Every number marked `basis: 'deployer'` and every testimonial below is sample text that the specification asks for.
 * None has been measured, and none of the three people exists. Publishing invented subscribers, ratings or reviews
 * misleads visitors and is against the law in many countries. Replace them with figures and words you can prove and
 * may quote, or take them off the page.
 *
 * As long as they stay, the pages say so in small type beside them (`sampleNotes`). Real figures get `basis: 'measured'`,
 * real quotes `testimonialsBasis: 'readers'`, and the note goes.
 *
 * Numbers marked `basis: 'content'` are kept true by the content itself; a test compares `atLeast` with what is there.
 */

export interface MarketingClaim {
  /** As shown, the plus sign included. */
  value: string
  /** The words that follow the value in the page's text. */
  label: string
  /**
   * The basis of the claim: the content of this repository, the way the site is built (nothing on it can be bought), or
   * figures of the person who runs the site, samples until they are measured.
   */
  basis: 'content' | 'product' | 'deployer' | 'measured'
  /** For `basis: 'content'`: the smallest real count that makes the value true. */
  atLeast?: number
}

interface Testimonial {
  name: string
  /** Occupation and place. */
  role: string
  text: string
}

export const claims = {
  dailyAffirmations: { value: '1200+', label: 'daily affirmations', basis: 'content', atLeast: 1200 },
  perCategory: { value: '200+', label: 'affirmations per category', basis: 'content', atLeast: 200 },
  categories: { value: '25+', label: 'categories', basis: 'content', atLeast: 25 },
  guides: { value: '50+', label: 'guides', basis: 'content', atLeast: 50 },
  studies: { value: '20+', label: 'research studies', basis: 'content', atLeast: 20 },
  listedAffirmations: { value: '107+', label: 'affirmations', basis: 'content', atLeast: 107 },
  resources: { value: '50+', label: 'resources', basis: 'content', atLeast: 50 },
  /**
   * The choices in the builder: a visitor takes one or two of its 54 sentences along, which is 54 + 54 × 53 / 2 = 1,485
   * ways. Sentences made from the visitor's own words come on top and are not counted.
   */
  possibilities: { value: '1200+', label: 'possibilities', basis: 'content', atLeast: 1200 }
} as const satisfies Record<string, MarketingClaim>

/** Beside the form of the daily e-mail. Without any, nothing stands there. */
export const newsletterClaims: MarketingClaim[] = [
  { value: '50K+', label: 'subscribers', basis: 'deployer' },
  { value: '4.9', label: 'rating', basis: 'deployer' },
  { value: '100%', label: 'free', basis: 'product' }
]

/** Stand in small type beside figures and quotes that have not been proved yet. */
export const sampleNotes = { figures: 'Sample figures', quotes: 'Sample quotes' }

/** The source of the testimonials: samples until the deployer has real ones. */
export const testimonialsBasis: 'deployer' | 'readers' = 'deployer'

/** Sample text, see the top of this file. Without any, the section goes. */
export const testimonials: Testimonial[] = [
  {
    name: 'Dana R.',
    role: 'Night-shift nurse, Ohio',
    text:
      'I read one line in the parking garage before I go in. It takes me ten seconds, and it helps me walk in ' +
      'calmer.'
  },
  {
    name: 'Tomasz K.',
    role: 'Graduate student, Chicago',
    text:
      'What won me over was the page that says what the studies don’t show. I use the gentle setting, and I skip ' +
      'days when it doesn’t fit.'
  },
  {
    name: 'Evelyn M.',
    role: 'Retired teacher, Vermont',
    text: 'I printed the card sheet and keep three on the fridge. My grandson rewrote one of them, and his is better.'
  }
]
