/** The rules that an affirmation must follow before an operator may publish it: those of content/, for rows. */
import { affirmationSchema } from '@/content/schemas/affirmation'
import type { CategoryName } from '@/content/types'
import { allSubcategoryIds, findCategory, isCategoryName } from '../../content/taxonomy'
import { checkStyle } from '../../content/text/house-style'
import { printable } from '../../content/text/printable'
import { checkAudience, checkLength, checkTags, checkText } from '../corpus/rules'

export interface AffirmationDraft {
  text: string
  category: CategoryName
  tags: string[]
  /** anyone, list or the id of a situation; null if it is not sorted yet, and then it is not drawn. */
  audience: string | null
}

const fields = affirmationSchema.pick({ text: true, tags: true })

/** Returns the reasons why an affirmation cannot be published, each as a sentence. */
export function affirmationErrors({ text, category, tags, audience }: AffirmationDraft): string[] {
  if (!isCategoryName(category)) return [`there is no category "${category}"`]
  const shape = fields.safeParse({ text, tags }).error?.issues ?? []
  const unseen = printable(text) === text ? [] : [`the text has characters that cannot be seen: ${printable(text)}`]
  const own = findCategory(category).subcategories.map(({ id }) => id)
  return [
    ...shape.map(({ path, message }) => `the ${path[0] === 'text' ? 'text' : `tags (${tags.join(', ')})`}: ${message}`),
    ...unseen,
    ...[
      ...checkTags(tags, own, [...allSubcategoryIds()]),
      ...(audience === null ? [] : checkAudience(audience, tags, own))
    ].map((problem) => `the affirmation ${problem}`)
  ]
}

/** Deviations of a text from the house style, which the operator has to judge. */
export function affirmationWarnings({ text, audience }: Pick<AffirmationDraft, 'text' | 'audience'>): string[] {
  const problems = [...checkText(text), ...(audience === null ? [] : checkLength(text, audience))]
  return [...new Set([...problems.map((problem) => `the text ${problem}`), ...checkStyle(text)])]
}
