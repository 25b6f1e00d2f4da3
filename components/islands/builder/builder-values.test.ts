import type { BuilderValues } from '@/lib/affirmations/builder/builder'
import { beginningOf, errorOfGoal } from './builder-values'

const goal = (customGoal: string) => errorOfGoal({ goal: '', style: '', intensity: '', customGoal })

describe('errorOfGoal', () => {
  it.each(['', '  run  ', '🌞'.repeat(200), 'two\nlines'])('finds none in what the server takes too: %j', (words) => {
    expect(goal(words)).toBe('')
  })

  it('counts characters as the server does', () => {
    expect(goal('🌞'.repeat(201))).toBe('Please keep it to 200 characters: it has 201.')
  })

  it('names control characters', () => {
    expect(goal('a\u0007b')).toMatch(/^Please remove the control characters/)
  })
})

it('begins a sentence with what is chosen so far, and shows an example before anything is', () => {
  const none: BuilderValues = { goal: '', style: '', intensity: '', customGoal: '' }
  expect(beginningOf(none)).toBe('I am learning to …')
  expect(beginningOf({ ...none, intensity: 'bold' })).toBe('I am powerfully …')
  expect(beginningOf({ ...none, style: 'gratitude' })).toBe('I am grateful that I am …')
  expect(beginningOf({ ...none, style: 'action', intensity: 'gentle' })).toBe('I choose to learning to …')
})
