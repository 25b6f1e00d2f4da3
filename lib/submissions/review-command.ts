/** Shared by the commands of operators: the draft that options describe, and the name of the operator. */
import { userInfo } from 'node:os'
import { categoryNames } from '@/content/types'
import type { AffirmationDraft } from '../affirmations/validation'
import { UsageError } from '../cli'
import { suggestion } from '../content/did-you-mean'
import { audienceNames } from '../content/situations'
import { isCategoryName } from '../content/taxonomy'

interface DraftOptions {
  text?: string
  category?: string
  tags?: string
  for?: string
}

/** The options --text, --category, --tags and --for, as far as they were given. @throws UsageError */
export function draftChanges({ text, category, tags, for: audience }: DraftOptions): Partial<AffirmationDraft> {
  if (category !== undefined && !isCategoryName(category)) {
    throw new UsageError(`There is no category "${category}": ${categoryNames.join(', ')}.`)
  }
  if (audience !== undefined && !audienceNames().includes(audience)) {
    const names = audienceNames()
    const right = suggestion(audience, names)
    throw new UsageError(`There is no audience "${audience}"${right || `: ${names.join(', ')}.`}`)
  }
  return {
    ...(audience !== undefined && { audience }),
    ...(text !== undefined && { text }),
    ...(category !== undefined && { category }),
    ...(tags !== undefined && { tags: tags.split(',').flatMap((tag) => tag.trim() || []) })
  }
}

/** The name given with --by, else the user of the operating system. */
export function operatorName(by?: string): string {
  if (by?.trim()) return by.trim()
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
