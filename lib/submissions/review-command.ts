/** What the commands of operators share: the options that describe an affirmation, and who is asking. */
import { userInfo } from 'node:os'
import { Option } from 'commander'
import { categoryNames } from '@/content/types'
import { nonBlank } from '../cli'

/** --text, --category and --tags, which together are an AffirmationDraft. */
export function draftOptions(): [text: Option, category: Option, tags: Option] {
  return [
    new Option('--text <TEXT>', 'the affirmation').argParser(nonBlank),
    new Option('--category <NAME>', 'the category it belongs to').choices(categoryNames),
    new Option(
      '--tags <a,b>',
      'one to six, exactly one of gentle, moderate, bold, and the subcategory if one fits'
    ).argParser((tags) => tags.split(',').flatMap((tag) => tag.trim() || []))
  ]
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
