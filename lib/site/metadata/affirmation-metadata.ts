/**
 * Composes the title and description of an affirmation's page from its text, tags and life area, so that no two pages read
 * alike.
 */
import { createHash } from 'node:crypto'
import { closings, moments, openers, themes } from '../../../content/search-words'
import { type Intensity, intensities } from '../../../content/types'
import type { Affirmation } from '../../affirmations/types'
import { findCategory, findSubcategory } from '../../content/taxonomy'
import { truncateAtWord } from '../../content/text/truncate'

/** The number of characters that search engines show of a title and of a description. */
export const LONGEST_TITLE = 65
export const LONGEST_DESCRIPTION = 160
/** An affirmation is not truncated below this length to make room for a label. */
const MIN_TEXT_LENGTH = 34
/** Words that should not end a truncated text. */
const DANGLING =
  /(?:[,;:]? (?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|as|is|are|my|your|his|her|their|its|our|that|who))+…$/

export type DescribedAffirmation = Pick<Affirmation, 'id' | 'text' | 'category' | 'subcategory' | 'tags'>

/** The affirmation, followed by its moment or theme if there is room. */
export function affirmationTitle(affirmation: DescribedAffirmation): string {
  const text = onOneLine(affirmation.text)
  const labels = labelsOf(affirmation).map((label) => ` · ${label}`)
  const whole = labels.find((label) => text.length + label.length <= LONGEST_TITLE)
  if (whole) return text + whole
  if (text.length <= LONGEST_TITLE) return text
  const label = labels.find(({ length }) => LONGEST_TITLE - length >= MIN_TEXT_LENGTH) ?? ''
  return truncateAtPhrase(text, LONGEST_TITLE - label.length) + label
}

/** The affirmation, then the longest description of it that fits. */
export function affirmationDescription(affirmation: DescribedAffirmation): string {
  const quoted = (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
  const text = onOneLine(affirmation.text)
  const descriptions = descriptionsOf(affirmation)
  const fitting = descriptions.find(
    (description) => quoted(text).length + 1 + description.length <= LONGEST_DESCRIPTION
  )
  if (fitting) return `${quoted(text)} ${fitting}`
  const shortest = descriptions.at(-1) as string
  return `${quoted(truncateAtPhrase(text, LONGEST_DESCRIPTION - shortest.length - 3))} ${shortest}`
}

/** A visitor's affirmation may have line breaks. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Truncates at a word that can end a phrase, not after “of the”. */
function truncateAtPhrase(text: string, maxLength: number): string {
  return truncateAtWord(text, maxLength).replace(DANGLING, '…')
}

export function affirmationKeywords({ category, tags }: DescribedAffirmation): string[] {
  const area = `${findCategory(category).displayName.toLowerCase()} affirmation`
  return [...tags.map((tag) => tag.replaceAll('-', ' ')), area, 'affirmation']
}

/** Labels that may follow the affirmation in a title, the most specific first. */
function labelsOf(affirmation: DescribedAffirmation): string[] {
  const { when, about } = topicsOf(affirmation)
  return [
    ...when.map((moment) => `Affirmation for ${moment}`),
    ...about.map((theme) => `Affirmation about ${theme}`),
    'Affirmation'
  ]
}

/** Sentences for a description, the longest first. */
function descriptionsOf(affirmation: DescribedAffirmation): string[] {
  const { when, about } = topicsOf(affirmation)
  const number = createHash('sha256').update(affirmation.id).digest().readUInt32BE()
  const level = affirmation.tags.find((tag): tag is Intensity => (intensities as readonly string[]).includes(tag))
  const opener = pick(openers[level ?? 'moderate'], number)
  const closing = pick(closings, Math.floor(number / 64))
  const category = findCategory(affirmation.category)
  const area =
    (affirmation.subcategory && findSubcategory(category, affirmation.subcategory)?.title) || category.displayName

  const moment = when.length > 0 ? [`for ${when[0]}`] : []
  const subject = (themeCount: number) => {
    const themed = about.length > 0 ? [`about ${about.slice(0, themeCount).join(' and ')}`] : []
    return [...themed, ...moment].map((part, index) => (index === 0 ? ` ${part}` : `, ${part}`)).join('')
  }
  const descriptions = [
    `${opener}${subject(2)}, from ${area}. ${closing}`,
    `${opener}${subject(1)}, from ${area}. ${closing}`,
    `${opener}${subject(2)}. ${closing}`,
    `${opener}${subject(1)}. ${closing}`,
    `${opener}${subject(2)}, from ${area}.`,
    `${opener}${subject(1)}, from ${area}.`,
    `${opener}, from ${area}.`
  ]
  return descriptions.sort((a, b) => b.length - a.length)
}

/** The moments and themes of an affirmation, in the words of content/search-words.ts. */
function topicsOf({ tags, category }: DescribedAffirmation): { when: string[]; about: string[] } {
  const areas = findCategory(category).subcategories.map(({ id }) => id)
  const when: string[] = []
  const about: string[] = []
  for (const tag of tags) {
    if (areas.includes(tag) || (intensities as readonly string[]).includes(tag)) continue
    const moment = Object.hasOwn(moments, tag) ? moments[tag] : undefined
    const theme = Object.hasOwn(themes, tag) ? themes[tag] : inWords(tag)
    if (moment) when.push(moment)
    else if (theme) about.push(theme)
  }
  return { when, about }
}

function inWords(tag: string): string {
  return tag.startsWith('self-') ? tag : tag.replaceAll('-', ' ')
}

function pick(texts: string[], number: number): string {
  return texts[number % texts.length] as string
}
