/** Finds texts for a query, the best first. */
import type { Query } from 'minisearch'
import type { Indexed, TextIndex } from './index-texts'
import type { Meaning, Term } from './interpret'

/** Most texts that are found: those that the index ranks first are compared more closely. */
export const MOST_FOUND = 200
/** A text with less than this share of the best one's score is left out. */
const WORTH_SHOWING = 0.05
/** How much a text gains that says the whole query in one piece, and one that says a word as it was typed. */
const GAINS = { phrase: 3, word: 1.3 }
const BOOST = { title: 3, keywords: 1.5, body: 1 }

export interface Filter<Source> {
  /** Left out if this is false. */
  where?: (source: Source) => boolean
  /** How much a text counts beside others that say the same, 1 by default. */
  weigh?: (source: Source) => number
}

/**
 * Texts that have any of the words, at most MOST_FOUND. More of the words count more than one of them often; a title counts
 * more than a body, and a word that was typed more than a synonym.
 */
export function find<Source>(
  { texts, stems }: TextIndex<Source>,
  { terms }: Pick<Meaning, 'terms'>,
  phrase: string,
  { where, weigh = () => 1 }: Filter<Source> = {}
): Source[] {
  if (terms.length === 0) return []
  const bits = bitsOf(terms)
  const [whole, typed] = [` ${phrase} `, terms.map(({ word }) => ` ${word}`)]
  const results = stems.search(queryFor(terms), {
    boost: BOOST,
    ...(where && { filter: ({ id }) => where((texts[id] as Indexed<Source>).source) })
  })
  const ranked = results.slice(0, MOST_FOUND).map(({ id, score, match }) => {
    const { source, phrase: said } = texts[id] as Indexed<Source>
    const has = Object.keys(match).reduce((sum, stem) => sum | (bits.get(stem) ?? 0), 0)
    const share = countBits(has) / terms.length
    const says = typed.filter((word) => said.includes(word)).length / terms.length
    const literal = said.includes(whole) ? GAINS.phrase : 1 + (GAINS.word - 1) * says
    return { source, score: score * share ** 2 * literal * weigh(source) }
  })
  ranked.sort((one, other) => other.score - one.score)
  const least = (ranked[0]?.score ?? 0) * WORTH_SHOWING
  return ranked.filter(({ score }) => score >= least).map(({ source }) => source)
}

function queryFor(terms: Term[]): Query {
  return {
    queries: terms.flatMap(({ stems }) =>
      [...stems].map(([stem, weight]) => ({ queries: [stem], boostTerm: () => weight }))
    )
  }
}

/** For each stem the terms that it stands for, a bit each. */
function bitsOf(terms: Term[]): Map<string, number> {
  const bits = new Map<string, number>()
  for (const [at, { stems }] of terms.entries())
    for (const stem of stems.keys()) bits.set(stem, (bits.get(stem) ?? 0) | (1 << at))
  return bits
}

function countBits(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + countBits(bits >> 1)
}
