import { type CategoryName, categoryNames, type Intensity } from '../../../content/types'
import { ANYONE } from '../../content/situations'
import { cachedSnapshot, poolOf } from '../reads/published'
import type { Affirmation } from '../types'

export interface DrawOptions {
  /** None means all. */
  categories?: readonly CategoryName[]
  /** Whom the affirmation is for. Unless given, anyone; or whoever it is for, if categories are given: those come whole. */
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
  const { categories = [], intensity, tag, except = [] } = options
  const names = categories.length > 0 ? [...new Set(categories)] : categoryNames
  const audience = options.audience ?? (categories.length > 0 ? undefined : ANYONE)
  const pool = poolOf(await cachedSnapshot(), names, audience, intensity)
  const fitting = tag === undefined ? pool : pool.filter(({ tags }) => tags.includes(tag))
  const isAllowed = ({ id, slug }: Affirmation) => !except.includes(id) && !except.includes(slug)
  const drawn = oneOf(fitting)
  // An exception is drawn so rarely that to leave all of them out each time would cost more. The others stay equally likely.
  return drawn && !isAllowed(drawn) ? (oneOf(fitting.filter(isAllowed)) ?? drawn) : drawn
}

function oneOf(affirmations: Affirmation[]): Affirmation | undefined {
  return affirmations[Math.floor(Math.random() * affirmations.length)]
}
