import fc from 'fast-check'
import '../../../test/arbitraries'
import { type Position, randomPosition } from './random-position'

const LENGTHS = [
  { list: 'a', length: 3 },
  { list: 'empty', length: 0 },
  { list: 'b', length: 5 },
  { list: 'c', length: 1 }
]

/** The draws for numbers that are spread evenly over 0 to 1: the exact shares, without chance. */
function sweep(except: Position[], steps: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let step = 0; step < steps; step += 1) {
    const found = randomPosition(LENGTHS, except, () => (step + 0.5) / steps)
    const key = `${found?.list}${found?.position}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

describe('randomPosition', () => {
  it('draws each position of all lists the same share', () => {
    const counts = sweep([], 9_000)
    expect([...counts.keys()]).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2', 'b3', 'b4', 'c0'])
    for (const count of counts.values()) expect(count).toBe(1_000)
  })

  it('is uniform with its own generator', () => {
    const rounds = 18_000
    const counts = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const found = randomPosition(LENGTHS, [])
      const key = `${found?.list}${found?.position}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    // Expected 2,000 each with a standard deviation of 42: nine of them stay within six deviations.
    expect(counts.size).toBe(9)
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(6 * 42)
  })

  it('shares what is left evenly if positions are excepted', () => {
    const except = [
      { list: 'b', position: 4 },
      { list: 'a', position: 0 },
      { list: 'b', position: 0 },
      { list: 'a', position: 0 }
    ]
    const counts = sweep(except, 6_000)
    expect([...counts.keys()]).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c0'])
    for (const count of counts.values()) expect(count).toBe(1_000)
  })

  it('ignores exceptions that are in no list', () => {
    const except = [
      { list: 'a', position: 3 },
      { list: 'nowhere', position: 0 },
      { list: 'empty', position: 0 }
    ]
    expect(sweep(except, 900).size).toBe(9)
  })

  it('ignores the exceptions if they leave nothing', () => {
    const one = [{ list: 'a', length: 1 }]
    expect(randomPosition(one, [{ list: 'a', position: 0 }])).toEqual({ list: 'a', position: 0 })
  })

  it('draws the only position that is left', () => {
    const two = [{ list: 'a', length: 2 }]
    for (const number of [0, 0.5, 0.999_999]) {
      expect(randomPosition(two, [{ list: 'a', position: 0 }], () => number)).toEqual({ list: 'a', position: 1 })
    }
  })

  it('returns undefined if all lists are empty', () => {
    expect(randomPosition([], [])).toBeUndefined()
    expect(randomPosition([{ list: 'a', length: 0 }], [{ list: 'a', position: 0 }])).toBeUndefined()
  })

  it('stays inside at the ends of the range', () => {
    expect(randomPosition(LENGTHS, [], () => 0)).toEqual({ list: 'a', position: 0 })
    expect(randomPosition(LENGTHS, [], () => 1 - Number.EPSILON / 2)).toEqual({ list: 'c', position: 0 })
  })
})

it('draws each position that is left exactly as often as any other, whatever the lists', () => {
  const lengths = fc
    .array(fc.nat(6), { maxLength: 6 })
    .map((all) => all.map((length, list) => ({ list: `${list}`, length })))
  const except = fc.array(fc.record({ list: fc.nat(7).map(String), position: fc.nat(8) }), { maxLength: 12 })
  fc.assert(
    fc.property(lengths, except, (lists, left) => {
      const all = lists.flatMap(({ list, length }) => Array.from({ length }, (_, position) => `${list} ${position}`))
      const out = new Set(left.map(({ list, position }) => `${list} ${position}`))
      const remaining = all.filter((position) => !out.has(position))
      const expected = remaining.length > 0 ? remaining : all
      const drawn = expected.map((_, step) => randomPosition(lists, left, () => (step + 0.5) / expected.length))
      expect(drawn.map((found) => found && `${found.list} ${found.position}`)).toEqual(expected)
      if (all.length === 0) expect(randomPosition(lists, left)).toBeUndefined()
    }),
    { numRuns: 1_000 }
  )
})
