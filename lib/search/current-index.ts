/** The index of the affirmations that are published now. Each bundle of Next's, and each process, has one of its own. */
import { type PublishedList, publishedList } from '../affirmations/reads/published'
import { buildIndex, type SearchIndex } from './index-texts'

let current: { list: PublishedList; index: SearchIndex } | undefined
let building: Promise<SearchIndex> | undefined

/**
 * The index, built at the first search and again at the first search after a change. Only that search waits for it; others
 * get the old index meanwhile.
 * @throws what the database throws, if nothing has been read from it yet
 */
export async function currentIndex(): Promise<SearchIndex> {
  const list = await publishedList()
  if (current && (building || current.list === list)) return current.index
  building ??= buildIndex(list)
    .then((index) => {
      current = { list, index }
      return index
    })
    .finally(() => {
      building = undefined
    })
  return building
}
