import { categoryNames } from '../../content/types'
import { dateBefore } from '../calendar/utc-date'
import { categoryOfDate, positionInRound, turnAt } from './rotation'

describe('categoryOfDate', () => {
  it('lets the six take turns', () => {
    const turns = Array.from({ length: 60 }, (_, index) => categoryOfDate(dateBefore('2026-11-20', -index)))
    for (let first = 0; first + 6 <= turns.length; first += 1) {
      expect(new Set(turns.slice(first, first + 6)).size).toBe(6)
    }
    expect([...new Set(turns)].sort()).toEqual([...categoryNames].sort())
  })
})

describe('turnAt', () => {
  it('has another category and another intensity than the turn before, and each pair as often as any other', () => {
    const turns = Array.from({ length: 36 }, (_, number) => turnAt(number))
    for (const [index, { category, intensity }] of turns.entries()) {
      expect(category).not.toBe(turns[index + 1]?.category)
      expect(intensity).not.toBe(turns[index + 1]?.intensity)
    }
    const pairs = turns.map(({ category, intensity, round }) => `${category} ${intensity} ${round}`)
    expect(new Set(pairs).size).toBe(36)
    expect(new Set(pairs.map((pair) => pair.replace(/ \d+$/, ''))).size).toBe(18)
  })
})

describe('turnAt for some of the categories', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'takes turns between %i of them and all intensities, and a wink every seventh time',
    (count) => {
      const names = categoryNames.slice(0, count)
      const turns = Array.from({ length: count * 3 * 14 }, (_, number) => turnAt(number, names))
      const seen = new Map<string, number>()
      for (const [number, { category, intensity, isWink, round }] of turns.entries()) {
        const next = turnAt(number + 1, names)
        expect(intensity).not.toBe(next.intensity)
        expect(category === next.category).toBe(count === 1)
        expect(isWink).toBe(number % 7 === 0)
        const key = `${category} ${intensity}`
        expect(round).toBe(seen.get(key) ?? 0)
        seen.set(key, round + 1)
      }
      expect([...seen.values()]).toEqual(Array.from({ length: count * 3 }, () => 14))
    }
  )
})

describe('the turns of winks', () => {
  const turns = Array.from({ length: 18 * 7 * 3 }, (_, number) => turnAt(number))

  it('come every seventh time, to each pair of category and intensity as often as to any other', () => {
    for (const [number, { isWink }] of turns.entries()) expect(isWink).toBe(number % 7 === 0)
    const pairs = turns.filter(({ isWink }) => isWink).map(({ category, intensity }) => `${category} ${intensity}`)
    expect(new Set(pairs.slice(0, 18)).size).toBe(18)
    expect(pairs.slice(18, 36)).toEqual(pairs.slice(0, 18))
  })

  it('are counted by pair, and so are the others', () => {
    const seen = new Map<string, number>()
    for (const { category, intensity, round, isWink, winks } of turns) {
      const key = `${category} ${intensity} ${isWink}`
      expect(isWink ? winks : round - winks).toBe(seen.get(key) ?? 0)
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  })
})

describe('positionInRound', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 12, 13, 60, 200, 205, 1000])(
    'returns each of %i positions once before any is repeated',
    (count) => {
      const positions = Array.from({ length: 2 * count }, (_, round) => positionInRound(round, count))
      for (const all of [positions.slice(0, count), positions.slice(count)]) {
        expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, position) => position))
      }
    }
  )

  it('does not show neighbors in neighboring rounds', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(Math.abs(positionInRound(round, 205) - positionInRound(round + 1, 205))).toBeGreaterThan(20)
    }
  })
})
