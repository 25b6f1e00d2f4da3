/** The study list: every study of the site, and the topics by which it can be filtered. */
import { studies } from '@/content/science/studies'
import type { Study } from '@/content/types'

/** The least number of studies for which a topic gets a filter. */
const MIN_TOPIC_SIZE = 3

export interface Topic {
  name: string
  /** Lower-case words joined by hyphens, for use in an attribute. */
  id: string
  count: number
}

export function topicId(topic: string): string {
  return topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Topics sorted by the number of their studies, largest first. */
export function studyTopics(): Topic[] {
  const counts = new Map<string, number>()
  for (const topic of studies.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, id: topicId(name), count }))
    .filter(({ count }) => count >= MIN_TOPIC_SIZE)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** All studies, newest first. */
export function studyList(): Study[] {
  return [...studies].sort((a, b) => b.year - a.year || a.key.localeCompare(b.key))
}
