import fc from 'fast-check'
import { anyText } from '../../../test/arbitraries'
import { truncateAtWord } from './truncate'

describe('truncateAtWord', () => {
  it('leaves a text that fits unchanged', () => {
    expect(truncateAtWord('I rest.', 7)).toBe('I rest.')
    expect(truncateAtWord('', 7)).toBe('')
  })

  it('truncates at a word and appends an ellipsis', () => {
    expect(truncateAtWord('I can put the phone down', 15)).toBe('I can put the…')
    expect(truncateAtWord('I can put the phone down', 14)).toBe('I can put…')
  })

  it.each([
    ['I breathe out, and then in', 17, 'I breathe out…'],
    ['I breathe out; and then in', 17, 'I breathe out…'],
    ['I breathe out – and then in', 18, 'I breathe out…'],
    ['I breathe out. And then in', 17, 'I breathe out…']
  ])('drops punctuation in front of the ellipsis: %j', (text, maxLength, truncated) => {
    expect(truncateAtWord(text, maxLength)).toBe(truncated)
  })

  it('truncates a text without spaces inside the word', () => {
    expect(truncateAtWord('静かに息をする', 5)).toBe('静かに息…')
    expect(truncateAtWord('Unhurriedly', 6)).toBe('Unhur…')
  })
})

it('truncates any text to a beginning of itself without splitting a character', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, maxLength) => {
      const truncated = truncateAtWord(text, maxLength)
      expect(truncated.length).toBeLessThanOrEqual(maxLength)
      if (text.length <= maxLength) expect(truncated).toBe(text)
      else expect(text.startsWith(truncated.replace(/…$/, '')) && truncated.endsWith('…')).toBe(true)
      if (text.isWellFormed()) expect(truncated.isWellFormed()).toBe(true)
    }),
    { numRuns: 500 }
  )
})
