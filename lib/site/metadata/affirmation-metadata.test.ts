import fc from 'fast-check'
import { corpus } from '../../../content/affirmations'
import { categories } from '../../../content/taxonomy'
import { anyUnicode } from '../../../test/arbitraries'
import { meaningfulWords, overlap } from '../../affirmations/rules'
import { subcategoryIds } from '../../content/taxonomy'
import {
  affirmationDescription,
  affirmationKeywords,
  affirmationTitle,
  type DescribedAffirmation,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE
} from './affirmation-metadata'

const line: DescribedAffirmation = {
  id: 'love-009',
  text: 'Half a minute of patience with myself is within reach, even with the kettle screaming.',
  category: 'love',
  subcategory: 'self-love',
  tags: ['patience', 'kitchen', 'gentle', 'self-love']
}
const areas = subcategoryIds()
const lines: DescribedAffirmation[] = categories.flatMap(({ name }) =>
  corpus[name].map(({ id, text, tags }) => {
    return { id, text, tags, category: name, subcategory: tags.find((tag) => areas.has(tag)) ?? null }
  })
)

/** The most like pair, by the share of meaningful words that both have. */
function mostAlike(texts: string[]): { share: number; pair: string[] } {
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
  it('cuts a long line where a phrase ends, and says when it is for', () => {
    expect(affirmationTitle(line)).toBe('Half a minute of patience… · Affirmation for the kitchen')
  })

  it('leaves a line alone that fills the room', () => {
    const text = 'The diagnosis has a name and I have a name. Mine goes first.'
    expect(affirmationTitle({ ...line, text })).toBe(text)
  })

  it('says what a short line is about where no moment is named', () => {
    expect(affirmationTitle({ ...line, text: 'I press send.', tags: ['speaking-up', 'bold'] })).toBe(
      'I press send. · Affirmation about speaking up'
    )
  })

  it('is made of one line, whatever was sent in', () => {
    expect(affirmationTitle({ ...line, text: 'I rest.\nI rise.', tags: [] })).toBe('I rest. I rise. · Affirmation')
  })
})

describe('affirmationDescription', () => {
  it('gives the line and says what it is', () => {
    expect(affirmationDescription(line)).toBe(
      '“Half a minute of patience with myself is within reach, even with the kettle screaming.” ' +
        'A gentle affirmation about patience, for the kitchen, from Self-Love.'
    )
  })

  it('keeps quotes inside of quotes apart', () => {
    expect(affirmationDescription({ ...line, text: 'I say “no” and leave it there.' })).toContain('“I say ‘no’ and')
  })
})

describe('the pages of all affirmations', () => {
  const titles = lines.map(affirmationTitle)
  const descriptions = lines.map(affirmationDescription)

  it('have titles of up to 65 characters, no two the same', () => {
    expect(titles.filter((title) => title.length > 65)).toEqual([])
    expect(new Set(titles).size).toBe(lines.length)
  })

  it('have descriptions of 70 to 160 characters, no two the same', () => {
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([])
    expect(new Set(descriptions).size).toBe(lines.length)
  })

  it('do not read alike: less than two thirds of the words of any two descriptions are shared', () => {
    const { share, pair } = mostAlike(descriptions)
    expect([share < 2 / 3, share, pair]).toEqual([true, share, pair])
  })

  it.each([12, 30, 66, 110, 160, 220, 500])('stay within bounds for a line of %d characters', (length) => {
    for (const tags of [[], ['gentle'], ['patience', 'kitchen', 'work', 'chronic-illness', 'bold', 'self-love']]) {
      const text = `${'I keep walking home, '.repeat(30).slice(0, length - 1)}.`
      const changed = { ...line, text, tags }
      expect(affirmationTitle(changed).length).toBeLessThanOrEqual(65)
      const description = affirmationDescription(changed)
      expect([description, description.length >= 70 && description.length <= 160]).toEqual([description, true])
    }
  })
})

describe('affirmationKeywords', () => {
  it('are the tags, the life area and the word itself', () => {
    expect(affirmationKeywords(line)).toEqual([
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

  it('fits into a title and a description, in whole characters', () => {
    fc.assert(
      fc.property(sent, fc.constantFrom(...lines), (text, like) => {
        const title = affirmationTitle({ ...like, text })
        const description = affirmationDescription({ ...like, text })
        expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
        expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
        for (const shown of [title, description]) {
          expect(shown).not.toMatch(/[\r\n\t]/)
          expect(shown.isWellFormed()).toBe(true)
        }
      }),
      { numRuns: 1_000 }
    )
  })
})
