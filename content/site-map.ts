/** The how-to and problem guides of the site, in the order of their landing pages: the specified three first. */
export const howToSlugs = [
  'create-affirmations',
  'morning-routine',
  'anxiety-management',
  'evening-wind-down',
  'affirmation-journaling',
  'values-writing',
  'if-then-plans',
  'self-compassion-break',
  'affirmations-with-children',
  'before-an-exam',
  'for-athletes',
  'after-a-breakup',
  'at-the-bedside'
] as const

export const problemSlugs = [
  'low-self-esteem',
  'imposter-syndrome',
  'social-anxiety',
  'burnout',
  'procrastination',
  'perfectionism',
  'fear-of-failure',
  'loneliness',
  'grief',
  'body-image',
  'parental-guilt',
  'job-loss',
  'sleepless-nights'
] as const
