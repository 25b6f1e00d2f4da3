import { SegmentedCache } from './segmented-cache'

const newCache = (maxBytes = 10) => new SegmentedCache<{ size: number }>(maxBytes, ({ size }) => size)
const fill = (cache: ReturnType<typeof newCache>, keys: string) => {
  for (const key of keys) cache.set(key, { size: 1 })
}
const kept = (cache: ReturnType<typeof newCache>, keys: string) => [...keys].filter((key) => cache.peek(key)).join('')

it('keeps what was requested twice while any number of others are requested once', () => {
  const cache = newCache()
  fill(cache, 'abc')
  for (const key of 'ab') cache.get(key)
  fill(cache, 'defghijklmnopqrstuvw')
  expect(kept(cache, 'abcdefghijklmnopqrstuvw')).toBe('abpqrstuvw')
  expect([cache.size, cache.bytes]).toEqual([10, 10])
})

it('uses all its bytes for what was requested once, if nothing is protected', () => {
  const cache = newCache()
  fill(cache, 'abcdefghijkl')
  expect(kept(cache, 'abcdefghijkl')).toBe('cdefghijkl')
})

it('protects four fifths at most, and the least recently requested of them goes first', () => {
  const cache = newCache()
  fill(cache, 'abcdefghij')
  for (const key of 'abcdefghij') cache.get(key)
  fill(cache, 'klm')
  expect(kept(cache, 'abcdefghijklm')).toBe('cdefghijlm')
})

it('protects a value that is replaced, and counts the bytes of the new one', () => {
  const cache = newCache()
  fill(cache, 'a')
  cache.set('a', { size: 4 })
  fill(cache, 'bcdefghijk')
  expect([kept(cache, 'abcdefghijk'), cache.bytes]).toEqual(['afghijk', 10])
  cache.delete('a')
  expect([cache.peek('a'), cache.bytes]).toEqual([undefined, 6])
})

it('keeps nothing that is larger than all its bytes', () => {
  const cache = newCache(0)
  cache.set('a', { size: 2 })
  expect([cache.get('a'), cache.size]).toEqual([undefined, 0])
})
