import { linkTo } from '@/lib/links'
import { request } from '../browser/request'
import { readFavorites } from '../favorites/favorites'

export interface PracticeAffirmation {
  /** The seed that its sky is made from. */
  id: string
  /** Empty for a line of the visitor's own. */
  slug: string
  text: string
  /** The category whose colors its sky has; a favorite of long ago, or a line of one's own, may have none. */
  category?: string
}

/**
 * The lines of a practice.
 * @param source today, favorites, or the name of a category
 * @throws if the lines of a category do not come
 */
export async function practiceAffirmations(
  source: string,
  count: number,
  today: PracticeAffirmation[]
): Promise<PracticeAffirmation[]> {
  if (source === 'today') return today.slice(0, count)
  if (source === 'favorites') {
    return readFavorites()
      .slice(0, count)
      .map(({ id, ...favorite }) => ({ ...favorite, id: id || favorite.text }))
  }
  const all = await request<PracticeAffirmation[]>(
    'GET',
    `${linkTo('/api/affirmations/category/[category]', source)}?for=anyone`
  )
  return shuffled(all).slice(0, count)
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}
