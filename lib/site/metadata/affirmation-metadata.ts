/** The title, description and keywords of an affirmation's page. They quote the affirmation, so no two pages read alike. */
import type { Affirmation } from '../../affirmations/types'
import { findCategory, findSubcategory } from '../../content/taxonomy'
import { truncateAtWord } from '../../content/text/truncate'

/** The number of characters that search engines show of a title and of a description. */
export const LONGEST_TITLE = 65
export const LONGEST_DESCRIPTION = 160

export type DescribedAffirmation = Pick<Affirmation, 'text' | 'category' | 'subcategory' | 'tags'>

/** The affirmation, followed by what it is if there is room. */
export function affirmationTitle({ text, category }: DescribedAffirmation): string {
  const line = onOneLine(text)
  const labels = [` · ${findCategory(category).displayName} affirmation`, ' · Affirmation', '']
  const label = labels.find(({ length }) => line.length + length <= LONGEST_TITLE) ?? ''
  return truncateAtWord(line, LONGEST_TITLE) + label
}

/** The affirmation in quotes, then where it belongs and what can be done with it. */
export function affirmationDescription({ text, category, subcategory }: DescribedAffirmation): string {
  const line = onOneLine(text).replaceAll('“', '‘').replaceAll('”', '’')
  const found = findCategory(category)
  const area = (subcategory && findSubcategory(found, subcategory)?.title) || found.displayName
  const short = ` An affirmation from ${area}.`
  const long = ` An affirmation from ${area} to read aloud, copy, share or print, with others like it.`
  const after = line.length + 2 + long.length <= LONGEST_DESCRIPTION ? long : short
  return `“${truncateAtWord(line, LONGEST_DESCRIPTION - 2 - after.length)}”${after}`
}

export function affirmationKeywords({ category, tags }: DescribedAffirmation): string[] {
  const area = `${findCategory(category).displayName.toLowerCase()} affirmation`
  return [...tags.map((tag) => tag.replaceAll('-', ' ')), area, 'affirmation']
}

/** A visitor's affirmation may have line breaks. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
