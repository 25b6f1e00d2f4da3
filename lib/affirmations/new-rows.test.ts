import { corpus } from '../../content/affirmations'
import { readYaml } from '../content/source/yaml-source'
import { readNewRows, writeRow } from './new-rows'

const last = Math.max(...corpus.daily.map(({ id }) => Number(id.slice('daily-'.length))))

describe('readNewRows', () => {
  it('gives each line the next id, an address and typographic quotes', () => {
    const { entries, problems } = readNewRows(
      'I don\'t chase the "tram" on Mondays. | patience, gentle\n\n  I oil the squeaking gate before breakfast. | care, moderate, confidence\n',
      'daily',
      corpus
    )
    expect(problems).toEqual([])
    expect(entries).toEqual([
      {
        id: `daily-${last + 1}`,
        slug: 'i-dont-chase-the-tram-on-mondays',
        text: 'I don’t chase the “tram” on Mondays.',
        tags: ['patience', 'gentle']
      },
      {
        id: `daily-${last + 2}`,
        slug: 'i-oil-the-squeaking-gate-before-breakfast',
        text: 'I oil the squeaking gate before breakfast.',
        tags: ['care', 'moderate', 'confidence']
      }
    ])
  })

  it.each([
    ['I rest. | gentle', 'text is under 12 characters'],
    ['I can rest for an hour. | Gentle', 'tags.0 a tag is lower-case words joined by hyphens'],
    ['I can rest for an hour.', 'needs exactly one of the tags gentle, moderate, bold'],
    ['I always rest for an hour. | gentle', '"always" promises too much'],
    ['I can rest for an hour. | gentle, partnership', 'a subcategory of another category'],
    [`${corpus.daily[0]?.text} | gentle`, 'says nearly what daily-001 says']
  ])('names the line of %j and what it has to mend', (line, message) => {
    const { problems } = readNewRows(
      `I oil the squeaking gate before breakfast. | moderate\n${line}\n`,
      'daily',
      corpus
    )
    expect(problems.join('\n')).toContain(message)
    expect(problems.every((problem) => problem.startsWith('line 2: '))).toBe(true)
  })
})

describe('writeRow', () => {
  it('writes a row of YAML that says the same', () => {
    const entry = {
      id: 'daily-900',
      slug: 'a-b',
      text: 'I say “no”: #1, {two}, [three] \\ "four" – it’s fine.',
      tags: ['gentle', 'fresh-start']
    }
    const row = writeRow(entry)
    expect(row.split('\n')).toEqual([expect.stringMatching(/^- \{ id: daily-900, text: ".*", tags: /), ''])
    expect(readYaml('x.yaml', row)).toMatchObject({ value: [entry], issues: [] })
  })
})
