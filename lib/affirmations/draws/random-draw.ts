import { type CategoryName, categoryNames, type Intensity } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { poolOf, publishedList } from '../reads/published'
import type { Affirmation } from '../types'

export interface DrawOptions {
  /** None means all. */
  categories?: readonly CategoryName[]
  /** Whom the affirmation is for: anyone unless a situation is given. */
  audience?: string
  /** None means any. */
  intensity?: Intensity
  /** None means any. */
  tag?: string
  /** Ids or slugs that must not be drawn as long as there is another. */
  except?: readonly string[]
}

/** A random published affirmation. All that fit are equally likely. */
export async function randomAffirmation(options: DrawOptions = {}): Promise<Affirmation | undefined> {
  const { categories = [], audience = ANYONE, intensity, tag, except = [] } = options
  const names = categories.length > 0 ? [...new Set(categories)] : categoryNames
  const pool = poolOf(await publishedList(), names, audience, intensity)
  const fitting = tag === undefined ? pool : pool.filter(({ tags }) => tags.includes(tag))
  const excepted = new Set(except)
  const others = fitting.filter(({ id, slug }) => !excepted.has(id) && !excepted.has(slug))
  const drawable = others.length > 0 ? others : fitting
  return drawable[Math.floor(Math.random() * drawable.length)]
}
