/**
 * Draws each affirmation once before any is repeated, within the chosen areas. First it requests the site's random route; if that
 * returns one that this visitor has already drawn, it takes another from the deck: the site's list of the ids that may be drawn.
 * Without a connection, and above the request limit, it draws one of the whole affirmations that came with the deck. Loaded at
 * the first draw.
 */
import type { CardAffirmation } from '@/content/types'
import { linkTo } from '@/lib/links'
import { request } from '../browser/request'
import { readStored, store } from '../browser/storage'

interface Wanted {
  /** Names of categories; none means all, for anyone. */
  categories: readonly string[]
  /** None means any. */
  strength?: string
  /** True to draw jokes only, which are tagged “wink”. */
  wink?: boolean
  /** The id of the affirmation that is shown now, which does not come next. */
  shown?: string
}

/** As `lib/affirmations/draws/deck.ts` makes it. */
interface Deck {
  sets: {
    category: string
    strength: string
    /** Those for anyone. */
    ids: string[]
    /** Those for a situation or a list, which are drawn only if their category is wanted. */
    others: string[]
    /** Those of both that are jokes, tagged “wink”. */
    winks: string[]
  }[]
  /** Some affirmations whole, for draws without a connection. */
  lines: CardAffirmation[]
}

type Random<Drawn> = () => Promise<Drawn>

/** The ids of the affirmations that this visitor has drawn, the newest last. They live in this browser only. */
const DRAWN_KEY = 'drawn'
/** A browser stores no more than this, some 60 KB; the oldest go first. */
const DRAWN_LIMIT = 6_000

let cachedDeck: Deck | undefined

interface DrawOptions {
  /** False if an affirmation that came with the deck must not take the place of one that the site could not send. */
  fromCache?: boolean
}

/**
 * @param random asks for any affirmation that is wanted, as the specification's requests do
 * @throws the errors of the random request, unless the site is out of reach and the deck has an affirmation to show instead
 */
export async function draw<Drawn extends { id: string }>(
  wanted: Wanted,
  random: Random<Drawn>,
  options: DrawOptions = {}
): Promise<Drawn | CardAffirmation> {
  if (wanted.shown !== undefined && !readDrawn().includes(wanted.shown)) remember(wanted.shown)
  const drawn = await drawAny(wanted, random, options)
  remember(drawn.id)
  return drawn
}

async function drawAny<Drawn extends { id: string }>(
  wanted: Wanted,
  random: Random<Drawn>,
  { fromCache = true }: DrawOptions
): Promise<Drawn | CardAffirmation> {
  let drawn: Drawn
  try {
    drawn = await random()
  } catch (error) {
    const cached = fromCache && isOutOfReach(error) ? await drawCached(wanted) : undefined
    if (cached) return cached
    throw error
  }
  if (!readDrawn().includes(drawn.id)) return drawn
  return drawOther<Drawn>(wanted).catch(() => drawn)
}

/**
 * True for the TypeError that fetch throws without a connection, and above the site's request limit, which a school or a company
 * may reach behind one address. The class of refused requests is another one in each bundle.
 */
function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError || (error as { status?: number }).status === 429
}

/**
 * One that has not been drawn yet; if all have, a new round begins. The deck is requested each time, since affirmations come and go;
 * the browser has a copy, and asks only if that is still right.
 */
async function drawOther<Drawn>(wanted: Wanted): Promise<Drawn> {
  cachedDeck = await fetchDeck()
  if (undrawnIds(cachedDeck, wanted).length === 0) startNewRound(wanted, cachedDeck)
  const id = pick(undrawnIds(cachedDeck, wanted)) ?? ''
  return request('GET', linkTo('/api/affirmations/[id]', encodeURIComponent(id)))
}

function fetchDeck(): Promise<Deck> {
  return request('GET', linkTo('/api/deck'))
}

function undrawnIds(deck: Deck, wanted: Wanted): string[] {
  const drawn = new Set(readDrawn())
  return idsOf(deck, wanted).filter((id) => !drawn.has(id))
}

function idsOf({ sets }: Deck, { categories, strength, wink }: Wanted): string[] {
  return sets.flatMap((set) => {
    if (!fits(set.category, categories) || !fits(set.strength, strength)) return []
    const ids = categories.length > 0 ? [...set.ids, ...set.others] : set.ids
    return wink ? ids.filter((id) => set.winks.includes(id)) : ids
  })
}

function fits(value: string, wanted: string | readonly string[] = []): boolean {
  return wanted.length === 0 || wanted === value || (Array.isArray(wanted) && wanted.includes(value))
}

/** The wanted affirmations count as not drawn again, except for the one that is shown now. */
function startNewRound(wanted: Wanted, deck: Deck): void {
  const ids = new Set(idsOf(deck, wanted))
  const drawn = readDrawn()
  const last = wanted.shown ?? drawn.at(-1)
  writeDrawn(drawn.filter((id) => !ids.has(id) || (id === last && ids.size > 1)))
}

function remember(id: string): void {
  writeDrawn([...readDrawn().filter((drawn) => drawn !== id), id])
}

/** One of the affirmations that were fetched while there was a connection, the undrawn before the others. */
async function drawCached(wanted: Wanted): Promise<CardAffirmation | undefined> {
  cachedDeck ??= await fetchDeck().catch(() => undefined)
  const lines = (cachedDeck?.lines ?? []).filter(
    ({ id, category, tags }) =>
      id !== wanted.shown &&
      fits(category, wanted.categories) &&
      (wanted.strength === undefined || tags.includes(wanted.strength)) &&
      (!wanted.wink || tags.includes('wink'))
  )
  const drawn = new Set(readDrawn())
  const fresh = lines.filter(({ id }) => !drawn.has(id))
  return pick(fresh.length > 0 ? fresh : lines)
}

function pick<T>(list: T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}

function readDrawn(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(DRAWN_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // It was edited by hand.
    return []
  }
}

function writeDrawn(ids: string[]): void {
  store(DRAWN_KEY, JSON.stringify(ids.slice(-DRAWN_LIMIT)))
}
