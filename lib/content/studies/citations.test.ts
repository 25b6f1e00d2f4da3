import type { Study } from '@/content/types'
import { fullAuthors, namedAuthors, shortCitation } from './citations'

it.each([
  [['Joanne V. Wood', 'W. Q. Elaine Perunovic', 'John W. Lee'], 'Wood, Perunovic & Lee (2009)'],
  [['Emily B. Falk', 'A. One', 'B. Two', 'C. Three'], 'Falk et al. (2009)'],
  [['Andrew J. Clegg', 'others'], 'Clegg et al. (2009)'],
  [['Marcel A. van den Hout'], 'van den Hout (2009)'],
  [['National Collaborating Centre for Mental Health'], 'National Collaborating Centre for Mental Health (2009)']
])('shortCitation: %j is cited as %s', (authors, words) => {
  expect(shortCitation({ authors, year: 2009 } as Study)).toBe(words)
})

it('authors who could not be looked up are told as others, and none of them is called so', () => {
  expect(fullAuthors(['Andrew J. Clegg', 'others'])).toBe('Andrew J. Clegg and others')
  expect(namedAuthors(['Andrew J. Clegg', 'others'])).toEqual(['Andrew J. Clegg'])
})
