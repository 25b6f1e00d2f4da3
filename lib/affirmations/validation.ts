/** What a line has to be before it may be published by an operator: the rules of content/, for lines that are rows. */
import { affirmationSchema } from '@/content/schemas/affirmation'
import type { CategoryName } from '@/content/types'
import { checkStyle } from '../content/house-style'
import { printable } from '../content/printable'
import { findCategory, isCategoryName, subcategoryIds } from '../content/taxonomy'
import { checkTags, checkWords } from './rules'

export interface AffirmationDraft {
  text: string
  category: CategoryName
  tags: string[]
}

const fields = affirmationSchema.pick({ text: true, tags: true })

/** What keeps a line from being published, each as a sentence; none where it may be. */
export function affirmationErrors({ text, category, tags }: AffirmationDraft): string[] {
  if (!isCategoryName(category)) return [`there is no category "${category}"`]
  const shape = fields.safeParse({ text, tags }).error?.issues ?? []
  const unseen = printable(text) === text ? [] : [`the text has characters that cannot be seen: ${printable(text)}`]
  return [
    ...shape.map(({ path, message }) => `the ${path[0] === 'text' ? 'text' : `tags (${tags.join(', ')})`}: ${message}`),
    ...unseen,
    ...checkTags(tags, ownSubcategories(category), [...subcategoryIds()]).map((problem) => `the line ${problem}`)
  ]
}

/** Where a text is not in the style of the house. That is for the operator to judge. */
export function affirmationWarnings(text: string): string[] {
  return [...new Set([...checkWords(text).map((problem) => `the text ${problem}`), ...checkStyle(text)])]
}

function ownSubcategories(category: CategoryName): string[] {
  return findCategory(category).subcategories.map(({ id }) => id)
}
