/** The study list: every study of the site, by topic and by the guide that it serves. */
import { studies } from '@/content/science/studies'
import type { Study } from '@/content/types'
import { allHowToGuides, allProblemGuides } from './guides'

/** What the list can be narrowed to. */
export interface StudyGroup {
  name: string
  studies: Study[]
}

export interface GuideStudies extends StudyGroup {
  slug: string
}

const newestFirst = (a: Study, b: Study) => b.year - a.year || a.key.localeCompare(b.key)

const sorted = [...studies].sort(newestFirst)
const topics = [...new Set(studies.flatMap((study) => study.topics))].sort((a, b) => a.localeCompare(b))

export interface TopicStudies extends StudyGroup {
  /** Those of them that the list shows under this topic: each study stands once, under the first of its topics. */
  shown: Study[]
}

export function studyTopics(): TopicStudies[] {
  return topics.map((topic) => {
    const ofTopic = sorted.filter((study) => study.topics.includes(topic))
    return {
      name: capitalize(topic),
      studies: ofTopic,
      shown: ofTopic.filter((study) => study.topics[0] === topic)
    }
  })
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

/** "Field experiment", but "fMRI". */
export function capitalize(words: string): string {
  return words.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())
}
