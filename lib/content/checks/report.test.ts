import { duplicates } from './report'

describe('duplicates', () => {
  it('names each repeated value once', () => {
    expect(duplicates(['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a', 'b'])
    expect(duplicates(['a', 'b'])).toEqual([])
  })
})
