import { type Favorite, MAX_FAVORITES } from './favorites'
import { idsIn, toFragment, toText, withAdded } from './link'

const favorite = (id: string, text = `I am ${id}.`): Favorite => ({ id, slug: id && `slug-of-${id}`, text })
const many = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => favorite(prefix + index))

describe('toText', () => {
  it('is one line each, with notes indented below', () => {
    const favorites = [{ ...favorite('a', 'One.'), note: 'first\nsecond' }, favorite('', 'Two.')]
    expect(toText(favorites)).toBe('One.\n    first\n    second\nTwo.')
  })
})

describe('the fragment of a link', () => {
  it('lists the ids in their order, without lines of one’s own', () => {
    const fragment = toFragment([favorite('love-002'), favorite('', 'My own.'), favorite('visitor-0a1b2c3d')])
    expect(fragment).toBe('#ids=love-002,visitor-0a1b2c3d')
    expect(idsIn(fragment)).toEqual(['love-002', 'visitor-0a1b2c3d'])
  })

  it('is read with commas that an app has escaped, and each id once', () => {
    expect(idsIn('#ids=a-1%2Cb-2,,a-1')).toEqual(['a-1', 'b-2'])
  })

  it('is bounded in number', () => {
    expect(idsIn(toFragment(many(MAX_FAVORITES + 1, 'a-')))).toHaveLength(MAX_FAVORITES)
  })

  it.each(['', '#', '#first', '#lines=zabc'])('%j brings nothing', (fragment) => {
    expect(idsIn(fragment)).toBeUndefined()
  })
})

describe('withAdded', () => {
  it('changes nothing that stands in the list', () => {
    const mine = [{ ...favorite('a'), note: 'Mine' }, favorite('', 'My own.')]
    expect(withAdded(mine, [favorite('b'), favorite('a', 'Other words.')])).toEqual([...mine, favorite('b')])
  })

  it('leaves out what the list has no room for', () => {
    const mine = many(MAX_FAVORITES - 1, 'a-')
    expect(withAdded(mine, many(3, 'b-'))).toEqual([...mine, favorite('b-0')])
  })
})
