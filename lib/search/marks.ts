/** Marks what was found, and cuts the part out of a text that has most of it. */
import type { InterpretedQuery } from './interpret'
import { type Position, positionsOf } from './words'

/** A part of a text, found or not. */
export interface Marked {
  text: string
  isFound: boolean
}

/** Characters of an excerpt, and those of it before the first found word. */
const EXCERPT = { length: 180, before: 40 }

/** The stems that are looked for. */
export function wantedStems({ terms }: Pick<InterpretedQuery, 'terms'>): Set<string> {
  return new Set(terms.flatMap(({ stems }) => [...stems.keys()]))
}

/** The text in parts. */
export function mark(text: string, wanted: Set<string>): Marked[] {
  const found = positionsOf(text).filter(({ stem }) => wanted.has(stem))
  return markPositions(text.normalize('NFC'), found)
}

/**
 * The part of a body with the most different words, in parts, with an ellipsis where it was cut.
 * @param positions as `positionsOf` returns them for the body
 */
export function excerpt(body: string, positions: Position[], wanted: Set<string>): Marked[] {
  const text = body.normalize('NFC')
  const found = positions.filter(({ stem }) => wanted.has(stem))
  const start = bestStart(found)
  const from = start <= EXCERPT.before ? 0 : text.indexOf(' ', start - EXCERPT.before) + 1
  const last = from + EXCERPT.length
  const to = last >= text.length ? text.length : Math.max(text.lastIndexOf(' ', last), start)
  const inside = found.filter((position) => position.from >= from && position.to <= to)
  return [
    ...(from > 0 ? [{ text: '…', isFound: false }] : []),
    ...markPositions(text, inside, from, to),
    ...(to < text.length ? [{ text: '…', isFound: false }] : [])
  ]
}

/** The position of the first of those words that stand close together and are most different. */
function bestStart(found: Position[]): number {
  let best = { from: 0, count: 0 }
  for (const [at, { from }] of found.entries()) {
    const near = new Set<string>()
    for (let next = at; next < found.length; next += 1) {
      const position = found[next] as Position
      if (position.to - from > EXCERPT.length - EXCERPT.before) break
      near.add(position.stem)
    }
    if (near.size > best.count) best = { from, count: near.size }
  }
  return best.from
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
