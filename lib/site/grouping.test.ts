import type { Affirmation } from '../affirmations/types'
import { findCategory } from '../content/taxonomy'
import { groupCategory } from './grouping'

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
    updatedAt: new Date(0),
    position: 0
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
  it('lists each subcategory as a whole, then what belongs to none, with situations last', () => {
    expect(summary(groupCategory(LOVE, ALL))).toEqual([
      ['self-love', 'Self-Love', 'ef'],
      ['heartbreak', 'Heartbreak', 'ba'],
      ['more', 'More Love & Relationships', 'cghd']
    ])
  })

  it('begins with classics, but leaves those of a situation in its place', () => {
    const classic = (id: string, audience: string): Affirmation => ({
      ...affirmation(id, audience),
      tags: ['classic', 'bold']
    })
    const all = [
      affirmation('a', 'couples'),
      affirmation('b', 'anyone'),
      classic('c', 'anyone'),
      classic('d', 'divorce')
    ]
    expect(summary(groupCategory(LOVE, all))).toEqual([['more', 'More Love & Relationships', 'cbda']])
  })

  it('has no empty group', () => {
    expect(summary(groupCategory(LOVE, [ALL[2] as Affirmation]))).toEqual([['more', 'More Love & Relationships', 'c']])
    expect(groupCategory(LOVE, [])).toEqual([])
  })
})
