import { studies } from '@/content/science/studies'
import { capitalize, studiesByGuide, studyTopics } from './study-list'

describe('studyTopics', () => {
  it('shows each study once, and names it under each of its topics', () => {
    const shown = studyTopics().flatMap((topic) => topic.shown.map(({ key }) => key))
    expect(shown.sort()).toEqual(studies.map(({ key }) => key).sort())
    const named = studyTopics().flatMap((topic) => topic.studies)
    expect(named).toHaveLength(studies.flatMap(({ topics }) => topics).length)
  })

  it('is in alphabetical order, the newest study first', () => {
    const names = studyTopics().map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort())
    for (const { shown } of studyTopics()) {
      const years = shown.map(({ year }) => year)
      expect(years).toEqual([...years].sort((a, b) => b - a))
    }
  })
})

describe('studiesByGuide', () => {
  const { problems, techniques } = studiesByGuide()

  it('names every study for every guide that it serves', () => {
    const pairs = [...problems, ...techniques].flatMap(({ slug, studies: own }) =>
      own.map(({ key }) => `${slug} ${key}`)
    )
    expect(pairs.sort()).toEqual(
      studies.flatMap((study) => (study.for ?? []).map((slug) => `${slug} ${study.key}`)).sort()
    )
  })

  it('has four studies or more for each problem', () => {
    expect(problems).toHaveLength(13)
    for (const { studies: own } of problems) expect(own.length).toBeGreaterThanOrEqual(4)
  })

  it('shortens the titles of guides at their colon', () => {
    expect(techniques.map(({ name }) => name)).toContain('Before an Exam')
  })
})

it.each([
  ['field experiment', 'Field experiment'],
  ['fMRI', 'fMRI'],
  ['CBT and self-help', 'CBT and self-help']
])('capitalize: %s is written %s', (words, written) => {
  expect(capitalize(words)).toBe(written)
})
