import type { SearchResults } from '@/lib/search/search'
import { relatedWords, typedWords } from './typed-words'

/** Results with one line, in which these words were found. */
function results(words: string[], corrections: SearchResults['corrections'] = []): SearchResults {
  const title = words.map((text) => ({ text, isFound: true }))
  return {
    isPlain: false,
    groups: [{ kind: 'affirmations', hits: [{ href: '/', title, excerpt: [], note: '' }], hasMore: false }],
    corrections,
    unknown: []
  }
}

it('tells the forms of a word that was typed from words that are related to it, which it names once', () => {
  const found = results(['Nervous', 'nervously', 'anxious', 'Anxious', 'courage'])
  const isTyped = typedWords({ query: 'nervous' }, found)
  expect(['Nervous', 'nervously', 'anxious'].map(isTyped)).toEqual([true, true, false])
  expect(relatedWords(found, isTyped)).toEqual(['anxious', 'courage'])
})

it('takes what a misspelled or unfinished word was meant to be for the word that was typed', () => {
  const corrected = results(['confidence'], [{ from: 'confidense', to: 'confidence' }])
  expect(typedWords({ query: 'confidense' }, corrected)('confidence')).toBe(true)
  expect(typedWords({ query: 'confid' }, results(['confidence', 'calm']))('calm')).toBe(false)
})

it('names no related words if nothing that was found was typed', () => {
  const found = results(['sad', 'heavy'])
  const isTyped = typedWords({ query: '😢' }, found)
  expect(isTyped('sad')).toBe(true)
  expect(relatedWords(found, isTyped)).toEqual([])
})
