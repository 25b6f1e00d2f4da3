/** Checks that searches which may come from someone in danger are known as such, and nothing else is taken for one. */
import { corpus } from '../../content/affirmations'
import { distress, harmless } from '../../content/distress'
import { distressLanguages } from '../../content/search-words'
import { type DistressSubject, distressSubjects } from '../../content/types'
import type { ContentIssue } from '../content/issues/issue'
import { findDistress, inOtherLanguages } from '../search/distress'
import { pageDocuments } from '../search/pages'

const FILE = 'content/search/distress.yaml'
const LANGUAGES = 'content/search/distress-languages.yaml'

export function checkDistress(): ContentIssue[] {
  return [
    ...distressSubjects.flatMap((subject) => checkSearches(FILE, distress[subject].examples, subject)),
    ...checkSearches(FILE, harmless),
    ...distressLanguages.flatMap(({ examples }) => [
      ...checkSearches(LANGUAGES, examples.crisis, 'crisis'),
      ...checkSearches(LANGUAGES, examples.violence, 'violence'),
      ...checkSearches(LANGUAGES, examples.harmless)
    ]),
    ...checkForeignPhrases([...Object.values(corpus).flat(), ...pageDocuments().map(({ title }) => ({ text: title }))])
  ]
}

/** @param meant what the searches are about; undefined if they are harmless */
export function checkSearches(where: string, searches: string[] = [], meant?: DistressSubject): ContentIssue[] {
  return searches.flatMap((search) => {
    const found = findDistress(search)
    if (found === meant) return []
    const advice = found ? `make the phrase of ${found} longer that it has` : `add a phrase to ${meant}`
    return [{ where, message: `“${search}” is taken for ${found ?? 'a harmless search'}: ${advice}`, words: search }]
  })
}

/** An affirmation or a title of a page, which is English, is no phrase of another language. */
export function checkForeignPhrases(texts: { text: string }[]): ContentIssue[] {
  return texts.flatMap(({ text }) => {
    const found = inOtherLanguages(text)
    return found ? [{ where: LANGUAGES, message: `“${text}” has a phrase of ${found}: make that longer` }] : []
  })
}
