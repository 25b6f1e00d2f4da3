/** Random draws among the affirmations with a tag, which no draw set knows: the index in memory has them. */
import { categoryNames } from '../../content/types'
import { intensityOf } from '../affirmations/corpus/rules'
import type { DrawOptions } from '../affirmations/draws/random-draw'
import { findAffirmations } from '../affirmations/reads/repository'
import type { Affirmation } from '../affirmations/types'
import { ANYONE } from '../content/situations'
import { currentIndex } from './current-index'

/** The tags that published affirmations have. */
export async function publishedTags(): Promise<string[]> {
  const { affirmations } = await currentIndex()
  return [...new Set(affirmations.texts.flatMap(({ source }) => source.tags))]
}

/**
 * A random published affirmation with a tag, each that fits as likely as any other.
 * @returns undefined if none fits
 */
export async function randomTagged(tag: string, options: DrawOptions = {}): Promise<Affirmation | undefined> {
  const { categories = categoryNames, audience = ANYONE, intensity, except = [] } = options
  const { affirmations } = await currentIndex()
  const published = affirmations.texts.map(({ source }) => source)
  const fitting = published.filter(
    (one) =>
      one.tags.includes(tag) &&
      categories.includes(one.category) &&
      one.audience === audience &&
      (!intensity || intensityOf(one.tags) === intensity)
  )
  const others = fitting.filter(({ id, slug }) => !except.includes(id) && !except.includes(slug))
  const left = others.length > 0 ? others : fitting
  while (left.length > 0) {
    const [drawn] = left.splice(Math.floor(Math.random() * left.length), 1)
    // One that has just been retired is in the index for some seconds more.
    const [affirmation] = drawn ? await findAffirmations([drawn.id]) : []
    if (affirmation) return affirmation
  }
  return undefined
}
