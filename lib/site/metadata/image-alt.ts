import type { CategoryName } from '../../../content/types'
import { findCategory } from '../../content/taxonomy'

/** The alternative text of a social image: its words and its sky. */
export function socialImageAlt(words: string, sky: CategoryName): string {
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`
  return `${sentence} Large type over a ${findCategory(sky).moment} sky with a low ${sky === 'weekly' ? 'moon' : 'sun'}.`
}
