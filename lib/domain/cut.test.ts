import fc from 'fast-check'
import { anyText } from '../testing/arbitraries'
import { cutAtWord } from './cut'

describe('cutAtWord', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutAtWord('I rest.', 7)).toBe('I rest.')
    expect(cutAtWord('', 7)).toBe('')
  })

  it('cuts at a word and ends in an ellipsis', () => {
    expect(cutAtWord('I can put the phone down', 15)).toBe('I can put the…')
    expect(cutAtWord('I can put the phone down', 14)).toBe('I can put…')
  })

  it.each([
    ['I breathe out, and then in', 17, 'I breathe out…'],
    ['I breathe out; and then in', 17, 'I breathe out…'],
    ['I breathe out – and then in', 18, 'I breathe out…'],
    ['I breathe out. And then in', 17, 'I breathe out…']
  ])('leaves no mark in front of the ellipsis: %j', (text, longest, cut) => {
    expect(cutAtWord(text, longest)).toBe(cut)
  })

  it('never grows past its limit', () => {
    const text = 'Somewhere in me is the kid who learned to ride a bike in one long summer.'
    for (let longest = 2; longest < 80; longest += 1) {
      expect(cutAtWord(text, longest).length).toBeLessThanOrEqual(longest)
    }
  })

  it('cuts inside a text without spaces', () => {
    expect(cutAtWord('静かに息をする', 5)).toBe('静かに息…')
    expect(cutAtWord('Unhurriedly', 6)).toBe('Unhur…')
  })

  it('never cuts a character in half', () => {
    expect(cutAtWord('🙂🙂🙂', 4).isWellFormed()).toBe(true)
    expect(cutAtWord('Oh 🙂🙂', 5).isWellFormed()).toBe(true)
  })
})

it('cuts any text to a beginning of itself, whole characters only', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, longest) => {
      const cut = cutAtWord(text, longest)
      expect(cut.length).toBeLessThanOrEqual(longest)
      if (text.length <= longest) expect(cut).toBe(text)
      else expect(text.startsWith(cut.replace(/…$/, '')) && cut.endsWith('…')).toBe(true)
      if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true)
    }),
    { numRuns: 2_000 }
  )
})
