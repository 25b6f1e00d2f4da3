/**
 * Checks what guides say of the studies they cite. A record of content/science/studies.yaml holds the most that may be said,
 * so a sentence may name its numbers and its comparison, and no others; advice has the verdict of its study.
 */
import { studies } from '../../content/science/studies'
import type { Study } from '../../content/types'
import type { ContentIssue } from '../content/issues/issue'
import { allNumbers, statedNumbers } from '../content/text/numbers'
import { allTexts, citedKeys, plainText } from '../content/text/prose'

const byKey = new Map(studies.map((study) => [study.key, study]))
const allowed = new Map(studies.map((study) => [study.key, numbersOf(study)]))

const COMPARISON = /\b(than|more|less|better|faster|fewer|worse|higher|lower)\b/gi

/** The second half of a sentence that tells of another study: “; a repeat found none”, “, but a later trial found none”. */
const SECOND_STUDY =
  /[;,] (?:(?:and|but|though|when) )?(?:in )?(?:an?|its|the|two|three|four|five|six) (?:\w+ )?(?:repeat|retest|replication|later (?:\S+ )?(?:study|studies|trials?))\b/i

interface Said {
  where: string
  guide: unknown
}

export function checkCitedSentences({ where, guide }: Said): ContentIssue[] {
  return allTexts(guide)
    .flatMap(sentences)
    .flatMap((sentence) => {
      const keys = citedKeys([sentence]).filter((key) => byKey.has(key))
      return keys.length === 0 ? [] : checkSentence(where, sentence, keys)
    })
}

/** @param keys of the studies that the sentence is about */
export function checkSentence(where: string, sentence: string, keys: string[]): ContentIssue[] {
  const plain = plainText(sentence)
  const unknown = statedNumbers(plain).filter(({ value }) => !keys.some((key) => allowed.get(key)?.has(value)))
  const own = wordsOf(keys.flatMap((key) => byKey.get(key) ?? []))
  const comparison = plain.match(COMPARISON)?.find((word) => !own.has(word.toLowerCase()))
  const second = keys.length === 1 ? SECOND_STUDY.exec(plain)?.[0].replace(/^[;,] /, '') : undefined
  const named = keys.map((key) => `@${key}`).join(', ')
  return [
    ...unknown.map(({ words }) => ({
      where,
      message: `“${words}” is not in the numbers of ${named}: say its \`plain\` or \`short\` of studies.yaml, or less`,
      words: sentence
    })),
    ...(comparison && keys.every(comparesNothing)
      ? [{ where, message: `“${comparison}” compares, and ${named} compared nothing: leave it out`, words: sentence }]
      : []),
    ...(second
      ? [{ where, message: `“${second}” is another study than ${named}: cite it beside its half`, words: sentence }]
      : [])
  ]
}

interface Advice {
  title: string
  verdict?: string
}

/** Always fits: a study that tried something else, such as plans for other goals, lends its word to no advice. */
const UNTESTED = 'not tested'

/**
 * Reports each piece of advice whose verdict is missing, or is not that of a study it cites. “not tested” is always accepted.
 * @param advice the steps of a how-to guide, or the approaches of a problem guide
 */
export function checkAdviceVerdicts(where: string, advice: Advice[]): ContentIssue[] {
  return advice.flatMap((entry) => {
    const cited = citedKeys(allTexts(entry)).flatMap((key) => byKey.get(key) ?? [])
    const verdicts = [...new Set(cited.map(({ verdict }) => verdict).filter((verdict) => verdict !== 'theory'))]
    const fitting: string[] = verdicts.length > 0 ? verdicts : [UNTESTED]
    if (entry.verdict === UNTESTED || (entry.verdict && fitting.includes(entry.verdict))) return []
    const message = entry.verdict ? `“Verdict: ${entry.verdict}” has no study beside it` : 'has no verdict'
    const right = fitting.map((verdict) => `“Verdict: ${verdict}”`).join(' or ')
    return [{ where: `${where} › ${entry.title}`, message: `${message}: write ${right}`, words: `### ${entry.title}` }]
  })
}

/** The sentences of a paragraph, each with the notes at its end, before or behind the period. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.?!…][”’)]*(?:\s?\[@[^\]]+\])*)\s+(?=[“*]?[A-Z])/)
}

function comparesNothing(key: string): boolean {
  return /^none\b/i.test(byKey.get(key)?.comparedWith ?? '')
}

/** The words of the sentences that records give. */
function wordsOf(cited: Study[]): Set<string> {
  return new Set(cited.flatMap(({ plain, short }) => `${plain} ${short}`.toLowerCase().split(/[^a-z]+/)))
}

/** A sentence that a record gives may be said, so its numbers may. */
function numbersOf({ numbers, plain, short, year, effect }: Study): Set<number> {
  const figures = effect ? Object.values(effect) : []
  return new Set([...[...numbers, plain, short].flatMap(allNumbers), year, ...figures])
}
