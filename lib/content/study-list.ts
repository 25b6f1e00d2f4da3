/** The study list: every study of the site, by topic and by the guide that it serves. */
import { studies } from '@/content/science/studies'
import type { Study } from '@/content/types'
import { routes } from '@/lib/site/routes'
import { allHowToGuides, allProblemGuides } from './guides'

/** What the list can be narrowed to. */
export interface StudyGroup {
  name: string
  studies: Study[]
}

export interface GuideStudies extends StudyGroup {
  slug: string
}

export interface TopicStudies extends StudyGroup {
  /** The last part of the address of its page. */
  slug: string
  /** Those of them that the list on the science hub shows here: each study stands there once, under its first topic. */
  shown: Study[]
}

const newestFirst = (a: Study, b: Study) => b.year - a.year || a.key.localeCompare(b.key)

const sorted = [...studies].sort(newestFirst)
const topics = [...new Set(studies.flatMap((study) => study.topics))]
  .sort((a, b) => a.localeCompare(b))
  .map((topic): TopicStudies => {
    const ofTopic = sorted.filter((study) => study.topics.includes(topic))
    return {
      slug: topicSlug(topic),
      name: capitalize(topic),
      studies: ofTopic,
      shown: ofTopic.filter((study) => study.topics[0] === topic)
    }
  })

export function studyTopics(): TopicStudies[] {
  return topics
}

export function findStudyTopic(slug: string): TopicStudies | undefined {
  return topics.find((topic) => topic.slug === slug)
}

/** "CBT and self-help" has its page at cbt-and-self-help. */
function topicSlug(topic: string): string {
  return topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** The id of a study's entry on the page of a topic, and of its row on the science hub. */
export function studyId(key: string): string {
  return `study-${key}`
}

/** The address of a study's entry, on the page of its first topic. */
export function studyAddress({ key, topics: [first = ''] }: Pick<Study, 'key' | 'topics'>): string {
  return `${routes.studyTopic(topicSlug(first))}#${studyId(key)}`
}

/** The guides of problems, then those of techniques, each with the studies of its matter. */
export function studiesByGuide(): { problems: GuideStudies[]; techniques: GuideStudies[] } {
  return { problems: allProblemGuides().map(ofGuide), techniques: allHowToGuides().map(ofGuide) }
}

function ofGuide({ slug, title }: { slug: string; title: string }): GuideStudies {
  return {
    slug,
    // The part before the colon says which guide it is.
    name: title.replace(/:.*/, ''),
    studies: sorted.filter((study) => study.for?.includes(slug))
  }
}

export interface ServedGuide {
  href: string
  title: string
  /** Prose with marks. */
  description: string
}

/** The guides that the studies serve, those of most of them first. */
export function guidesServedBy(served: Study[]): ServedGuide[] {
  const guides = [
    ...allProblemGuides().map((guide) => ({ ...guide, href: routes.problem(guide.slug) })),
    ...allHowToGuides().map((guide) => ({ ...guide, href: routes.howTo(guide.slug) }))
  ]
  return guides
    .map(({ slug, href, title, description }) => {
      return { guide: { href, title, description }, count: served.filter((study) => study.for?.includes(slug)).length }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ guide }) => guide)
}

/** "Field experiment", but "fMRI". */
export function capitalize(words: string): string {
  return words.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())
}
