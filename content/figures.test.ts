import { findStudy } from '../lib/content/citations'
import { howToGuide } from '../lib/content/guides'
import { habitDays, morningRoutine } from './figures'

describe('habitDays', () => {
  it('has the numbers of its study', () => {
    const { finding, methodology, limits } = findStudy(habitDays.study)
    const { average, shortest, longest, watched } = habitDays
    expect(finding).toContain(`about ${average} days on average`)
    expect(finding).toContain(`from ${shortest} to ${longest}`)
    expect(methodology).toContain(`${watched / 7} weeks`)
    expect(limits).toContain(`projected past the ${watched} days`)
  })
})

describe('morningRoutine', () => {
  const guide = howToGuide(morningRoutine.guide)

  it('has the steps of the guide', () => {
    expect(guide?.steps).toHaveLength(morningRoutine.steps.length)
  })

  it('adds up to the lengths that the guide names', () => {
    const sums = morningRoutine.lengths.map(({ minutes }) => minutes.reduce<number>((sum, each) => sum + each, 0))
    expect(sums).toEqual([5, 6, 15])
    const text = guide?.steps.at(-1)?.content.join(' ')
    expect(text).toContain('*five-minute* version, drink the water while you breathe')
    expect(text).toContain('give eight minutes to the written sentence and the last two to rereading it')
  })
})
