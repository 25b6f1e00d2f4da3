/** The studies of the site, by topic and by the guides whose matter they are about. */
import { howToGuides, problemGuides } from '@/content/guides'
import { studies } from '@/content/science/studies'
import type { Study } from '@/content/types'
import { routes } from '@/lib/routes'

export type GuideStudies = ReturnType<typeof ofGuide>
export type StudyTopic = (typeof studyTopics)[number]

/** How well studies stand up, the best first. */
export const VERDICTS: Study['verdict'][] = ['well tested', 'promising', 'mixed', 'found nothing', 'theory']

/** The kinds of study among which a reader of a topic chooses. */
export const KINDS: { id: string; name: string; kinds: Study['kind'][] }[] = [
  { id: 'pooled', name: 'Reviews and meta-analyses', kinds: ['meta-analysis', 're-analysis', 'review'] },
  { id: 'experiments', name: 'Experiments', kinds: ['experiment', 'field experiment', 'fMRI'] },
  { id: 'observed', name: 'Observational studies', kinds: ['observational'] },
  { id: 'written', name: 'Guidelines, theory and books', kinds: ['guideline', 'theory', 'book'] }
]

/** The kind that weighs most first, and of each kind what is best tested, then the largest. */
const strongestFirst = (a: Study, b: Study) =>
  kindOrder(a) - kindOrder(b) ||
  VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
  (b.participants ?? 0) - (a.participants ?? 0) ||
  newestFirst(a, b)
const kindOrder = ({ kind }: Study) => KINDS.findIndex(({ kinds }) => kinds.includes(kind))
const newestFirst = (a: Study, b: Study) => b.year - a.year || a.key.localeCompare(b.key)

const sorted = [...studies].sort(newestFirst)
export const studyTopics = [...new Set(studies.flatMap((study) => study.topics))]
  .sort((a, b) => a.localeCompare(b))
  .map((topic) => {
    const ofTopic = studies.filter((study) => study.topics.includes(topic)).sort(strongestFirst)
    return {
      /** The last part of the address of its page. */
      slug: topicSlug(topic),
      /** The topic as studies name it. */
      topic,
      name: capitalize(topic),
      studies: ofTopic,
      /** The studies whose first topic this is. The science hub lists each study once, under its first topic. */
      primary: ofTopic.filter((study) => study.topics[0] === topic)
    }
  })

export function findStudyTopic(slug: string): StudyTopic | undefined {
  return studyTopics.find((topic) => topic.slug === slug)
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
export function studyAddress({ key, topics }: Pick<Study, 'key' | 'topics'>): string {
  return `${routes.studyTopic(topicSlug(topics[0] ?? ''))}#${studyId(key)}`
}

/** The problem guides and the how-to guides, each with the studies whose field `for` names it. */
export function guidesWithStudies() {
  return { problems: problemGuides.map(ofGuide), howTos: howToGuides.map(ofGuide) }
}

function ofGuide({ slug, title }: { slug: string; title: string }) {
  return {
    slug,
    // The part before the colon says which guide it is.
    name: title.replace(/:.*/, ''),
    studies: sorted.filter((study) => study.for?.includes(slug))
  }
}

/** The guides that these studies name in their field `for`; the guide that most of them name comes first. */
export function guidesServedBy(these: Study[]) {
  const count = ({ slug }: { slug: string }) => these.filter((study) => study.for?.includes(slug)).length
  const guides = [
    ...problemGuides.map((guide) => ({ ...guide, href: routes.problem(guide.slug) })),
    ...howToGuides.map((guide) => ({ ...guide, href: routes.howTo(guide.slug) }))
  ]
  return guides.filter((guide) => count(guide) > 0).sort((a, b) => count(b) - count(a))
}

const READ: Record<NonNullable<Study['read']>, string> = {
  abstract: 'We have read its abstract, not the whole paper',
  reports: 'We have read reports of it, not the paper itself',
  parts: 'We have read parts of it, not the whole'
}

/** "85 participants. Compared with: a control task. Measured: same session." */
export function howStudied({ group, comparedWith, followup, read }: Study): string {
  return [
    capitalize(group),
    ...(comparedWith ? [`Compared with: ${comparedWith}`] : []),
    ...(followup ? [`Measured: ${followup}`] : []),
    ...(read ? [READ[read]] : [])
  ]
    .map((part) => `${part.replace(/\.$/, '')}.`)
    .join(' ')
}

/** "Field experiment", but "fMRI". */
export function capitalize(words: string): string {
  return words.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())
}
