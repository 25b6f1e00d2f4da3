import fc from 'fast-check'
import { goals, library, type StyleId, styles } from '../../../content/pages/builder'
import { intensities } from '../../../content/types'
import { anyText } from '../../../test/arbitraries'
import { buildAffirmations, composeSentence, wordingsOf } from './builder'

const triples = goals.flatMap(({ id: goal }) => intensities.map((intensity) => ({ goal, intensity })))
const all = triples.flatMap((triple) => styles.map(({ id: style }) => ({ ...triple, style })))

describe('buildAffirmations', () => {
  it.each(all)('puts the composed sentence before the three of $goal, $intensity in style $style', (choices) => {
    const sentences = library[choices.goal][choices.intensity]
    expect(sentences).toHaveLength(3)
    expect(buildAffirmations(choices)).toEqual(sentences)
    const composed = composeSentence(choices.style, choices.intensity, 'speak up on Monday')
    expect(buildAffirmations({ ...choices, customGoal: '  speak up on Monday ' })).toEqual([composed, ...sentences])
  })

  it.each([undefined, '', ' ', '\n\t \u00a0'])('ignores %j as a custom goal', (customGoal) => {
    expect(buildAffirmations({ goal: 'peace', style: 'action', intensity: 'bold', customGoal })).toHaveLength(3)
  })

  it('leaves the library as it was', () => {
    const before = structuredClone(library)
    buildAffirmations({ goal: 'career', style: 'present', intensity: 'gentle', customGoal: 'rest' }).push('more')
    expect(library).toEqual(before)
  })
})

describe('composeSentence', () => {
  it.each<[StyleId, (typeof intensities)[number], string]>([
    ['present', 'gentle', 'I am learning to rest'],
    ['present', 'moderate', 'I am confidently rest'],
    ['present', 'bold', 'I am powerfully rest'],
    ['gratitude', 'gentle', 'I am grateful that I am learning to rest'],
    ['gratitude', 'moderate', 'I am grateful that I am confidently rest'],
    ['gratitude', 'bold', 'I am grateful that I am powerfully rest'],
    ['action', 'gentle', 'I choose to learning to rest'],
    ['action', 'moderate', 'I choose to confidently rest'],
    ['action', 'bold', 'I choose to powerfully rest']
  ])('joins opener of %s and adverb of %s', (style, intensity, sentence) => {
    expect(composeSentence(style, intensity, ' rest ')).toBe(sentence)
  })
})

it('keeps any words of a visitor as they are, after the opener and the adverb', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), anyText, (choices, customGoal) => {
      const [first, ...rest] = buildAffirmations({ ...choices, customGoal })
      if (customGoal.trim() === '') return expect([first, ...rest]).toEqual(buildAffirmations(choices))
      expect(rest).toEqual(buildAffirmations(choices))
      expect(first?.endsWith(` ${customGoal.trim()}`)).toBe(true)
      expect(first).toBe(composeSentence(choices.style, choices.intensity, customGoal))
    })
  )
})

describe('wordingsOf', () => {
  it('only composes words that are longer than a goal may be', () => {
    const customGoal = 'be '.repeat(5_000)
    expect(wordingsOf({ style: 'present', intensity: 'gentle', customGoal })).toHaveLength(1)
  })

  it.each([
    ['speak up', ['I am learning to speak up']],
    ['patient', ['I am learning to patient', 'I am learning to be patient.']],
    ['My life is good', ['I am learning to My life is good']],
    [' ', []]
  ])('gives for %j %j', (customGoal, wordings) => {
    expect(wordingsOf({ style: 'present', intensity: 'gentle', customGoal })).toEqual(wordings)
  })
})
