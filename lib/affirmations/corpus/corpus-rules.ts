/** The rules that apply to all affirmations of the corpus together, as pure checks. */
import { type Category, intensities } from '../../../content/types'
import { didYouMean, suggestion } from '../../content/issues/did-you-mean'
import { type ContentIssue, duplicates } from '../../content/issues/issue'
import { ANYONE, LIST } from '../../content/situations'
import { type CategorizedEntry, intensityOf, meaningfulWords, overlap, words } from './rules'

/** From this overlap on, two affirmations say nearly the same. */
export const NEAR_COPY_OVERLAP = 0.75
const OPENING_WORDS = 5
const OPENING_LIMIT = 5
/** A tag that so many affirmations have is not a typing error. */
const COMMON_TAG = 5
const SMALLEST_CATEGORY = 210
const SITUATION_SHARE = 0.25
/** The share of a category that may have the same tic. */
const TIC_SHARE = 0.03
export const WORD_FLOOR = 8

/** The words that readers search for and expect. */
export const READER_WORDS =
  'calm,enough,worthy,strong,safe,loved,proud,hope,joy,peace,confident,capable,grateful,happy,free,rest,heal,forgive,trust,brave,patient,kind,grow,let go,begin,belong,focus,energy,choose,ready'.split(
    ','
  )

/** Habits of the first corpus, which should be rare. */
export const TICS: Record<string, RegExp> = {
  'opens with somebody, nobody, whoever …': /^(somebody|nobody|someone|whoever|however|whatever)\b/i,
  '“may”': /\bmay\b/i,
  'exact number':
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|\d+)\b/i,
  prop: /\b(kettles?|soup|coats?|doors?|tuesdays?|mondays?|wednesdays?|thursdays?|fridays?|supper|socks?|shoes?|boots?|mugs?|spoons?|bread|dishes|laundry|pockets?|chairs?|keys|buttons?|curtains?|bus|train|stairs?|umbrella|porch|cake|tea|coffee)\b/i
}

/** Checks the whole corpus: affirmations against each other, each category, and all of them. */
export function checkCorpusRules(entries: CategorizedEntry[], categories: Category[]): ContentIssue[] {
  return [
    ...checkTogether(entries),
    ...categories.flatMap((category) => checkCategory(category, entries)),
    ...missingWords(entries)
  ]
}

/** Issues that single affirmations have because of others. */
export function checkTogether(entries: CategorizedEntry[]): ContentIssue[] {
  return [
    ...duplicateAddresses(entries),
    ...nearCopies(entries),
    ...openings(entries),
    ...ladders(entries),
    ...unknownTags(entries)
  ]
}

/** Finds tags that only one affirmation has and that resemble a common tag. */
function unknownTags(entries: CategorizedEntry[]): ContentIssue[] {
  const counts = countEach(entries.flatMap(({ tags }) => tags))
  const common = [...counts].filter(([, count]) => count >= COMMON_TAG).map(([tag]) => tag)
  return entries.flatMap((entry) =>
    entry.tags
      .filter((tag) => counts.get(tag) === 1 && didYouMean(tag, common))
      .map((tag) => issue(entry, `has the tag "${tag}", which no other affirmation has${suggestion(tag, common)}`))
  )
}

/** The number of affirmations that say one of the words that readers come with. */
export function countWord(entries: { text: string }[], word: string): number {
  const pattern = new RegExp(`\\b${word}\\b`, 'i')
  return entries.filter(({ text }) => pattern.test(text)).length
}

/** The number of affirmations that begin with the same words, the most frequent opening first. */
export function countOpenings(entries: { text: string }[], length: number): [opening: string, count: number][] {
  const openings = entries
    .map(({ text }) => words(text).slice(0, length))
    .filter((opening) => opening.length === length)
  const counts = countEach(openings.map((opening) => opening.join(' ')))
  return [...counts].sort(([, one], [, other]) => other - one)
}

export function countEach(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function issue({ category, id }: CategorizedEntry, message: string): ContentIssue {
  return { where: `content/affirmations/${category}.yaml › ${id}`, message }
}

/** Ids, slugs and former slugs are all addresses. */
function duplicateAddresses(entries: CategorizedEntry[]): ContentIssue[] {
  const owners = new Map<string, string>()
  const issues: ContentIssue[] = []
  for (const entry of entries) {
    for (const address of [entry.id, entry.slug, ...(entry.aliases ?? [])]) {
      const owner = owners.get(address)
      if (owner) issues.push(issue(entry, `the address "${address}" is already that of ${owner}: change one of them`))
      else owners.set(address, entry.id)
    }
  }
  return issues
}

/**
 * Pairs whose meaningful words overlap by 0.75 or more. The steps of a ladder may, unless all of their words are the same.
 * Compares only pairs that share a word. Exported for tests.
 */
export function nearCopies(entries: CategorizedEntry[]): ContentIssue[] {
  const issues: ContentIssue[] = []
  const sets = entries.map((entry) => meaningfulWords(entry.text))
  const byWord = new Map<string, number[]>()
  sets.forEach((set, index) => {
    const entry = entries[index] as CategorizedEntry
    const candidates = new Set<number>()
    for (const word of set) for (const other of byWord.get(word) ?? []) candidates.add(other)
    for (const other of candidates) {
      const twin = entries[other] as CategorizedEntry
      const shared = overlap(set, sets[other] as Set<string>)
      const isStep =
        entry.ladder && entry.ladder === twin.ladder && words(entry.text).join() !== words(twin.text).join()
      if (shared < NEAR_COPY_OVERLAP || isStep) continue
      const both = `"${entry.text}" / "${twin.text}"`
      issues.push(issue(entry, `says nearly what ${twin.id} says (overlap ${shared.toFixed(2)}): ${both}`))
    }
    for (const word of set) byWord.set(word, [...(byWord.get(word) ?? []), index])
  })
  return issues
}

function groupBy(entries: CategorizedEntry[], keyOf: (entry: CategorizedEntry) => string) {
  const groups = new Map<string, CategorizedEntry[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

function openings(entries: CategorizedEntry[]): ContentIssue[] {
  const opened = groupBy(entries, ({ text }) => words(text).slice(0, OPENING_WORDS).join(' '))
  return [...opened].flatMap(([opening, all]) => {
    const last = all.at(-1)
    if (!last || all.length <= OPENING_LIMIT || opening.split(' ').length < OPENING_WORDS) return []
    const ids = all.map(({ id }) => id).join(', ')
    return [issue(last, `"${opening} …" opens ${all.length} affirmations, at most ${OPENING_LIMIT} may: ${ids}`)]
  })
}

function ladders(entries: CategorizedEntry[]): ContentIssue[] {
  const byLadder = groupBy(
    entries.filter(({ ladder }) => ladder),
    ({ ladder }) => ladder as string
  )
  return [...byLadder].flatMap(([ladder, all]) => {
    const last = all.at(-1) as CategorizedEntry
    const steps = all.map(({ tags }) => intensityOf(tags) ?? 'none')
    const isWhole = all.length === intensities.length && intensities.every((intensity) => steps.includes(intensity))
    const say = (message: string) => issue(last, `the ladder "${ladder}" ${message}`)
    return [
      ...(isWhole ? [] : [say(`needs one gentle, one moderate and one bold, it has ${steps.join(', ')}`)]),
      ...(new Set(all.map((entry) => entry.category)).size > 1 ? [say('spans categories')] : []),
      ...(new Set(all.map((entry) => entry.for)).size > 1 ? [say('mixes audiences: give all the same “for”')] : [])
    ]
  })
}

/** Issues that a category has as a whole. */
export function checkCategory({ name, first }: Category, all: CategorizedEntry[]): ContentIssue[] {
  const entries = all.filter(({ category }) => category === name)
  const where = `content/affirmations/${name}.yaml`
  const situations = entries.filter((entry) => entry.for !== ANYONE && entry.for !== LIST)
  const issues: ContentIssue[] = []
  if (entries.length < SMALLEST_CATEGORY) {
    issues.push({ where, message: `has ${entries.length} affirmations, it needs ${SMALLEST_CATEGORY}` })
  }
  if (situations.length > entries.length * SITUATION_SHARE) {
    const most = `at most ${100 * SITUATION_SHARE} % may be`
    issues.push({ where, message: `${situations.length} of ${entries.length} are for a situation, ${most}` })
  }
  for (const [tic, pattern] of Object.entries(TICS)) {
    const found = entries.filter(({ text }) => pattern.test(text))
    if (found.length === 0 || found.length < entries.length * TIC_SHARE) continue
    const ids = found.map(({ id }) => id).join(', ')
    issues.push({ where, message: `${found.length} of ${entries.length} have a tic (${tic}), under 3 % may: ${ids}` })
  }
  return [...issues, ...checkFirst(name, first, entries)]
}

function checkFirst(name: string, first: string[], entries: CategorizedEntry[]): ContentIssue[] {
  const where = `content/taxonomy.yaml › ${name}`
  return [
    ...duplicates(first).map((id) => ({ where, message: `"first" has ${id} twice` })),
    ...first.flatMap((id) => {
      const entry = entries.find((other) => other.id === id)
      if (!entry) return [{ where, message: `"first" has ${id}, which is not in the category` }]
      return entry.for === ANYONE ? [] : [{ where, message: `"first" has ${id}, which is for "${entry.for}"` }]
    })
  ]
}

function missingWords(entries: CategorizedEntry[]): ContentIssue[] {
  return READER_WORDS.flatMap((word) => {
    const count = countWord(entries, word)
    const message = `"${word}" is in ${count} affirmations, readers need it in ${WORD_FLOOR}`
    return count < WORD_FLOOR ? [{ where: 'content/affirmations', message }] : []
  })
}
