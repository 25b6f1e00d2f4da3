import { withRemovedInPlace } from './row-order'

describe('withRemovedInPlace', () => {
  it('keeps the places of neighbors that were removed one after the other', () => {
    const first = withRemovedInPlace(['b', 'c', 'd'], ['a'], ['a', 'b', 'c', 'd'])
    expect(first).toEqual(['a', 'b', 'c', 'd'])
    const second = withRemovedInPlace(['c', 'd'], ['a', 'b'], first)
    expect(second).toEqual(['a', 'b', 'c', 'd'])
    expect(withRemovedInPlace(['d'], ['a', 'b', 'c'], second)).toEqual(['a', 'b', 'c', 'd'])
    expect(withRemovedInPlace([], ['d', 'c', 'b', 'a'], second)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps a removed row below the one that stood above it, wherever that was moved', () => {
    expect(withRemovedInPlace(['c', 'a'], ['b'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
    expect(withRemovedInPlace(['new', 'b'], ['a'], ['a', 'b'])).toEqual(['a', 'new', 'b'])
    expect(withRemovedInPlace(['c'], ['b'], ['a', 'b', 'c'])).toEqual(['b', 'c'])
  })
})
