/** What affirmations of the corpus may not have in common: addresses, words, parts of a ladder. */
import { type AffirmationEntry, intensities } from '../../content/types'
import { intensityOf, meaningfulWords, NEAR_COPY_OVERLAP, overlap, words } from '../affirmations/corpus/rules'
import type { ContentIssue } from '../content/issues/issue'
import { didYouMean, suggestion } from '../did-you-mean'

export interface CategorizedEntry extends AffirmationEntry {
  category: string
}

/** A tag that so many affirmations have is not a typing error. */
const COMMON_TAG = 5

/** Checks affirmations against each other. */
export function checkTogether(entries: CategorizedEntry[]): ContentIssue[] {
  return [...duplicateAddresses(entries), ...nearCopies(entries), ...ladders(entries), ...unknownTags(entries)]
}

/** Finds tags that only one affirmation has and that resemble a common tag. */
function unknownTags(entries: CategorizedEntry[]): ContentIssue[] {
  const counts = new Map<string, number>()
  for (const tag of entries.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const common = [...counts].filter(([, count]) => count >= COMMON_TAG).map(([tag]) => tag)
  return entries.flatMap((entry) =>
    entry.tags
      .filter((tag) => counts.get(tag) === 1 && didYouMean(tag, common))
      .map((tag) => issue(entry, `has the tag "${tag}", which no other affirmation has${suggestion(tag, common)}`))
  )
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

function ladders(entries: CategorizedEntry[]): ContentIssue[] {
  const byLadder = new Map<string, CategorizedEntry[]>()
  for (const entry of entries) {
    if (entry.ladder) byLadder.set(entry.ladder, [...(byLadder.get(entry.ladder) ?? []), entry])
  }
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
