/**
 * The rules for the corpus of affirmations, as pure checks. Each returns the offenders as problems to print:
 * where the line stands, what is wrong, and how to mend it.
 */
import { type AffirmationEntry, intensities } from '../../content/types'
import type { ContentIssue } from '../content/issue'

export interface CategorizedEntry extends AffirmationEntry {
  category: string
}

const STOP_WORDS = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could day did do does
  each for from get had has have here how i if in into is it its just let me more my myself no not now of off on one
  only or other our out own so some still than that the their them then there these they this to today too up was
  way we were what when where which while who will with without would you your`.split(/\s+/)
)

/** Promises nobody can keep, cures, money magic and the vocabulary of selling: see the content rules in CONTRIBUTING.md. */
const BANNED: [RegExp, string][] = [
  [/\balways\b/i, '"always" promises too much'],
  [/\bnever again\b/i, '"never again" promises too much'],
  [/\bnever\b/i, '"never" promises too much'],
  [/\beverything (comes|flows|happens|works)\b/i, 'promises what nobody can keep'],
  [/\b(limitless|unstoppable|invincible|abundance flows|money (flows|comes)|attract\w*|magnet\w*)\b/i, 'is magic'],
  [/\b(vibrat\w*|universe|manifest\w*|destin\w*)\b/i, 'is magic'],
  [/\b(cure|cured|heal(ed|s|ing)? (completely|instantly|me))\b/i, 'promises a cure'],
  [/\b(journey|unlock\w*|transform\w*|empower\w*)\b/i, 'is the vocabulary of selling'],
  [/\b(perfect health\b|100\s?%|guarantee\w*|effortless\w*)/i, 'promises what nobody can keep'],
  [/!/, 'has an exclamation mark']
]

const FIRST_PERSON = /\b(i|i'm|i've|i'll|i'd|me|my|mine|myself|we|our|us)\b/i
/** From this overlap on two lines say nearly the same. */
export const NEAR_DUPLICATE_OVERLAP = 0.7
const OPENING_SHARE = 0.03
/** Below this many lines the shares and the vocabulary say nothing. */
const WHOLE_CORPUS = 1_230
const VOCABULARY = 2_500

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
  return new Set(words(text).filter((word) => !STOP_WORDS.has(word.replace(/'.*/, ''))))
}

/** Word overlap of two sets, 0 to 1 (Jaccard). Two empty sets do not overlap. */
export function overlap(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / (a.size + b.size - shared)
}

/** The subcategory that a line belongs to: at most one of its tags is one. */
export function subcategoryAmong(tags: readonly string[], subcategories: ReadonlySet<string>): string | null {
  return tags.find((tag) => subcategories.has(tag)) ?? null
}

/** Checks one line by itself. `subcategories` are the ids that its category has. */
export function checkEntry(
  entry: CategorizedEntry,
  subcategories: string[],
  allSubcategories: string[]
): ContentIssue[] {
  const where = `content/affirmations/${entry.category}.yaml › ${entry.id}`
  const id = entry.id.startsWith(`${entry.category}-`) ? [] : [`the id must begin with "${entry.category}-"`]
  return [...id, ...checkWords(entry.text), ...checkTags(entry.tags, subcategories, allSubcategories)].map(
    (message) => ({
      where,
      message: `${message}: "${entry.text}"`
    })
  )
}

/** What the words of a line have to mend, by the rules of the corpus. */
export function checkWords(text: string): string[] {
  const problems: string[] = []
  if (!FIRST_PERSON.test(text.replaceAll('’', "'"))) problems.push('is not in the first person')
  const sentences = text.split(/[.?…]+(?:["”’']?\s+|["”’']?$)/).filter(Boolean).length
  if (sentences > 3) problems.push(`has ${sentences} sentences, at most three`)
  if (!/[.?]["”’']?$/.test(text)) problems.push('must end with a full stop or a question mark')
  for (const [pattern, reason] of BANNED) if (pattern.test(text)) problems.push(reason)
  if (/['"]/.test(text)) problems.push('use typographic quotes (’ “ ”)')
  return problems
}

/** What the tags of a line have to mend. Pages rely on these rules. `subcategories` are the ids that its category has. */
export function checkTags(
  tags: readonly string[],
  subcategories: readonly string[],
  allSubcategories: readonly string[]
): string[] {
  const problems: string[] = []
  const levels = tags.filter((tag) => (intensities as readonly string[]).includes(tag))
  if (levels.length !== 1) problems.push('needs exactly one of the tags gentle, moderate, bold')
  if (new Set(tags).size !== tags.length) problems.push('has a tag twice')
  const foreign = tags.find((tag) => allSubcategories.includes(tag) && !subcategories.includes(tag))
  if (foreign) problems.push(`has the tag "${foreign}", a subcategory of another category`)
  if (tags.filter((tag) => subcategories.includes(tag)).length > 1) {
    problems.push('belongs to more than one subcategory')
  }
  return problems
}

/** Checks what only shows when all lines are seen together: duplicates, openings, vocabulary. */
export function checkTogether(entries: CategorizedEntry[]): ContentIssue[] {
  return [...duplicateKeys(entries), ...nearDuplicates(entries), ...openings(entries), ...vocabulary(entries)]
}

function duplicateKeys(entries: CategorizedEntry[]): ContentIssue[] {
  const problems: ContentIssue[] = []
  for (const key of ['id', 'slug'] as const) {
    const seen = new Map<string, string>()
    for (const entry of entries) {
      const other = seen.get(entry[key])
      if (other) {
        problems.push({
          where: `content/affirmations/${entry.category}.yaml › ${entry.id}`,
          message: `the ${key} "${entry[key]}" is already used by ${other}: give this one another`
        })
      }
      seen.set(entry[key], entry.id)
    }
  }
  return problems
}

/** Pairs whose meaningful words overlap by 0.7 or more; looks only at pairs that share a word. */
export function nearDuplicates(entries: CategorizedEntry[]): ContentIssue[] {
  const problems: ContentIssue[] = []
  const sets = entries.map((entry) => meaningfulWords(entry.text))
  const byWord = new Map<string, number[]>()
  sets.forEach((set, index) => {
    const candidates = new Set<number>()
    for (const word of set) for (const other of byWord.get(word) ?? []) candidates.add(other)
    for (const other of candidates) {
      const shared = overlap(set, sets[other] as Set<string>)
      if (shared < NEAR_DUPLICATE_OVERLAP) continue
      const [entry, twin] = [entries[index] as CategorizedEntry, entries[other] as CategorizedEntry]
      problems.push({
        where: `content/affirmations/${entry.category}.yaml › ${entry.id}`,
        message: `says nearly what ${twin.id} says (overlap ${shared.toFixed(2)}): "${entry.text}" / "${twin.text}"`
      })
    }
    for (const word of set) byWord.set(word, [...(byWord.get(word) ?? []), index])
  })
  return problems
}

function openings(entries: CategorizedEntry[]): ContentIssue[] {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const opening = words(entry.text).slice(0, 3).join(' ')
    counts.set(opening, (counts.get(opening) ?? 0) + 1)
  }
  const most = Math.max(3, Math.floor(entries.length * OPENING_SHARE))
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([opening, count]) => ({
      where: 'content/affirmations',
      message: `${count} of ${entries.length} lines open with "${opening} …": rewrite until it is ${most} or fewer`
    }))
}

function vocabulary(entries: CategorizedEntry[]): ContentIssue[] {
  if (entries.length < WHOLE_CORPUS) return []
  const distinct = new Set(entries.flatMap((entry) => words(entry.text))).size
  if (distinct > VOCABULARY) return []
  return [
    { where: 'content/affirmations', message: `only ${distinct} distinct words, more than ${VOCABULARY} are needed` }
  ]
}
