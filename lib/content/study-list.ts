/** The evidence ledger: every study of the site, and the topics by which it can be filtered. */
import { studies } from '@/content/science/studies'
import type { Study } from '@/content/types'

/** A topic with fewer studies is not worth a filter. */
const SMALLEST_TOPIC = 3

export interface Topic {
  name: string
  /** Usable in an attribute: lower-case words joined by hyphens. */
  id: string
  count: number
}

export function topicId(topic: string): string {
  return topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Topics by the number of their studies, largest first. */
export function studyTopics(): Topic[] {
  const counts = new Map<string, number>()
  for (const topic of studies.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, id: topicId(name), count }))
    .filter(({ count }) => count >= SMALLEST_TOPIC)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** All studies, newest first. */
export function studyList(): Study[] {
  return [...studies].sort((a, b) => b.year - a.year || a.key.localeCompare(b.key))
}
