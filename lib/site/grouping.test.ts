import type { Affirmation } from '../affirmations/types'
import { findCategory } from '../content/taxonomy'
import { groupCategory, shownLast, sliceGroups } from './grouping'

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
  it('lists what belongs to no subcategory, then each of them as a whole, with situations last', () => {
    expect(summary(groupCategory(LOVE, ALL))).toEqual([
      ['general', 'Love & Relationships', 'cghd'],
      ['self-love', 'Self-Love', 'ef'],
      ['heartbreak', 'Heartbreak', 'ba']
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
    expect(summary(groupCategory(LOVE, all))).toEqual([['general', 'Love & Relationships', 'cbda']])
  })

  it('has no empty group', () => {
    expect(summary(groupCategory(LOVE, [ALL[2] as Affirmation]))).toEqual([['general', 'Love & Relationships', 'c']])
    expect(groupCategory(LOVE, [])).toEqual([])
  })
})

describe('sliceGroups', () => {
  const groups = groupCategory(LOVE, ALL)
  const parts = (from: number, to: number) =>
    sliceGroups(groups, from, to).map(({ id, affirmations, isContinued }) => [
      id,
      affirmations.map((one) => one.id).join(''),
      isContinued
    ])

  it('cuts through groups, and says which of them have begun before', () => {
    expect(parts(0, 5)).toEqual([
      ['general', 'cghd', false],
      ['self-love', 'e', false]
    ])
    expect(parts(5, 8)).toEqual([
      ['self-love', 'f', true],
      ['heartbreak', 'ba', false]
    ])
    expect(parts(8, 12)).toEqual([])
  })
})

describe('shownLast', () => {
  it('moves what is shown elsewhere to the end, in its order', () => {
    const [a, b, c] = ALL as [Affirmation, Affirmation, Affirmation]
    expect(shownLast([a, b, c], [c, a]).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(shownLast([b], [c])).toEqual([b])
  })
})
