import fc from 'fast-check'
import '../../../test/arbitraries'
import { type Favorite, keyOf, MAX_FAVORITES } from './favorites'
import { describeMerge, mergeFavorites } from './merge'

const letter = fc.constantFrom('', 'a', 'b', 'c')
const favorite: fc.Arbitrary<Favorite> = fc
  .record({ slug: letter, text: fc.constantFrom('A.', 'B.', 'C.'), note: fc.constantFrom('', 'one', 'two') })
  .map(({ slug, text, note }) => ({ slug, text, ...(note && { note }) }))
const list = fc.uniqueArray(favorite, { selector: keyOf })

it('changes and loses nothing of the list, whatever comes', () => {
  fc.assert(
    fc.property(list, fc.array(favorite), (mine, incoming) => {
      const merged = mergeFavorites(mine, incoming)
      for (const [index, own] of mine.entries()) {
        const kept = merged.list[index] as Favorite
        expect(kept).toEqual({ ...own, ...(kept.note && { note: own.note ?? kept.note }) })
      }
      expect(merged.list).toHaveLength(mine.length + merged.added)
      expect(merged.added + merged.known + merged.left).toBe(incoming.length)
      expect(new Set(merged.list.map(keyOf)).size).toBe(merged.list.length)
      // A second time there is nothing to add.
      expect(mergeFavorites(merged.list, incoming).list).toEqual(merged.list)
    })
  )
})

it('says what was added, known, kept and left out', () => {
  const mine = [
    { slug: 'a', text: 'A.', note: 'mine' },
    { slug: 'b', text: 'B.' }
  ]
  const incoming = [
    { slug: 'a', text: 'A.', note: 'theirs' },
    { slug: 'b', text: 'B.', note: 'new' },
    { slug: 'c', text: 'C.' },
    { slug: '', text: 'B.' }
  ]
  const merged = mergeFavorites(mine, incoming)
  expect(merged.list.map(({ note }) => note)).toEqual(['mine', 'new', undefined])
  expect(describeMerge(merged, 2)).toBe('1 line added. 3 lines were here already. 2 entries could not be read.')
  expect(describeMerge(mergeFavorites(mine, mine), 0)).toBe('2 lines were here already.')
  const full = Array.from({ length: MAX_FAVORITES }, (_, index) => ({ slug: `s-${index}`, text: 'x' }))
  const unchanged = mergeFavorites(full, [{ slug: 'c', text: 'C.' }])
  expect(unchanged.list).toEqual(full)
  expect(describeMerge(unchanged, 0)).toBe(`1 line left out: a list holds ${MAX_FAVORITES} at most.`)
})
