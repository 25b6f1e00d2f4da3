/** The tags that an affirmation may have without a question. */
import { intensities } from '../../../content/types'
import { suggestion } from '../../content/issues/did-you-mean'
import { subcategoryIds } from '../../content/taxonomy'
import { publishedTags } from '../reads/published'

/** A sentence for each tag that no published affirmation has, with the one that was probably meant. */
export async function unknownTags(tags: readonly string[]): Promise<string[]> {
  const known = [...intensities, ...subcategoryIds(), ...(await publishedTags())].sort()
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => `No affirmation has the tag "${tag}"${suggestion(tag, known) || '.'}`)
}
