import { corpus } from '../../content/affirmations'
import { readYaml } from '../content/source/yaml-source'
import { formatEntry, readNewEntries } from './new-entries'

const last = Math.max(...corpus.daily.map(({ id }) => Number(id.slice('daily-'.length))))

describe('readNewEntries', () => {
  it('gives each affirmation the next id, a slug and typographic quotes', () => {
    const { entries, problems } = readNewEntries(
      'I don\'t chase the "tram" on weekends. | anyone | patience, gentle\n\n' +
        '  I oil the squeaking gate before breakfast. | list | care, moderate, confidence\n',
      'daily',
      corpus
    )
    expect(problems).toEqual([])
    expect(entries).toEqual([
      {
        id: `daily-${last + 1}`,
        slug: 'i-dont-chase-the-tram-on-weekends',
        text: 'I don’t chase the “tram” on weekends.',
        for: 'anyone',
        tags: ['patience', 'gentle']
      },
      {
        id: `daily-${last + 2}`,
        slug: 'i-oil-the-squeaking-gate-before-breakfast',
        text: 'I oil the squeaking gate before breakfast.',
        for: 'list',
        tags: ['care', 'moderate', 'confidence']
      }
    ])
  })

  it('puts three affirmations on a ladder, and refuses a part of one', () => {
    const steps = ['I oil the squeaking gate. | anyone | gentle | gate', 'Gates obey me. | anyone | bold | gate']
    const third = 'I oil whatever squeaks and creaks. | anyone | moderate | gate'
    expect(readNewEntries(steps.join('\n'), 'daily', corpus).problems).toEqual([
      expect.stringContaining('line 2: the ladder "gate" needs one gentle, one moderate and one bold')
    ])
    const { entries, problems } = readNewEntries([...steps, third].join('\n'), 'daily', corpus)
    expect(problems).toEqual([])
    expect(entries.map(({ ladder }) => ladder)).toEqual(['gate', 'gate', 'gate'])
  })

  it('leaves former slugs to those that had them', () => {
    const former = corpus.daily.find(({ aliases }) => aliases)?.aliases?.[0] ?? ''
    const { entries } = readNewEntries(`${former} | anyone | gentle`, 'daily', corpus)
    expect(entries[0]?.slug).toBe(`${former}-2`)
  })

  it.each([
    ['I rest. | anyone | gentle', 'text is under 8 characters'],
    ['I can \u001b[31mrest. | anyone | gentle', 'has the invisible character \\u{1B} behind “I can ”: delete it'],
    ['- I can rest for an hour. | anyone | gentle', 'Write: I can rest for an hour.'],
    ['12. I can rest for an hour. | anyone | gentle', 'Write: I can rest for an hour.'],
    ['"I can rest for an hour." | anyone | gentle', 'Write: I can rest for an hour.'],
    ['I can rest for an hour.', 'does not say whom it is for: text | for | tag, tag'],
    ['I can rest for an hour. | anyone | gentle | rest | more', 'has 5 parts, a line has three or four'],
    ['I can rest for an hour. | anyone | gentle, morning-afirmations', 'did you mean “morning-affirmations”?'],
    ['I always rest for an hour. | anyone | gentle', '"always" promises too much'],
    [`${corpus.daily[0]?.text} | anyone | gentle`, `says nearly what ${corpus.daily[0]?.id} says`]
  ])('names the line of %j and what is wrong with it', (line, message) => {
    const { problems } = readNewEntries(
      `I oil the squeaking gate before breakfast. | anyone | moderate\n${line}\n`,
      'daily',
      corpus
    )
    expect(problems.join('\n')).toContain(message)
    expect(problems.every((problem) => problem.startsWith('line 2: '))).toBe(true)
  })
})

describe('formatEntry', () => {
  it.each([{}, { ladder: 'no-thanks' }])('writes a row of YAML that says the same: %j', (more) => {
    const entry = {
      id: 'daily-900',
      slug: 'a-b',
      text: 'I say “no”: #1, {two}, [three] \\ "four" – it’s fine.',
      for: 'exams',
      tags: ['gentle', 'fresh-start'],
      ...more
    }
    const row = formatEntry(entry)
    expect(row.split('\n')).toEqual([expect.stringMatching(/^- \{ id: daily-900, text: ".*", for: exams, tags: /), ''])
    expect(readYaml('x.yaml', row)).toMatchObject({ value: [entry], issues: [] })
  })
})
