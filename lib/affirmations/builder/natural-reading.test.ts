/** What it makes of words is tried by lib/checks/goals.ts: content/goal-examples.yaml has them. */
import fc from 'fast-check'
import goalWords from '../../../content/generated/goal-words.json'
import { anyText } from '../../../test/arbitraries'
import { sayNaturally, soundsLikeDanger } from './natural-reading'

/** What follows "I am learning" */
const learning = (words: string) => /^I am learning (.*)\.$/.exec(sayNaturally('present', 'gentle', words) ?? '')?.[1]

it('reads words of any spaces, with a period at their end, and makes nothing of none', () => {
  expect(learning(' Quitting\n smoking. ')).toBe('to quit smoking')
  for (const words of ['', '  ']) expect(learning(words)).toBeUndefined()
})

it.each([
  ['present', 'gentle', 'I am learning to rest.'],
  ['present', 'moderate', 'I am confident enough to rest.'],
  ['present', 'bold', 'I have the power to rest.'],
  ['gratitude', 'gentle', 'I am grateful that I am learning to rest.'],
  ['gratitude', 'moderate', 'I am grateful for the confidence to rest.'],
  ['gratitude', 'bold', 'I am grateful for the power to rest.'],
  ['action', 'gentle', 'I choose to learn to rest.'],
  ['action', 'moderate', 'I confidently choose to rest.'],
  ['action', 'bold', 'With all my power, I choose to rest.']
] as const)('opens %s, %s as “%s”', (style, intensity, sentence) => {
  expect(sayNaturally(style, intensity, 'rest')).toBe(sentence)
})

it.each(['Kill myself', 'to hurt my self less', 'not to wake up', 'not wanting to be alive, end it all', 'suicide'])(
  'hears danger in “%s”',
  (words) => {
    expect(soundsLikeDanger(words)).toBe(true)
  }
)

it.each(['cut my spending', 'live longer', 'a healthier diet', 'end the meeting on time', 'hurt less after runs', ''])(
  'hears no danger in “%s”',
  (words) => {
    expect(soundsLikeDanger(words)).toBe(false)
  }
)

it('does not ask for confidence twice', () => {
  expect(sayNaturally('present', 'moderate', 'Confident')).toBe('I have the power to be confident.')
})

it('knows each verb once, and finds each in its form with -ing', () => {
  expect(new Set(goalWords.verbs).size).toBe(goalWords.verbs.length)
  for (const word of ['making', 'running', 'beginning', 'seeing', 'studying', 'quitting', 'traveling', 'committing'])
    expect(learning(word)).toMatch(/^to (make|run|begin|see|study|quit|travel|commit)$/)
})

it('makes one sentence with its opening, or nothing, of any words', () => {
  fc.assert(
    fc.property(anyText, (words) => {
      const sentence = sayNaturally('action', 'gentle', words)
      if (sentence !== undefined) expect(sentence).toMatch(/^I choose to learn (not )?to \S[^\n]*\.$/)
    })
  )
})
