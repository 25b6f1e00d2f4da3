/** Finds numbers in a text, in figures and in words. */

interface StatedNumber {
  value: number
  /** The words as the text has them, with the word that it counts: “eight weeks”. */
  words: string
}

const UNITS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const VALUES = new Map([
  ...UNITS.split(' ').map((word, index) => [word, index + 2] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ['hundred', 100] as const,
  ['thousand', 1000] as const
])

const WORD = `(?:${TENS.split(' ').join('|')})(?:-(?:one|${UNITS.split(' ').slice(0, 8).join('|')}))?|${UNITS.split(' ').join('|')}|(?:a |one )?(?:hundred|thousand)`
const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`

/** What studies count. A word such as “two” before anything else (“the two of you”) states no number. */
const COUNTED =
  'seconds?|minutes?|hours?|days?|nights?|evenings?|mornings?|weeks?|months?|years?|times|sessions?|meetings?|percent|points?|pounds|degrees|' +
  'people|persons?|adults|students|pupils|undergraduates|children|teenagers|women|men|parents|mothers|patients|participants|volunteers|' +
  'couples|workers|employees|veterans|athletes|families|schools|countries|sites|' +
  'studies|trials|experiments|tests|papers|articles|reviews|meta-analyses|analyses|samples|groups|cohorts'
/** Up to two words may stand between: “eight short weeks”, “four small laboratory experiments”. */
const IN_WORDS = new RegExp(
  String.raw`\b(${WORD})\b(?=(?:[ -](?!and\b|or\b)[\p{L}-]+){0,2}[ -](?:${COUNTED})\b)`,
  'giu'
)
const IN_FIGURES = new RegExp(`(?<![\\p{L}\\d])${FIGURE}`, 'gu')
const ANY_WORD = new RegExp(String.raw`\b(${WORD})\b`, 'gi')

/** The numbers that a sentence states: all figures, and words that count something. */
export function statedNumbers(text: string): StatedNumber[] {
  return [...text.matchAll(IN_FIGURES), ...text.matchAll(IN_WORDS)].map((match) => ({
    value: numberOf(match[0]),
    words: text.slice(match.index).match(/^(?:a |one )?[\p{L}\d.,-]*[\p{L}\d]%?(?:\s[\p{L}-]+)?/iu)?.[0] ?? match[0]
  }))
}

/** Every number in a text, whatever it counts. */
export function allNumbers(text: string): number[] {
  return [...text.matchAll(IN_FIGURES), ...text.matchAll(ANY_WORD)].map(([words]) => numberOf(words))
}

function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replaceAll(',', ''))
  const parts = words
    .toLowerCase()
    .replace(/^(a|one) /, '')
    .split('-')
  return parts.reduce((sum, part) => sum + (VALUES.get(part) ?? 1), 0)
}
