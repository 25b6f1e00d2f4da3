import { studies } from '../../../content/science/studies'
import { studyList } from './public-api'
import { studiesBibtex, studiesJson } from './study-files'

process.env.SITE_URL = 'https://example.org'

it('has every study in JSON, with the address of its entry', () => {
  const json = studyList.parse(studiesJson())
  expect(json.studies.map(({ key }) => key)).toEqual(studies.map(({ key }) => key))
  expect(json.studies[0]?.page).toBe('https://example.org/science-hub/self-affirmation#study-steele1988')
})

describe('BibTeX', () => {
  const entries = studiesBibtex().trimEnd().split('\n\n')
  const entry = (key: string) => entries.find((text) => text.includes(`{${key},`))

  it('has an entry for every study, each with balanced braces', () => {
    expect(entries.map((text) => /^@\w+\{(\w+),/.exec(text)?.[1])).toEqual(studies.map(({ key }) => key))
    for (const text of entries) {
      const bare = text.replace(/\\[{}]/g, '')
      expect([text, bare.split('{').length]).toEqual([text, bare.split('}').length])
    }
  })

  it('takes volume, number and pages out of the venue, and escapes signs of TeX', () => {
    expect(entry('steele1988')).toBe(
      [
        '@article{steele1988,',
        '  author = {Claude M. Steele},',
        '  title = {{The psychology of self-affirmation: Sustaining the integrity of the self}},',
        '  journal = {Advances in Experimental Social Psychology},',
        '  volume = {21},',
        '  pages = {261--302},',
        '  year = {1988},',
        '  doi = {10.1016/S0065-2601(08)60229-4},',
        '  url = {https://doi.org/10.1016/S0065-2601(08)60229-4},',
        '  keywords = {self-affirmation, self-esteem}',
        '}'
      ].join('\n')
    )
    expect(entry('nice_cg159')).toContain('author = {{National Collaborating Centre for Mental Health}}')
    expect(studiesBibtex()).toContain('journal = {Clinical Psychology \\& Psychotherapy}')
    expect(entries.filter((text) => /journal = \{.*\d\(\d/.test(text))).toEqual([])
  })
})
