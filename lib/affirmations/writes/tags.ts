/** The tags that published affirmations have. Reads all of them: for commands, not for requests. */
import { intensities } from '../../../content/types'
import { suggestion } from '../../content/issues/did-you-mean'
import { subcategoryIds } from '../../content/taxonomy'
import { eachPublished } from '../reads/published'

async function knownTags(): Promise<string[]> {
  const known = new Set<string>([...intensities, ...subcategoryIds()])
  for await (const { tags } of eachPublished()) for (const tag of tags) known.add(tag)
  return [...known].sort()
}

/** A sentence for each tag that no published affirmation has, with the one that was probably meant. */
export async function unknownTags(tags: readonly string[]): Promise<string[]> {
  const known = await knownTags()
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => `No affirmation has the tag "${tag}"${suggestion(tag, known) || '.'}`)
}
