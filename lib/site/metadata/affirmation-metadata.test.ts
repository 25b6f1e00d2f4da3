import fc from 'fast-check'
import { categories } from '../../../content/taxonomy'
import { anyUnicode } from '../../../test/arbitraries'
import {
  affirmationDescription,
  affirmationKeywords,
  affirmationTitle,
  type DescribedAffirmation,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE
} from './affirmation-metadata'

const affirmation: DescribedAffirmation = {
  text: 'Half a minute of patience with myself is within reach, even with the kettle screaming.',
  category: 'love',
  subcategory: 'self-love',
  tags: ['patience', 'kitchen', 'gentle', 'self-love']
}
/** Each area that an affirmation can belong to. */
const areas = categories.flatMap(({ name, subcategories }) =>
  [null, ...subcategories.map(({ id }) => id)].map((subcategory) => ({ ...affirmation, category: name, subcategory }))
)

describe('affirmationTitle', () => {
  it.each([
    [
      'names the life area after a short affirmation',
      'I press send.',
      'I press send. · Love & Relationships affirmation'
    ],
    [
      'says what it is if the name of the area is too long',
      'The diagnosis has a name and I have one too.',
      'The diagnosis has a name and I have one too. · Affirmation'
    ],
    [
      'is the affirmation alone if it fills the title',
      'The diagnosis has a name and I have a name. Mine goes first.',
      'The diagnosis has a name and I have a name. Mine goes first.'
    ],
    [
      'truncates a long affirmation at a word',
      affirmation.text,
      'Half a minute of patience with myself is within reach, even…'
    ],
    ['replaces line breaks with spaces', 'I rest.\nI rise.', 'I rest. I rise. · Love & Relationships affirmation']
  ])('%s', (_what, text, title) => {
    expect(affirmationTitle({ ...affirmation, text })).toBe(title)
  })
})

describe('affirmationDescription', () => {
  it('quotes the affirmation and says where it belongs', () => {
    expect(affirmationDescription(affirmation)).toBe(
      '“Half a minute of patience with myself is within reach, even with the kettle screaming.” An affirmation from Self-Love.'
    )
  })

  it('says after a short affirmation what can be done with it', () => {
    expect(affirmationDescription({ ...affirmation, text: 'I press send.', subcategory: null })).toBe(
      '“I press send.” An affirmation from Love & Relationships to read aloud, copy, share or print, with others like it.'
    )
  })

  it('turns quotes inside the affirmation into single ones', () => {
    expect(affirmationDescription({ ...affirmation, text: 'I say “no” and leave it there.' })).toContain(
      '“I say ‘no’ and'
    )
  })
})

describe('affirmationKeywords', () => {
  it('are the tags, the life area and the word “affirmation”', () => {
    expect(affirmationKeywords(affirmation)).toEqual([
      'patience',
      'kitchen',
      'gentle',
      'self love',
      'love & relationships affirmation',
      'affirmation'
    ])
  })
})

describe('any text that a visitor may send', () => {
  const sent = anyUnicode.map((text) => text.trim().slice(0, 500).toWellFormed()).filter((text) => text !== '')

  it('fits into a title and a description without splitting a character', () => {
    fc.assert(
      fc.property(sent, fc.constantFrom(...areas), (text, like) => {
        const title = affirmationTitle({ ...like, text })
        const description = affirmationDescription({ ...like, text })
        expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
        expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
        for (const shown of [title, description]) {
          expect(shown).not.toMatch(/[\r\n\t]/)
          expect(shown.isWellFormed()).toBe(true)
        }
      }),
      { numRuns: 300 }
    )
  })
})
