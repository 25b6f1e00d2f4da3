import fc from 'fast-check'
import '../../../test/arbitraries'
import { randomPosition } from './set-positions'

const LENGTHS = [
  { set: 'a', length: 3 },
  { set: 'empty', length: 0 },
  { set: 'b', length: 5 },
  { set: 'c', length: 1 }
]

describe('randomPosition', () => {
  it('is uniform with its own generator', () => {
    const rounds = 18_000
    const counts = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const found = randomPosition(LENGTHS, [])
      const key = `${found?.set}${found?.position}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    // Expected 2,000 each with a standard deviation of 42: nine of them stay within six deviations.
    expect(counts.size).toBe(9)
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(6 * 42)
  })

  it('stays inside at the ends of the range', () => {
    expect(randomPosition(LENGTHS, [], () => 0)).toEqual({ set: 'a', position: 0 })
    expect(randomPosition(LENGTHS, [], () => 1 - Number.EPSILON / 2)).toEqual({ set: 'c', position: 0 })
  })
})

it('draws each position that is left exactly as often as any other, whatever the lists', () => {
  const lengths = fc
    .array(fc.nat(6), { maxLength: 6 })
    .map((all) => all.map((length, list) => ({ set: `${list}`, length })))
  const except = fc.array(fc.record({ set: fc.nat(7).map(String), position: fc.nat(8) }), { maxLength: 12 })
  fc.assert(
    fc.property(lengths, except, (lists, left) => {
      const all = lists.flatMap(({ set, length }) => Array.from({ length }, (_, position) => `${set} ${position}`))
      const out = new Set(left.map(({ set, position }) => `${set} ${position}`))
      const remaining = all.filter((position) => !out.has(position))
      const expected = remaining.length > 0 ? remaining : all
      const drawn = expected.map((_, step) => randomPosition(lists, left, () => (step + 0.5) / expected.length))
      expect(drawn.map((found) => found && `${found.set} ${found.position}`)).toEqual(expected)
      if (all.length === 0) expect(randomPosition(lists, left)).toBeUndefined()
    }),
    { numRuns: 300 }
  )
})
