import type { CategoryName } from '@/content/types'

/** What a guide of either kind has: examples, of which the better ones are lines, or affirmations. */
type GuideWithLines = { sky: CategoryName } & ({ examples: { good: string }[] } | { affirmations: string[] })

/** The line with which a page about guides ends: one of the first guide, in its sky. */
export function endLine([guide]: readonly GuideWithLines[]): { text: string; category: CategoryName } | undefined {
  if (!guide) return undefined
  const text = 'examples' in guide ? guide.examples[0]?.good : guide.affirmations.at(-1)
  return text ? { text, category: guide.sky } : undefined
}
