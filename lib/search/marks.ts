/** Marks what was found, and cuts the part out of a text that has most of it. */
import type { Meaning } from './interpret'
import { type Place, placesOf } from './words'

/** A part of a text, found or not. */
export interface Marked {
  text: string
  isFound: boolean
}

/** Characters of an excerpt, and those of it before the first found word. */
const EXCERPT = { length: 180, before: 40 }

/** The stems that are looked for. */
export function wantedStems({ terms }: Pick<Meaning, 'terms'>): Set<string> {
  return new Set(terms.flatMap(({ stems }) => [...stems.keys()]))
}

/** The text in parts. */
export function mark(text: string, wanted: Set<string>): Marked[] {
  const found = placesOf(text).filter(({ stem }) => wanted.has(stem))
  return markPlaces(text.normalize('NFC'), found)
}

/**
 * The part of a body with the most different words, in parts, with an ellipsis where it was cut.
 * @param places as `placesOf` returns them for the body
 */
export function excerpt(body: string, places: Place[], wanted: Set<string>): Marked[] {
  const text = body.normalize('NFC')
  const found = places.filter(({ stem }) => wanted.has(stem))
  const start = bestStart(found)
  const from = start <= EXCERPT.before ? 0 : text.indexOf(' ', start - EXCERPT.before) + 1
  const last = from + EXCERPT.length
  const to = last >= text.length ? text.length : Math.max(text.lastIndexOf(' ', last), start)
  const inside = found.filter((place) => place.from >= from && place.to <= to)
  return [
    ...(from > 0 ? [{ text: '…', isFound: false }] : []),
    ...markPlaces(text, inside, from, to),
    ...(to < text.length ? [{ text: '…', isFound: false }] : [])
  ]
}

/** The place of the first of those words that stand close together and are most different. */
function bestStart(found: Place[]): number {
  let best = { from: 0, count: 0 }
  for (const [at, { from }] of found.entries()) {
    const near = new Set<string>()
    for (let next = at; next < found.length; next += 1) {
      const place = found[next] as Place
      if (place.to - from > EXCERPT.length - EXCERPT.before) break
      near.add(place.stem)
    }
    if (near.size > best.count) best = { from, count: near.size }
  }
  return best.from
}

function markPlaces(text: string, found: Place[], from = 0, to = text.length): Marked[] {
  let end = from
  const parts = found.flatMap((place) => {
    const before = { text: text.slice(end, place.from), isFound: false }
    end = place.to
    return [before, { text: text.slice(place.from, place.to), isFound: true }]
  })
  return [...parts, { text: text.slice(end, to), isFound: false }].filter((part) => part.text !== '')
}
