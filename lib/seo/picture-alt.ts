import type { CategoryName } from '../../content/types'
import { findCategory } from '../content'

/** What a picture shows: the words, and under which sky. */
export function pictureAlt(words: string, sky: CategoryName): string {
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`
  return `${sentence} Large type over a ${findCategory(sky).moment} sky with a low ${sky === 'weekly' ? 'moon' : 'sun'}.`
}
