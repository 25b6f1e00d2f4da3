/**
 * Draws each affirmation once before any comes again, within the chosen areas. The site's random calls are asked as ever;
 * only if they return one that this visitor has drawn before, another is taken that has not been: from the list of ids that
 * the site has of what may be drawn. Without a connection the lines that came with that list are drawn.
 */
import { readDrawn, writeDrawn } from './drawn'

export interface Wanted {
  /** Names of categories; none means all. */
  categories: readonly string[]
  /** None means any. */
  strength?: string
  /** The id of the affirmation that is shown now, which does not come next. */
  shown?: string
}

export interface DeckLine {
  id: string
  slug: string
  text: string
  category: string
  tags: string[]
}

export interface Deck {
  sets: { category: string; strength: string; ids: string[] }[]
  isComplete: boolean
  lines: DeckLine[]
}

/** What the deck asks of the site. */
export interface Site<Line> {
  random(): Promise<Line>
  line(id: string): Promise<Line>
  deck(): Promise<Deck>
}

/** How often another affirmation is tried: one that the list names may have been retired since. */
const ATTEMPTS = 4

let known: Deck | undefined

/** @throws what the random call throws, if there is nothing to show in its place */
export async function drawLine<Line extends { id: string }>(
  wanted: Wanted,
  site: Site<Line>
): Promise<Line | DeckLine> {
  if (wanted.shown !== undefined && !readDrawn().includes(wanted.shown)) remember(wanted.shown)
  const line = await drawAny(wanted, site)
  remember(line.id)
  return line
}

async function drawAny<Line extends { id: string }>(wanted: Wanted, site: Site<Line>): Promise<Line | DeckLine> {
  let line: Line
  try {
    line = await site.random()
  } catch (error) {
    // Without a connection fetch throws this. The class of refused requests is another one in each bundle.
    const kept = error instanceof TypeError ? await drawKept(wanted, site) : undefined
    if (kept) return kept
    throw error
  }
  if (!readDrawn().includes(line.id)) return line
  try {
    return (await drawOther(wanted, site)) ?? line
  } catch {
    return line
  }
}

/** One that has not been drawn yet; if all have, a new round begins. */
async function drawOther<Line extends { id: string }>(wanted: Wanted, site: Site<Line>): Promise<Line | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const left = await findLeft(wanted, site)
    if (left.length > 0) {
      try {
        return await site.line(pick(left))
      } catch (error) {
        // It has been retired since, most likely: look again.
        if (error instanceof TypeError) throw error
        known = undefined
      }
    } else if (known?.isComplete) {
      forget(wanted, known)
    } else {
      const line = await site.random()
      if (!readDrawn().includes(line.id)) return line
    }
  }
  return undefined
}

/** The ids that may be drawn and have not been. A list that is used up is fetched again: there may be new affirmations. */
async function findLeft(wanted: Wanted, site: Pick<Site<unknown>, 'deck'>): Promise<string[]> {
  const before = known
  known ??= await site.deck()
  const left = leftIn(known, wanted)
  if (left.length > 0 || !before) return left
  known = await site.deck()
  return leftIn(known, wanted)
}

function leftIn(deck: Deck, wanted: Wanted): string[] {
  const drawn = new Set(readDrawn())
  return idsOf(deck, wanted).filter((id) => !drawn.has(id))
}

function idsOf({ sets }: Deck, { categories, strength }: Wanted): string[] {
  return sets.flatMap((set) => (fits(set.category, categories) && fits(set.strength, strength) ? set.ids : []))
}

function fits(value: string, wanted: string | readonly string[] = []): boolean {
  return wanted.length === 0 || wanted === value || (Array.isArray(wanted) && wanted.includes(value))
}

/** A new round: what is wanted counts as not drawn, except for what is shown now. */
function forget(wanted: Wanted, deck: Deck): void {
  const ids = new Set(idsOf(deck, wanted))
  const drawn = readDrawn()
  const last = wanted.shown ?? drawn.at(-1)
  writeDrawn(drawn.filter((id) => !ids.has(id) || (id === last && ids.size > 1)))
}

function remember(id: string): void {
  writeDrawn([...readDrawn().filter((drawn) => drawn !== id), id])
}

/** One of the lines that were fetched while there was a connection, the undrawn before the others. */
async function drawKept(wanted: Wanted, site: Pick<Site<unknown>, 'deck'>): Promise<DeckLine | undefined> {
  known ??= await site.deck().catch(() => undefined)
  const lines = (known?.lines ?? []).filter(
    ({ id, category, tags }) =>
      id !== wanted.shown &&
      fits(category, wanted.categories) &&
      (wanted.strength === undefined || tags.includes(wanted.strength))
  )
  const drawn = new Set(readDrawn())
  const fresh = lines.filter(({ id }) => !drawn.has(id))
  return pick(fresh.length > 0 ? fresh : lines)
}

function pick<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
