import { studies } from '@/content/science/studies'
import { findRoute, isWellFormed } from '@/lib/routes'
import {
  capitalize,
  findStudyTopic,
  guidesServedBy,
  guidesWithStudies,
  KINDS,
  studyAddress,
  studyTopics,
  VERDICTS
} from './study-list'

describe('studyTopics', () => {
  it('shows each study once on the science hub, and has it on the pages of its topics and on no other', () => {
    const shown = studyTopics.flatMap((topic) => topic.primary.map(({ key }) => key))
    expect(shown.sort()).toEqual(studies.map(({ key }) => key).sort())
    const listed = studyTopics.flatMap(({ name, studies: own }) => own.map(({ key }) => `${key} ${name}`))
    const tagged = studies.flatMap(({ key, topics }) => topics.map((topic) => `${key} ${capitalize(topic)}`))
    expect(listed.sort()).toEqual(tagged.sort())
  })

  it('is in alphabetical order, reviews and meta-analyses first, and of those the best tested', () => {
    const names = studyTopics.map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort())
    for (const { studies: own } of studyTopics) {
      const kinds = own.map(({ kind }) => KINDS.findIndex(({ kinds: of }) => of.includes(kind)))
      expect(kinds).toEqual([...kinds].sort((a, b) => a - b))
      const pooled = own.filter((_, index) => kinds[index] === 0).map(({ verdict }) => VERDICTS.indexOf(verdict))
      expect(pooled).toEqual([...pooled].sort((a, b) => a - b))
    }
  })

  it('has topics that several studies share, as their pages say', () => {
    expect(studyTopics.filter(({ studies: own }) => own.length < 2)).toEqual([])
  })

  it('makes the slug of a topic from its name, a well-formed one that no other topic has', () => {
    const slugs = studyTopics.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['anxiety', 'cbt-and-self-help', 'null-and-mixed-results']))
    expect(slugs.filter((slug) => !isWellFormed(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

describe('studyAddress', () => {
  it('leads to the entry of each study, on the page of its first topic', () => {
    for (const study of studies) {
      const [path = '', id] = studyAddress(study).split('#')
      expect(findRoute(path)?.name).toBe('studyTopic')
      expect(id).toBe(`study-${study.key}`)
      expect(findStudyTopic(path.split('/').at(-1) ?? '')?.primary).toContain(study)
    }
  })
})

describe('guidesWithStudies', () => {
  const { problems, howTos } = guidesWithStudies()

  it('names every study for every guide that it serves', () => {
    const pairs = [...problems, ...howTos].flatMap(({ slug, studies: own }) => own.map(({ key }) => `${slug} ${key}`))
    expect(pairs.sort()).toEqual(
      studies.flatMap((study) => (study.for ?? []).map((slug) => `${slug} ${study.key}`)).sort()
    )
  })

  it('shortens the titles of guides at their colon', () => {
    expect(howTos.map(({ name }) => name)).toContain('Before an Exam')
  })
})

describe('guidesServedBy', () => {
  const served = (key: string, ...slugs: string[]) => ({ ...studies[0], key, for: slugs }) as (typeof studies)[number]

  it('has the guides of most studies first, and no guide that none of them serves', () => {
    const some = [served('a2020', 'before-an-exam'), served('b2020', 'burnout', 'before-an-exam'), served('c2020')]
    expect(guidesServedBy(some).map(({ href }) => href)).toEqual([
      '/how-to-guide/before-an-exam',
      '/problem-solution/burnout'
    ])
    expect(guidesServedBy([served('c2020')])).toEqual([])
  })
})

it.each([
  ['field experiment', 'Field experiment'],
  ['fMRI', 'fMRI'],
  ['CBT and self-help', 'CBT and self-help']
])('capitalize: %s is written %s', (words, written) => {
  expect(capitalize(words)).toBe(written)
})
