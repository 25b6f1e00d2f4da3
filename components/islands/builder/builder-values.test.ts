import { errorOfGoal } from './builder-values'

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
