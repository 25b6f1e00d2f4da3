import type { CategoryName } from '@/content/types'

interface Guide {
  sky: CategoryName
  examples?: { good: string }[]
  affirmations?: string[]
}

/** The line with which a page about guides ends: one of the first guide, in its sky. */
export function endLine([guide]: readonly Guide[]): { text: string; category: CategoryName } | undefined {
  const text = guide?.examples?.[0]?.good ?? guide?.affirmations?.at(-1)
  return guide && text ? { text, category: guide.sky } : undefined
}
