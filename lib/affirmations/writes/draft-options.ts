/** The options by which operators describe an affirmation on the command line. */
import { InvalidArgumentError, Option } from 'commander'
import { categoryNames, intensities } from '@/content/types'
import { nonBlank } from '../../cli'
import { audienceNames } from '../../content/situations'
import { allSubcategoryIds } from '../../content/taxonomy'
import { suggestion } from '../../did-you-mean'
import { publishedTags } from '../reads/published'
import { refuseNearCopy } from './similarity'
import type { AffirmationDraft } from './validation'

/** --text, --category, --tags and --for (audience), which together are an AffirmationDraft. */
export function draftOptions(): [text: Option, category: Option, tags: Option, audience: Option] {
  return [
    new Option('--text <TEXT>', 'the affirmation').argParser(nonBlank),
    new Option('--category <NAME>', 'the category it belongs to').choices(categoryNames),
    new Option(
      '--tags <a,b>',
      'one to six, exactly one of gentle, moderate, bold, and the subcategory if one fits'
    ).argParser((tags) => tags.split(',').flatMap((tag) => tag.trim() || [])),
    new Option(
      '--for <AUDIENCE>',
      'anyone, list (of its subcategory), or the id of a situation, such as exams'
    ).argParser(knownAudience)
  ]
}

/** The values of these options, named as in AffirmationDraft. */
export function givenDraft({
  for: audience,
  ...given
}: Partial<Omit<AffirmationDraft, 'audience'>> & { for?: string }) {
  return { ...given, ...(audience !== undefined && { audience }) } satisfies Partial<AffirmationDraft>
}

/** @throws InvalidArgumentError that names the audience which was probably meant, or all of them */
export function knownAudience(name: string): string {
  const names = audienceNames()
  if (names.includes(name)) return name
  throw new InvalidArgumentError(`There is no audience "${name}"${suggestion(name, names) || `: ${names.join(', ')}.`}`)
}

/** The option --anyway, which skips `refuseDoubtful`. */
export const ANYWAY_OPTION = [
  '--anyway',
  'also a near copy of another affirmation, or a tag that no other has'
] as const

/**
 * Refuses what is probably a mistake.
 * @throws Error that says what, and how to do it all the same
 */
export async function refuseDoubtful({ text, tags = [] }: Partial<AffirmationDraft>): Promise<void> {
  const questions = await unknownTags(tags)
  if (questions.length > 0) throw new Error(`${questions.join(' ')} Use --anyway to give it a new tag.`)
  if (text !== undefined) await refuseNearCopy(text)
}

/** A sentence for each tag that no published affirmation has, with the one that was probably meant. */
export async function unknownTags(tags: readonly string[]): Promise<string[]> {
  const known = [...intensities, ...allSubcategoryIds(), ...(await publishedTags())].sort()
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => `No affirmation has the tag "${tag}"${suggestion(tag, known) || '.'}`)
}
