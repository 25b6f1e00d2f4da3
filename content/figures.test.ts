import { howToGuide } from '../lib/content/guides'
import { findStudy } from '../lib/content/studies/citations'
import { habitDays, morningRoutine } from './figures'

describe('habitDays', () => {
  it('has the numbers of its study', () => {
    const { plain, followup, not } = findStudy(habitDays.study)
    const { median, shortest, longest, watched } = habitDays
    expect(plain).toContain(`${shortest} to ${longest} days for it to feel automatic, half within about ${median}`)
    expect(followup).toContain(`${watched} days`)
    expect(not).toContain(`times beyond ${watched} days were observed (they are projected)`)
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
    const said = guide?.workedExample?.entries.flatMap(({ items = [] }) => items) ?? []
    expect(said).toContain('Five minutes: drink the water while you breathe.')
    expect(said).toContain(
      'Fifteen minutes: write for eight, reread for two, and give the other five steps a minute each.'
    )
    const [water, breath, writing, lines, plan, dot, reread] = morningRoutine.lengths[2].minutes
    expect([writing, reread]).toEqual([8, 2])
    expect([water, breath, lines, plan, dot]).toEqual([1, 1, 1, 1, 1])
  })
})
