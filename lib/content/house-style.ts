/**
 * The house style of the site's prose, as checks that a program can make. They are a floor, not an editor.
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

/** The sentences in which a content entry breaks the house style, each with what to do. Names of sources are exempt. */
export function checkStyle(entry: unknown): string[] {
  return allTexts(entry).flatMap((text) =>
    RULES.filter(([pattern]) => pattern.test(text.replace(/\]\([^)]*\)/g, ']'))).map(
      ([, rule]) => `${rule}: "${text.slice(0, 120)}"`
    )
  )
}

/** Number of words a reader sees in an entry, marks left out. Search texts and keys do not count. */
export function countWords(entry: Record<string, unknown>): number {
  const { seo, slug, category, subcategory, relatedProblems, ...shown } = entry
  return allTexts(shown)
    .map(plainText)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
}
