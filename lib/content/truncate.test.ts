import fc from 'fast-check'
import { anyText } from '../../test/arbitraries'
import { truncateAtWord } from './truncate'

describe('cutAtWord', () => {
  it('leaves a text that fits as it is', () => {
    expect(truncateAtWord('I rest.', 7)).toBe('I rest.')
    expect(truncateAtWord('', 7)).toBe('')
  })

  it('cuts at a word and ends in an ellipsis', () => {
    expect(truncateAtWord('I can put the phone down', 15)).toBe('I can put the…')
    expect(truncateAtWord('I can put the phone down', 14)).toBe('I can put…')
  })

  it.each([
    ['I breathe out, and then in', 17, 'I breathe out…'],
    ['I breathe out; and then in', 17, 'I breathe out…'],
    ['I breathe out – and then in', 18, 'I breathe out…'],
    ['I breathe out. And then in', 17, 'I breathe out…']
  ])('leaves no mark in front of the ellipsis: %j', (text, longest, cut) => {
    expect(truncateAtWord(text, longest)).toBe(cut)
  })

  it('never grows past its limit', () => {
    const text = 'Somewhere in me is the kid who learned to ride a bike in one long summer.'
    for (let longest = 2; longest < 80; longest += 1) {
      expect(truncateAtWord(text, longest).length).toBeLessThanOrEqual(longest)
    }
  })

  it('cuts inside a text without spaces', () => {
    expect(truncateAtWord('静かに息をする', 5)).toBe('静かに息…')
    expect(truncateAtWord('Unhurriedly', 6)).toBe('Unhur…')
  })

  it('never cuts a character in half', () => {
    expect(truncateAtWord('🙂🙂🙂', 4).isWellFormed()).toBe(true)
    expect(truncateAtWord('Oh 🙂🙂', 5).isWellFormed()).toBe(true)
  })
})

it('cuts any text to a beginning of itself, whole characters only', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, longest) => {
      const cut = truncateAtWord(text, longest)
      expect(cut.length).toBeLessThanOrEqual(longest)
      if (text.length <= longest) expect(cut).toBe(text)
      else expect(text.startsWith(cut.replace(/…$/, '')) && cut.endsWith('…')).toBe(true)
      if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true)
    }),
    { numRuns: 2_000 }
  )
})
