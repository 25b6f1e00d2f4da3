import fc from 'fast-check'
import { corpus } from '../../../content/affirmations'
import { categories } from '../../../content/taxonomy'
import { anyUnicode } from '../../../test/arbitraries'
import { meaningfulWords, overlap } from '../../affirmations/corpus/rules'
import { subcategoryIds } from '../../content/taxonomy'
import {
  affirmationDescription,
  affirmationKeywords,
  affirmationTitle,
  type DescribedAffirmation,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE
} from './affirmation-metadata'

const affirmation: DescribedAffirmation = {
  id: 'love-009',
  text: 'Half a minute of patience with myself is within reach, even with the kettle screaming.',
  category: 'love',
  subcategory: 'self-love',
  tags: ['patience', 'kitchen', 'gentle', 'self-love']
}
const areas = subcategoryIds()
const affirmations: DescribedAffirmation[] = categories.flatMap(({ name }) =>
  corpus[name].map(({ id, text, tags }) => {
    return { id, text, tags, category: name, subcategory: tags.find((tag) => areas.has(tag)) ?? null }
  })
)

/** The most similar pair, by the share of meaningful words that both have. */
function mostSimilar(texts: string[]): { share: number; pair: string[] } {
  const sets = texts.map(meaningfulWords)
  let most = { share: 0, pair: [] as string[] }
  sets.forEach((set, index) => {
    for (let other = 0; other < index; other += 1) {
      const share = overlap(set, sets[other] as Set<string>)
      if (share > most.share) most = { share, pair: [texts[index] as string, texts[other] as string] }
    }
  })
  return most
}

describe('affirmationTitle', () => {
  it('truncates a long affirmation at the end of a phrase and names its moment', () => {
    expect(affirmationTitle(affirmation)).toBe('Half a minute of patience… · Affirmation for the kitchen')
  })

  it('is the affirmation alone if it fills the title', () => {
    const text = 'The diagnosis has a name and I have a name. Mine goes first.'
    expect(affirmationTitle({ ...affirmation, text })).toBe(text)
  })

  it('names the theme of a short affirmation without a moment', () => {
    expect(affirmationTitle({ ...affirmation, text: 'I press send.', tags: ['speaking-up', 'bold'] })).toBe(
      'I press send. · Affirmation about speaking up'
    )
  })

  it('replaces line breaks with spaces', () => {
    expect(affirmationTitle({ ...affirmation, text: 'I rest.\nI rise.', tags: [] })).toBe(
      'I rest. I rise. · Affirmation'
    )
  })
})

describe('affirmationDescription', () => {
  it('quotes the affirmation and describes it', () => {
    expect(affirmationDescription(affirmation)).toBe(
      '“Half a minute of patience with myself is within reach, even with the kettle screaming.” ' +
        'A gentle affirmation about patience, for the kitchen, from Self-Love.'
    )
  })

  it('turns quotes inside the affirmation into single ones', () => {
    expect(affirmationDescription({ ...affirmation, text: 'I say “no” and leave it there.' })).toContain(
      '“I say ‘no’ and'
    )
  })
})

describe('the pages of all affirmations', () => {
  it.each([
    ['titles', affirmationTitle, 10, LONGEST_TITLE],
    ['descriptions', affirmationDescription, 70, LONGEST_DESCRIPTION]
  ] as const)('have %s of their own, as long as search engines show', (_name, compose, shortest, longest) => {
    const texts = affirmations.map(compose)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter(({ length }) => length < shortest || length > longest)).toEqual([])
  })

  it('have descriptions that share less than three quarters of their words, short as most affirmations are', () => {
    const { share, pair } = mostSimilar(affirmations.map(affirmationDescription))
    expect([share < 3 / 4, share, pair]).toEqual([true, share, pair])
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
      fc.property(sent, fc.constantFrom(...affirmations), (text, like) => {
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
