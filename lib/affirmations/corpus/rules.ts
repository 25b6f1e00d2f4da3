/** The rules for a single affirmation, of the corpus or from a visitor. Each says what is wrong in words for its writer. */
import { type Intensity, intensities } from '../../../content/types'
import { ANYONE, audienceNames, findSituation, LIST } from '../../content/situations'
import { suggestion } from '../../did-you-mean'

/** The tag of a sentence that people know and look for, such as “I am enough.” */
export const CLASSIC = 'classic'
/** The tag of a joke. */
export const WINK = 'wink'

/** Two affirmations with this overlap or more say nearly the same. */
export const NEAR_COPY_OVERLAP = 0.75
/** Words that two affirmations may share without saying the same. */
const STOP_WORDS = new Set(
  "a an the i i'm my me myself is am are to of and in it this that for on with be today now can".split(' ')
)

/** Promises nobody can keep, cures, money magic and the vocabulary of selling. */
const FORBIDDEN: [RegExp, string][] = [
  [/\balways\b/i, '"always" promises too much'],
  [/\bnever\b/i, '"never" promises too much'],
  [/\beverything (comes|flows|happens|works)\b/i, 'promises what nobody can keep'],
  [/\b(limitless|unstoppable|invincible|abundance flows|money (flows|comes)|attract\w*|magnet\w*)\b/i, 'is magic'],
  [/\b(vibrat\w*|universe|manifest\w*|destin\w*)\b/i, 'is magic'],
  [/\b(cured?|healed|heal(s|ing)? (completely|instantly|me))\b/i, 'promises a cure'],
  [/\b(journey|unlock\w*|transform\w*|empower\w*)\b/i, 'is the vocabulary of selling'],
  [/\b(perfect health\b|100\s?%|guarantee\w*|effortless\w*)/i, 'promises what nobody can keep'],
  [/!/, 'has an exclamation mark']
]

const SECOND_PERSON = /\b(you|your|yours|yourself)\b/i
const WORD_LIMITS = { min: 2, max: 14 }
/** An affirmation for a situation may say a little more. */
const SITUATION_WORDS = 20

/** The words of a text, lower-case, with straight apostrophes. */
export function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
  )
}

/** The set of words that carry meaning, for comparing two texts. */
export function meaningfulWords(text: string): Set<string> {
  return new Set(words(text).filter((word) => !STOP_WORDS.has(word)))
}

/** Word overlap of two sets, 0 to 1 (Jaccard). Two empty sets do not overlap. */
export function overlap(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared)
}

/** The subcategory that an affirmation belongs to: at most one of its tags is one. */
export function subcategoryAmong(tags: readonly string[], subcategories: ReadonlySet<string>): string | null {
  return tags.find((tag) => subcategories.has(tag)) ?? null
}

/** The intensity of an affirmation, which is exactly one of its tags. */
export function intensityOf(tags: readonly string[]): Intensity | undefined {
  return intensities.find((intensity) => tags.includes(intensity))
}

/** Checks whom an affirmation is for. */
export function checkAudience(audience: string, tags: readonly string[], subcategories: readonly string[]): string[] {
  if (audience === LIST && !tags.some((tag) => subcategories.includes(tag))) {
    return ['is for "list" but has no tag of a subcategory']
  }
  if (audience === ANYONE || audience === LIST || findSituation(audience)) return []
  const right = suggestion(audience, audienceNames())
  return [`is for "${audience}", which is neither "anyone" nor "list" nor in content/situations.yaml${right}`]
}

/** The text without what a list of notes puts around it: “- ”, “1. ”, or quotation marks around the whole. */
function withoutWrapping(text: string): string {
  return text.replace(/^([-*+•‣–—]|\d+[.)])\s+/, '').replace(/^[“"]([^“”"]*)[”"]$/, '$1')
}

/** Checks the words of an affirmation, whoever it is for. */
export function checkText(text: string): string[] {
  const problems: string[] = []
  const sentences = text.split(/[.?…]+(?:["”’']?\s+|["”’']?$)/).filter(Boolean).length
  if (sentences > 2) problems.push(`has ${sentences} sentences, at most two`)
  if (!/[.?]["”’']?$/.test(text)) problems.push('must end with a full stop or a question mark')
  for (const [pattern, reason] of FORBIDDEN) if (pattern.test(text)) problems.push(reason)
  const bare = withoutWrapping(text)
  if (bare !== text) problems.push(`stands in quotation marks, or begins with the mark of a list. Write: ${bare}`)
  if (/['"]/.test(text)) problems.push('use typographic quotes (’ “ ”)')
  return problems
}

/** Checks the length of an affirmation and whom it speaks of, which depend on its audience. */
export function checkLength(text: string, audience: string): string[] {
  const { length } = words(text)
  if (audience !== ANYONE && audience !== LIST) {
    return length > SITUATION_WORDS ? [`has ${length} words, at most ${SITUATION_WORDS} for a situation`] : []
  }
  const { min, max } = WORD_LIMITS
  return [
    ...(length < min || length > max ? [`has ${length} words, ${min} to ${max} for "${audience}"`] : []),
    ...(SECOND_PERSON.test(text) ? ['speaks of a second person: give it a situation, or leave "you" out'] : [])
  ]
}

/** Checks the tags of an affirmation, on which pages rely. `subcategories` are the ids that its category has. */
export function checkTags(
  tags: readonly string[],
  subcategories: readonly string[],
  allSubcategories: readonly string[]
): string[] {
  const problems: string[] = []
  const found = tags.filter((tag) => (intensities as readonly string[]).includes(tag))
  if (found.length !== 1) problems.push('needs exactly one of the tags gentle, moderate, bold')
  if (new Set(tags).size !== tags.length) problems.push('has a tag twice')
  const foreign = tags.find((tag) => allSubcategories.includes(tag) && !subcategories.includes(tag))
  if (foreign) problems.push(`has the tag "${foreign}", a subcategory of another category`)
  if (tags.filter((tag) => subcategories.includes(tag)).length > 1) {
    problems.push('belongs to more than one subcategory')
  }
  return problems
}
