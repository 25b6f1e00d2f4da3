/** Finds texts for a query, the best first. */
import type { Query } from 'minisearch'
import type { CategoryName } from '../../content/types'
import { gainOf, isAbout, isFitting, isNamed, type LineWish, topicOf } from './fit'
import type { TextIndex } from './index-texts'
import type { InterpretedQuery, Term } from './interpret'

/** The most texts that are found: those that the index ranks first are compared more closely. */
export const MAX_FOUND = 200
/** A text with less than this share of the best one's score is left out. */
const WORTH_SHOWING = 0.05
/**
 * How much a text gains that is the query itself, one that says several words in one piece, one that says a word as it was typed, and a
 * page that is about nothing but words of the query, or synonyms of them, and that is named by the words themselves.
 */
const GAINS = { title: 9, phrase: 3, word: 1.3, subject: 3, named: 4 }
/** Those in which synonyms are looked for. */
const SHORT_FIELDS = ['title', 'situation', 'keywords']
const BOOST = { title: 3, situation: 4, keywords: 1.5, body: 1 }

export interface Found {
  text: TextIndex['texts'][number]
  /** The part of the words that it has, or synonyms of them. */
  share: number
  /** Its title says the whole query in one piece. */
  isWhole: boolean
  /** True if its title or keywords say all that the query is about. */
  fits: () => boolean
}

interface Wish extends LineWish {
  /** As `plainPhraseOf` returns it. */
  phrase: string
  category?: CategoryName
  /** True beside helplines: the words are ours, so that a page that they name is not better than others. */
  isHelp?: boolean
}

/**
 * Texts that have any of the words that the query is about, at most MAX_FOUND. More of the words count more than one of them
 * often; a title counts more than a body, and a word that was typed more than a synonym.
 */
export function find(
  { texts, stems }: TextIndex,
  { terms }: Pick<InterpretedQuery, 'terms'>,
  { phrase, category, isGentle, isOfPage, isHelp }: Wish
): Found[] {
  if (terms.length === 0) return []
  const hasSubject = terms.some(({ isSubject }) => isSubject)
  const topic = topicOf(terms)
  const whole = ` ${phrase} `
  const typed = terms.map(({ word }) => ` ${word}`)
  const ranked = stems
    .search(queryFor(terms), { boost: BOOST, filter: ({ id }) => !category || texts[id]?.category === category })
    .map(({ id, score, match }) => {
      const matched = Object.keys(match)
      return { id, score, match, has: terms.filter((term) => matched.some((stem) => term.stems.has(stem))) }
    })
    .filter(({ has }) => !hasSubject || has.some(({ isSubject }) => isSubject))
    .slice(0, MAX_FOUND)
    .map(({ id, score: relevance, match, has }) => {
      const text = texts[id] as TextIndex['texts'][number]
      const { phrase: said, weight = 1 } = text
      const share = has.length / terms.length
      const says = typed.filter((word) => said.includes(word)).length / terms.length
      const isWhole = said.includes(whole)
      const inOnePiece = said === whole ? GAINS.title : GAINS.phrase
      const literal = isWhole && phrase.includes(' ') ? inOnePiece : 1 + (GAINS.word - 1) * says
      // If the query names the whole subject of a guide, the guide gains, and missing words of the query lower its score less: by
      // their share, not its square.
      const gain = isNamed(text, topic) && !isHelp ? GAINS.named : GAINS.subject
      const about = isAbout(text, topic) ? share * gain : share ** 2
      const score = relevance * about * literal * gainOf(text, topic, match, { isGentle, isOfPage }) * weight
      return { text, share, isWhole, fits: () => isAbout(text, topic) || isFitting(text, topic, match), score }
    })
  ranked.sort((one, other) => other.score - one.score)
  const least = (ranked[0]?.score ?? 0) * WORTH_SHOWING
  return ranked.filter(({ score }) => score >= least)
}

/** Only what was typed is looked for in bodies: almost every long text has some synonym of anything. */
function queryFor(terms: Term[]): Query {
  return {
    queries: terms.flatMap(({ stems }) =>
      [...stems].map(([stem, weight]) => ({
        queries: [stem],
        boostTerm: () => weight,
        ...(weight < 1 && { fields: SHORT_FIELDS })
      }))
    )
  }
}
