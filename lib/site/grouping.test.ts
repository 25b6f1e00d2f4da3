import type { Affirmation } from '../affirmations/types'
import { findCategory } from '../content/taxonomy'
import { groupCategory, groupSubcategory } from './grouping'

function affirmation(id: string, audience: string | null, subcategory: string | null = null): Affirmation {
  return {
    id,
    slug: id,
    text: id,
    category: 'love',
    subcategory,
    tags: ['gentle'],
    audience,
    ladder: null,
    createdAt: new Date(0),
    updatedAt: new Date(0)
  }
}

const LOVE = findCategory('love')
const ALL = [
  affirmation('a', 'divorce', 'heartbreak'),
  affirmation('b', 'anyone', 'heartbreak'),
  affirmation('c', 'anyone'),
  affirmation('d', 'couples'),
  affirmation('e', 'list', 'self-love'),
  affirmation('f', null, 'self-love'),
  affirmation('g', 'anyone'),
  affirmation('h', 'divorce')
]

const summary = (groups: ReturnType<typeof groupCategory>) =>
  groups.map(({ id, title, affirmations }) => [id, title, affirmations.map((one) => one.id).join('')])

describe('groupCategory', () => {
  it('lists the first ones, then by theme, then by situation, each once', () => {
    expect(summary(groupCategory(LOVE, [ALL[6] as Affirmation, ALL[1] as Affirmation], ALL))).toEqual([
      ['first', undefined, 'gb'],
      ['more', 'More Love & Relationships', 'c'],
      ['self-love', 'Self-Love', 'ef'],
      ['for-divorce', 'For divorce', 'ah'],
      ['for-couples', 'For couples', 'd']
    ])
  })

  it('has no empty group', () => {
    expect(summary(groupCategory(LOVE, [], [ALL[2] as Affirmation]))).toEqual([
      ['more', 'More Love & Relationships', 'c']
    ])
    expect(groupCategory(LOVE, [], [])).toEqual([])
  })
})

describe('groupSubcategory', () => {
  it('lists those for anyone and for the list first, then by situation', () => {
    expect(summary(groupSubcategory(ALL.filter(({ subcategory }) => subcategory === 'heartbreak')))).toEqual([
      ['first', undefined, 'b'],
      ['for-divorce', 'For divorce', 'a']
    ])
  })
})
