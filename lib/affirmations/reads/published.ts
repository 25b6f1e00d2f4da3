/** All published affirmations, in memory for draws, ladders, selections, the search, the sitemaps and the corpus as files. Decision 28. */
import { type CategoryName, categoryNames, type Intensity, intensities } from '../../../content/types'
import { LIST } from '../../content/situations'
import { lastChange } from '../content-version'
import { intensityOf } from '../corpus/rules'
import type { Affirmation } from '../types'
import { LIST_LIMIT, listCategory } from './repository'

/** Further affirmations are neither drawn, found nor in a sitemap: decision 28 has what they would cost. */
const MAX_PUBLISHED = 100_000
/** Stands for all audiences in the key of a pool: no id has a star. */
const EVERYONE = '*'
/** Milliseconds after which a request asks for the content version again. */
export const CHECK_EVERY_MS = 5_000

export interface PublishedSnapshot {
  /** All of them, by category, in the order of its page. */
  affirmations: Affirmation[]
  byId: ReadonlyMap<string, Affirmation>
  /** The affirmations that may be drawn, of each category, audience and intensity, by `poolKey`; also of each category and intensity. */
  pools: ReadonlyMap<string, Affirmation[]>
  /** The steps of each ladder, the gentlest first. */
  ladders: ReadonlyMap<string, Affirmation[]>
}

interface Held {
  snapshot?: PublishedSnapshot
  checkedAt: number
  /** The latest reading, perhaps still under way. */
  reading?: { version: number; snapshot: Promise<PublishedSnapshot> }
}

/** One snapshot for the whole process: each of Next's bundles has a copy of this module. */
const globals = globalThis as { published?: Held }

function held(): Held {
  globals.published ??= { checkedAt: 0 }
  return globals.published
}

/**
 * The snapshot as it was at most five seconds ago. If it is older, only the first request waits until its content version has been
 * compared; others get the old snapshot meanwhile, and so does every request while the database does not respond. What is stored or
 * cached is made from `currentSnapshot` instead.
 * @throws what the database throws, if there is no snapshot yet
 */
export async function cachedSnapshot(): Promise<PublishedSnapshot> {
  const state = held()
  const { snapshot } = state
  if (!snapshot) return currentSnapshot()
  if (performance.now() - state.checkedAt < CHECK_EVERY_MS) return snapshot
  state.checkedAt = performance.now()
  try {
    return await currentSnapshot()
  } catch (error) {
    console.warn('Draws and the search go on with what was published before:', error)
    return snapshot
  }
}

/** The snapshot as it is now. Costs one look-up, and reads all affirmations only after a change. */
export async function currentSnapshot(): Promise<PublishedSnapshot> {
  const state = held()
  // Read before the affirmations: if they change meanwhile, the next check finds another version.
  const version = (await lastChange()).getTime()
  if (state.reading?.version !== version) state.reading = { version, snapshot: readSnapshot() }
  try {
    state.snapshot = await state.reading.snapshot
  } catch (error) {
    state.reading = undefined
    throw error
  }
  state.checkedAt = performance.now()
  return state.snapshot
}

/** Forgets the snapshot after a change by this process, so that the next request sees it. */
export function forgetSnapshot(): void {
  globals.published = undefined
}

async function readSnapshot(): Promise<PublishedSnapshot> {
  const affirmations: Affirmation[] = []
  const pools = new Map<string, Affirmation[]>()
  const ladders = new Map<string, Affirmation[]>()
  for await (const affirmation of eachPublished()) {
    if (affirmations.length === MAX_PUBLISHED) {
      console.warn(`Only ${MAX_PUBLISHED} affirmations are drawn, found and in the sitemaps: see decision 28.`)
      break
    }
    affirmations.push(affirmation)
    const { category, audience, tags, ladder } = affirmation
    const intensity = intensityOf(tags)
    if (audience && intensity) {
      addTo(pools, poolKey(category, EVERYONE, intensity), affirmation)
      if (audience !== LIST) addTo(pools, poolKey(category, audience, intensity), affirmation)
    }
    if (ladder) addTo(ladders, ladder, affirmation)
  }
  for (const steps of ladders.values()) steps.sort((one, other) => stepOf(one) - stepOf(other))
  const byId = new Map(affirmations.map((affirmation) => [affirmation.id, affirmation]))
  return { affirmations, byId, pools, ladders }
}

async function* eachPublished(): AsyncGenerator<Affirmation> {
  for (const category of categoryNames) {
    let batch: Affirmation[] = []
    do {
      batch = await listCategory(category, { after: batch.at(-1)?.position })
      yield* batch
    } while (batch.length === LIST_LIMIT)
  }
}

function addTo(groups: Map<string, Affirmation[]>, key: string, affirmation: Affirmation): void {
  const group = groups.get(key)
  if (group) group.push(affirmation)
  else groups.set(key, [affirmation])
}

/** The affirmations that may be drawn from these categories. No audience given means all, no intensity too. */
export function poolOf(
  { pools }: PublishedSnapshot,
  categories: readonly CategoryName[],
  audience: string = EVERYONE,
  intensity?: Intensity
): Affirmation[] {
  const wanted = intensity ? [intensity] : intensities
  const found = categories.flatMap((category) => wanted.map((one) => pools.get(poolKey(category, audience, one)) ?? []))
  // Every draw does this, and flat() takes twenty times as long.
  return ([] as Affirmation[]).concat(...found)
}

function poolKey(category: string, audience: string, intensity: Intensity): string {
  return `${category}/${audience}/${intensity}`
}

/** The tags that published affirmations have. */
export async function publishedTags(): Promise<string[]> {
  const { affirmations } = await cachedSnapshot()
  return [...new Set(affirmations.flatMap(({ tags }) => tags))]
}

/** The step of an affirmation on its ladder: 0 for gentle. */
export function stepOf({ tags }: Pick<Affirmation, 'tags'>): number {
  const intensity = intensityOf(tags)
  return intensity ? intensities.indexOf(intensity) : -1
}
