/** What the commands of the review share: the line that options describe, and who is asking. */
import { userInfo } from 'node:os'
import { categoryNames } from '@/content/types'
import type { AffirmationDraft } from '../affirmations/validation'
import { UsageError } from '../cli'
import { isCategoryName } from '../content/taxonomy'

/** The options --text, --category and --tags, as far as they were given. @throws UsageError */
export function lineChanges(given: { text?: string; category?: string; tags?: string }): Partial<AffirmationDraft> {
  const { text, category, tags } = given
  if (category !== undefined && !isCategoryName(category)) {
    throw new UsageError(`There is no category "${category}": ${categoryNames.join(', ')}.`)
  }
  return {
    ...(text !== undefined && { text }),
    ...(category !== undefined && { category }),
    ...(tags !== undefined && { tags: tags.split(',').flatMap((tag) => tag.trim() || []) })
  }
}

/** Who decides, unless --by says it: the user of the operating system. */
export function operatorName(by?: string): string {
  if (by?.trim()) return by.trim()
  try {
    return userInfo().username
  } catch {
    // A container may run as a number without a name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
