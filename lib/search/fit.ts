/** How well a text fits what a query is about, beyond having its words. */
import type { Affirmation } from '../affirmations/types'
import type { TextIndex } from './index-texts'
import type { Term } from './interpret'
import { stemOf } from './words'

/** How much a page gains whose title has the words, and an affirmation that is for or about it, or of its page, and does not only say it. */
const GAINS = { title: 2, situation: 2.5, tag: 1.5, page: 1.5, life: 4 }
/** How much an affirmation counts for somebody who is hard on themselves or sad. */
const GENTLE_FIRST: Record<string, number> = { gentle: 6, bold: 0.4, humor: 0.1 }
const NOT_FOR_ANYONE = 0.1
/** A synonym that is close enough to say what a title is about, and one that is to say what can be done here. */
const CLOSE_SYNONYM = 0.3
const CLOSEST_SYNONYM = 0.5

type Text = TextIndex['texts'][number]
/** The fields in which each stem was found. */
type Match = Record<string, string[]>

export interface LineWish {
  /** Gentle affirmations come first, and no joke. */
  isGentle?: boolean
  /** True for affirmations of the page that the query is about: they gain. */
  isOfPage?: (affirmation: Affirmation) => boolean
}

/** What a query is about: its words that have synonyms, if any has, and the stems that may stand for its words. */
interface Topic {
  terms: Term[]
  subjects: Term[]
  closeStems: Set<string>
  /** Those of the words as they were typed. */
  typedStems: Set<string>
}

export function topicOf(terms: Term[]): Topic {
  const subjects = terms.filter(({ isSubject }) => isSubject)
  const close = terms.flatMap(({ stems }) => [...stems].filter(([, weight]) => weight >= CLOSE_SYNONYM))
  return {
    terms,
    subjects: subjects.length > 0 ? subjects : terms,
    closeStems: new Set(close.map(([stem]) => stem)),
    typedStems: new Set(terms.map(({ word }) => stemOf(word)))
  }
}

/** True if a guide is about nothing but words of the query, as its title says. */
export function isAbout({ subject }: Text, { closeStems }: Topic): boolean {
  return subject?.every((stem) => closeStems.has(stem)) ?? false
}

/** True if the query says the subject of a guide itself, as “divorced dad” says that of the page for dads. */
export function isNamed({ subject }: Text, { typedStems }: Topic): boolean {
  return subject?.every((stem) => typedStems.has(stem)) ?? false
}

/**
 * True if the title or a keyword of a page says all that the query is about, or any word of what one can do here. A question has to
 * say it in the same words.
 */
export function isFitting(text: Text, { subjects, closeStems }: Topic, match: Match): boolean {
  if (text.names?.some((name) => name.every((stem) => closeStems.has(stem)))) return true
  const least = text.kind === 'questions' ? 1 : CLOSE_SYNONYM
  return subjects.every(
    (term) =>
      isFoundIn(term, match, 'title', least) || (text.isTool && isFoundIn(term, match, 'keywords', CLOSEST_SYNONYM))
  )
}

export function gainOf(text: Text, topic: Topic, match: Match, { isGentle, isOfPage }: LineWish): number {
  if (text.affirmation) {
    const isOf = isOfPage?.(text.affirmation)
    const ofPage = isOf ? (text.situation ? GAINS.life : GAINS.page) : 1
    return Math.max(aboutness(topic.subjects, match), ofPage) * (isGentle ? toneOf(text, isOf) : 1)
  }
  let titled = 0
  for (const { word } of topic.terms) if (match[stemOf(word)]?.includes('title')) titled += 1
  return 1 + ((GAINS.title - 1) * titled) / topic.terms.length
}

function aboutness(subjects: Term[], match: Match): number {
  if (subjects.every((term) => isFoundIn(term, match, 'situation', 0))) return GAINS.situation
  return subjects.every((term) => isFoundIn(term, match, 'keywords', 0)) ? GAINS.tag : 1
}

/** True if a field says a word or one that stands for it, with at least this weight. */
function isFoundIn({ stems }: Term, match: Match, field: string, least: number): boolean {
  for (const stem in match) if ((stems.get(stem) ?? -1) >= least && match[stem]?.includes(field)) return true
  return false
}

function toneOf({ affirmation, situation }: Text, isOfPage?: boolean): number {
  const start = situation && !isOfPage ? NOT_FOR_ANYONE : 1
  return (affirmation?.tags ?? []).reduce((tone, tag) => tone * (GENTLE_FIRST[tag] ?? 1), start)
}
