/**
 * The mechanical part of the house style for the site's prose. Passing these checks does not replace an editor.
 */
import { allTexts, plainText } from './prose'

const RULES: [RegExp, string][] = [
  [/!(?!=)/, 'no exclamation marks'],
  [/\b(journeys?|unlock\w*|transform your\b|manifest(ing|ation)?\b|vibrations?)\b/i, 'vocabulary of selling'],
  [
    /\b(behaviour\w*|colour\w*|favour\w*|organis(e|ing|ation)\w*|realis(e|ing|ation)\w*|recognis\w*|practis\w*|programmes?|centres?|grey|judgements?|maths)\b/i,
    'use American spelling'
  ],
  [/[a-z]'[a-z]|"/i, 'use typographic quotes (’ “ ”)'],
  [/ - | -- /, 'use a dash (–) without spaces around it, a comma or a new sentence'],
  [/\b(lorem|ipsum|TODO|TBD)\b/, 'placeholder text']
]

/** One message for each breach of the house style in a text: the rule, the word and the text. Link targets are exempt. */
export function checkStyle(text: string): string[] {
  return RULES.flatMap(([pattern, rule]) => {
    const [word] = pattern.exec(text.replace(/\]\([^)]*\)/g, ']')) ?? []
    return word === undefined ? [] : [`${rule} (“${word.trim()}”): "${text.slice(0, 120)}"`]
  })
}

/** The number of words that a reader sees in an entry. Markup, search metadata and keys do not count. */
export function countWords(entry: Record<string, unknown>): number {
  const { seo, slug, category, subcategory, helpSubject, relatedProblems, ...shown } = entry
  return allTexts(shown)
    .map(plainText)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
}

/** The text with typographic quotes and apostrophes. */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
