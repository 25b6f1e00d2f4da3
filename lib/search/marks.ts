/** Marks what was found, and chooses the sentences of a text that have most of it. */
import type { InterpretedQuery } from './interpret'
import { type Position, positionsOf } from './words'

/** A part of a text, found or not. */
export interface Marked {
  text: string
  isFound: boolean
}

/** The characters of an excerpt: at most two lines of a phone, at least some words unless a text begins with fewer. */
const LENGTH = { least: 30, most: 100 }
/** The most characters of an answer, unless its first sentence is longer. */
const ANSWER_LENGTH = 160
/** A sentence with the quotes and brackets that close after it; “3 a.m. and later” goes on. */
const SENTENCE = /\S.*?(?:[.?!…]+[”’"')\]]*(?=\s+[^\sa-z]|$)|$)/gs

/** The stems that are looked for, with their weights. */
type Wanted = Map<string, number>

export function wantedStems({ terms }: Pick<InterpretedQuery, 'terms'>): Wanted {
  return new Map(terms.flatMap(({ stems }) => [...stems]))
}

/** The text in parts. */
export function mark(text: string, wanted: Wanted): Marked[] {
  const found = positionsOf(text).filter(({ stem }) => wanted.has(stem))
  return markPositions(text.normalize('NFC'), found)
}

/**
 * Whole sentences of a page, in parts: those that it begins with if they or its title have any of the words, or else the one that has
 * most of them. Nothing if these are too long: half of what a sentence says may be the opposite of it.
 * @param positions as `positionsOf` returns them for the body
 */
export function excerpt(
  { title, body }: { title: string; body: string },
  positions: Position[],
  wanted: Wanted
): Marked[] {
  const text = body.normalize('NFC')
  const found = positions.filter(({ stem }) => wanted.has(stem))
  const isTitled = positionsOf(title).some(({ stem }) => wanted.has(stem))
  const sentences = [...text.matchAll(SENTENCE)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length
  }))
  const beginning = { from: 0, to: sentences.findLast(({ to }) => to <= LENGTH.most)?.to ?? 0 }
  const worthOf = ({ from, to }: typeof beginning) => {
    const inside = found.filter((position) => position.from >= from && position.to <= to)
    return [...new Set(inside.map(({ stem }) => stem))].reduce((sum, stem) => sum + (wanted.get(stem) ?? 0), 0)
  }
  const isGood = ({ from, to }: typeof beginning) => to - from >= LENGTH.least && to - from <= LENGTH.most
  const [best] = sentences
    .filter((sentence) => isGood(sentence) && !text.slice(sentence.from, sentence.to).includes('?'))
    .map((sentence) => ({ ...sentence, worth: worthOf(sentence) }))
    .sort((one, other) => other.worth - one.worth)
  const isBeginning = beginning.to > 0 && (isTitled || worthOf(beginning) > 0 || !best?.worth)
  const chosen = isBeginning ? beginning : best?.worth ? best : undefined
  if (!chosen) return []
  const inside = found.filter(({ from, to }) => from >= chosen.from && to <= chosen.to)
  return markPositions(text, inside, chosen.from, chosen.to)
}

/** The first sentences of an answer, in parts: as many as two lines of a wide screen hold, and one at least. */
export function beginningOf(body: string, positions: Position[], wanted: Wanted): Marked[] {
  const text = body.normalize('NFC')
  const ends = [...text.matchAll(SENTENCE)].map(({ index, 0: { length } }) => index + length)
  const to = ends.findLast((end) => end <= ANSWER_LENGTH) ?? ends[0] ?? 0
  const found = positions.filter((position) => wanted.has(position.stem) && position.to <= to)
  return markPositions(text, found, 0, to)
}

function markPositions(text: string, found: Position[], from = 0, to = text.length): Marked[] {
  let end = from
  const parts = found.flatMap((position) => {
    const before = { text: text.slice(end, position.from), isFound: false }
    end = position.to
    return [before, { text: text.slice(position.from, position.to), isFound: true }]
  })
  return [...parts, { text: text.slice(end, to), isFound: false }].filter((part) => part.text !== '')
}
