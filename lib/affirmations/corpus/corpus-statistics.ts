/** The corpus in numbers, as lines of text that an editor reads beside the rules. */
import {
  type AffirmationEntry,
  type CategoryName,
  categoryNames,
  type Intensity,
  intensities
} from '../../../content/types'
import { ANYONE, LIST } from '../../content/situations'
import { countEach, countOpenings, countWord, READER_WORDS, TICS, WORD_FLOOR } from './corpus-rules'
import { intensityOf, words } from './rules'

const LABEL_WIDTH = 52
const COLUMN_WIDTH = 10
/** The number of openings in a list. */
const OPENINGS = 8

type Measure = (entries: AffirmationEntry[]) => string | number

const share = (matches: (entry: AffirmationEntry) => boolean) => (entries: AffirmationEntry[]) =>
  `${((100 * entries.filter(matches).length) / Math.max(1, entries.length)).toFixed(1)} %`
const count = (matches: (entry: AffirmationEntry) => boolean) => (entries: AffirmationEntry[]) =>
  entries.filter(matches).length

const isGeneral = (entry: AffirmationEntry) => entry.for === ANYONE || entry.for === LIST
const length = ({ text }: AffirmationEntry) => words(text).length
const ofIntensity = (intensity: Intensity) => (entry: AffirmationEntry) => intensityOf(entry.tags) === intensity
const ofAnyone = (measure: Measure) => (entries: AffirmationEntry[]) =>
  measure(entries.filter((entry) => entry.for === ANYONE))

const MEASURES: [label: string, measure: Measure][] = [
  ['affirmations', ({ length: all }) => all],
  ['  for anyone', count((entry) => entry.for === ANYONE)],
  ['  for the list of their subcategory', count((entry) => entry.for === LIST)],
  ['  for a situation', count((entry) => !isGeneral(entry))],
  ['  share for a situation (at most 25 %)', share((entry) => !isGeneral(entry))],
  ...intensities.map((intensity): [string, Measure] => [`  ${intensity}`, count(ofIntensity(intensity))]),
  ['ladders', (entries) => new Set(entries.flatMap(({ ladder }) => ladder ?? [])).size],
  ['words, median of those for anyone', ofAnyone(medianLength)],
  ['  under 10 words', ofAnyone(share((entry) => length(entry) < 10))],
  ['  5 words or fewer', ofAnyone(share((entry) => length(entry) <= 5))],
  ['begins with I (about half)', share(({ text }) => /^I\b/.test(text))],
  ['two sentences', share(({ text }) => /[.?] /.test(text))],
  ['  the second begins with I', share(({ text }) => /[.?] I\b/.test(text))],
  ['a question', share(({ text }) => text.endsWith('?'))],
  ...Object.entries(TICS).map(([tic, pattern]): [string, Measure] => [
    `${tic} (under 3 %)`,
    share(({ text }) => pattern.test(text))
  ])
]

export function corpusStatistics(corpus: Record<CategoryName, AffirmationEntry[]>): string[] {
  const entries = Object.values(corpus).flat()
  const groups = [...categoryNames.map((name) => corpus[name]), entries]
  const row = (label: string, cells: (string | number)[]) =>
    label.padEnd(LABEL_WIDTH) + cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join('')
  return [
    row('', [...categoryNames, 'all']),
    ...MEASURES.map(([label, measure]) => row(label, groups.map(measure))),
    `words that readers bring (${WORD_FLOOR} or more): ${READER_WORDS.map((word) => `${word} ${countWord(entries, word)}`).join(', ')}`,
    ...[2, 3, 5].map((size) => `openings of ${size} words: ${describeOpenings(entries, size)}`),
    `situations: ${describeSituations(entries)}`
  ]
}

function medianLength(entries: AffirmationEntry[]): number {
  const lengths = entries.map(length).sort((one, other) => one - other)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

function describeOpenings(entries: AffirmationEntry[], size: number): string {
  const most = countOpenings(entries, size).slice(0, OPENINGS)
  return most.map(([opening, times]) => `${opening} ${times}`).join(', ')
}

function describeSituations(entries: AffirmationEntry[]): string {
  const situations = entries.filter((entry) => !isGeneral(entry)).map((entry) => entry.for)
  return [...countEach(situations)].map(([id, times]) => `${id} ${times}`).join(', ')
}
