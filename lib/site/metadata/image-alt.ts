import type { CategoryName } from '../../../content/types'
import { findCategory } from '../../content/taxonomy'

/** What a picture shows: the words, and under which sky. */
export function socialImageAlt(words: string, sky: CategoryName): string {
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`
  return `${sentence} Large type over a ${findCategory(sky).moment} sky with a low ${sky === 'weekly' ? 'moon' : 'sun'}.`
}
