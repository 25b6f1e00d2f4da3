/**
 * Title and description of an affirmation's page, joined from the line, its tags and its life area so that no two pages
 * read alike.
 */
import { closings, moments, openers, themes } from '../../../content/search-words'
import { type CategoryName, type Intensity, intensities } from '../../../content/types'
import { findCategory, findSubcategory } from '../../content/taxonomy'
import { truncateAtWord } from '../../content/truncate'

/** What search engines show of a title and of a description, in characters. */
export const LONGEST_TITLE = 65
export const LONGEST_DESCRIPTION = 160
/** A line is not cut below this for the sake of what follows it. */
const SHORTEST_CUT = 34
/** Words that leave a cut hanging in the air. */
const DANGLING =
  /(?:[,;:]? (?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|as|is|are|my|your|his|her|their|its|our|that|who))+…$/

export interface DescribedAffirmation {
  id: string
  text: string
  category: CategoryName
  subcategory: string | null
  tags: string[]
}

/** The line itself; what remains of the room says when it is for or what about. */
export function affirmationTitle(line: DescribedAffirmation): string {
  const text = onOneLine(line.text)
  const labels = labelsOf(line).map((label) => ` · ${label}`)
  const whole = labels.find((label) => text.length + label.length <= LONGEST_TITLE)
  if (whole) return text + whole
  if (text.length <= LONGEST_TITLE) return text
  const label = labels.find(({ length }) => LONGEST_TITLE - length >= SHORTEST_CUT) ?? ''
  return cutWell(text, LONGEST_TITLE - label.length) + label
}

/** The line, then a sentence about it: as much of it as fits. */
export function affirmationDescription(line: DescribedAffirmation): string {
  const quoted = (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
  const text = onOneLine(line.text)
  const tails = tailsOf(line)
  const fitting = tails.find((tail) => quoted(text).length + 1 + tail.length <= LONGEST_DESCRIPTION)
  if (fitting) return `${quoted(text)} ${fitting}`
  const shortest = tails.at(-1) as string
  return `${quoted(cutWell(text, LONGEST_DESCRIPTION - shortest.length - 3))} ${shortest}`
}

/** A visitor's line may have breaks. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Cut at a word that can end a phrase: not at “of the”. */
function cutWell(text: string, longest: number): string {
  return truncateAtWord(text, longest).replace(DANGLING, '…')
}

export function affirmationKeywords({ category, tags }: DescribedAffirmation): string[] {
  const area = `${findCategory(category).displayName.toLowerCase()} affirmation`
  return [...tags.map((tag) => tag.replaceAll('-', ' ')), area, 'affirmation']
}

/** What may follow the line in a title, the most telling first. */
function labelsOf(line: DescribedAffirmation): string[] {
  const { when, about } = topicsOf(line)
  return [
    ...when.map((moment) => `Affirmation for ${moment}`),
    ...about.map((theme) => `Affirmation about ${theme}`),
    'Affirmation'
  ]
}

/** Sentences for a description, the longest first. */
function tailsOf(line: DescribedAffirmation): string[] {
  const { when, about } = topicsOf(line)
  const number = [...line.id].reduce((sum, character) => sum + (character.codePointAt(0) as number), 0)
  const level = line.tags.find((tag): tag is Intensity => (intensities as readonly string[]).includes(tag))
  const opener = pick(openers[level ?? 'moderate'], number)
  const closing = pick(closings, Math.floor(number / 4))
  const category = findCategory(line.category)
  const area = (line.subcategory && findSubcategory(category, line.subcategory)?.title) || category.displayName

  const moment = when.length > 0 ? [`for ${when[0]}`] : []
  const subject = (themeCount: number) => {
    const themed = about.length > 0 ? [`about ${about.slice(0, themeCount).join(' and ')}`] : []
    return [...themed, ...moment].map((part, index) => (index === 0 ? ` ${part}` : `, ${part}`)).join('')
  }
  const tails = [
    `${opener}${subject(2)}, from ${area}. ${closing}`,
    `${opener}${subject(1)}, from ${area}. ${closing}`,
    `${opener}${subject(2)}. ${closing}`,
    `${opener}${subject(1)}. ${closing}`,
    `${opener}${subject(2)}, from ${area}.`,
    `${opener}${subject(1)}, from ${area}.`,
    `${opener}, from ${area}.`
  ]
  return tails.sort((a, b) => b.length - a.length)
}

/** When a line is for, and what about, in the words of content/search-words.ts. */
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
