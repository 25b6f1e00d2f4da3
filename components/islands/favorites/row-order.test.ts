import { withRemoved } from './row-order'

describe('withRemoved', () => {
  it('keeps the places of neighbors that were removed one after the other', () => {
    const first = withRemoved(['b', 'c', 'd'], ['a'], ['a', 'b', 'c', 'd'])
    expect(first).toEqual(['a', 'b', 'c', 'd'])
    const second = withRemoved(['c', 'd'], ['a', 'b'], first)
    expect(second).toEqual(['a', 'b', 'c', 'd'])
    expect(withRemoved(['d'], ['a', 'b', 'c'], second)).toEqual(['a', 'b', 'c', 'd'])
    expect(withRemoved([], ['d', 'c', 'b', 'a'], second)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps a removed row below the one that stood above it, wherever that was moved', () => {
    expect(withRemoved(['c', 'a'], ['b'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
    expect(withRemoved(['new', 'b'], ['a'], ['a', 'b'])).toEqual(['a', 'new', 'b'])
    expect(withRemoved(['c'], ['b'], ['a', 'b', 'c'])).toEqual(['b', 'c'])
  })
})
