/** The index of the affirmations that are published now. Each bundle of Next's, and each process, has one of its own. */
import { contentVersion } from '../affirmations/writes/content-version'
import { buildIndex, type SearchIndex } from './index-texts'

/** Milliseconds after which a search asks for the content version again. */
export const CHECK_EVERY_MS = 5_000

let current: { index: SearchIndex; version: number } | undefined
let building: Promise<SearchIndex> | undefined
let checkedAt = 0

/**
 * The index, built at the first search and again at the first search after a change. Only that search waits for it; others
 * get the old index meanwhile, and so does everybody while the database does not answer.
 * @throws what the database throws, if there is no index yet
 */
export async function currentIndex(): Promise<SearchIndex> {
  if (!current) return build()
  if (building || performance.now() - checkedAt < CHECK_EVERY_MS) return current.index
  checkedAt = performance.now()
  try {
    return (await contentVersion()).getTime() === current.version ? current.index : await build()
  } catch (error) {
    console.warn('The search goes on with what was published before:', error)
    return current.index
  }
}

/** Those who ask while it is built share it. */
function build(): Promise<SearchIndex> {
  building ??= (async () => {
    // Read before the affirmations: if they change meanwhile, the next check finds another version.
    const version = (await contentVersion()).getTime()
    current = { index: await buildIndex(), version }
    checkedAt = performance.now()
    return current.index
  })().finally(() => {
    building = undefined
  })
  return building
}
