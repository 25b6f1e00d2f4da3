import { categories } from '../../../content/taxonomy'
import type { Category } from '../../../content/types'
import { checkCorpusRules, checkTogether, countWord, nearCopies, READER_WORDS, WORD_FLOOR } from './corpus-rules'
import { corpusStatistics } from './corpus-statistics'
import type { CategorizedEntry } from './rules'

/** An entry that shares no meaningful word with another: each number makes words of its own. */
function unlike(number: number, change: Partial<CategorizedEntry> = {}): CategorizedEntry {
  const word = (part: string) =>
    `${part}${number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] as string)}`
  return {
    id: `daily-${number}`,
    slug: `slug-${number}`,
    text: `${word('ba')} ${word('de')} ${word('lu')} ${word('gu')}.`,
    for: 'anyone',
    tags: ['gentle'],
    category: 'daily',
    ...change
  }
}

const many = (count: number, change: (number: number) => Partial<CategorizedEntry> = () => ({})) =>
  Array.from({ length: count }, (_, number) => unlike(number, change(number)))
const messages = (entries: CategorizedEntry[]) => checkTogether(entries).map(({ message }) => message)

describe('nearCopies', () => {
  it('catches two that say the same in another order', () => {
    const issues = nearCopies([
      unlike(1, { text: 'I choose a calm and quiet morning.' }),
      unlike(2, { text: 'My pace is enough.' }),
      unlike(3, { text: 'A quiet, calm morning is what I choose.' })
    ])
    expect(issues).toHaveLength(1)
    expect(issues[0]?.where).toContain('daily-3')
    expect(issues[0]?.message).toContain('says nearly what daily-1 says (overlap 0.80)')
  })

  it('compares from 0.75 on, across categories', () => {
    const three = 'alpha bravo carrot'
    const pair = (text: string) => [unlike(1, { text: three }), unlike(2, { category: 'love', text })]
    expect(nearCopies(pair(`${three} delta`))).toHaveLength(1)
    expect(nearCopies(pair(`${three} delta ember`))).toEqual([])
  })

  it('passes the steps of one ladder', () => {
    const texts = ['I rest.', 'I can rest.']
    const steps = (ladders: string[]) => texts.map((text, index) => unlike(index, { text, ladder: ladders[index] }))
    expect(nearCopies(steps(['rest', 'rest']))).toEqual([])
    expect(nearCopies(steps(['rest', 'calm']))).toHaveLength(1)
    texts[1] = 'I rest?'
    expect(nearCopies(steps(['rest', 'rest']))).toHaveLength(1)
  })
})

describe('checkTogether', () => {
  it('passes entries that differ', () => {
    expect(messages(many(300))).toEqual([])
  })

  it('catches an address that is used twice, also as an alias', () => {
    expect(
      messages([
        unlike(1),
        unlike(2, { id: 'daily-1' }),
        unlike(3, { slug: 'slug-1' }),
        unlike(4, { aliases: ['slug-2', 'old'] }),
        unlike(5, { aliases: ['old'] })
      ])
    ).toEqual([
      'the address "daily-1" is already that of daily-1: change one of them',
      'the address "slug-1" is already that of daily-1: change one of them',
      'the address "slug-2" is already that of daily-1: change one of them',
      'the address "old" is already that of daily-4: change one of them'
    ])
  })

  it('catches five words that open more than five', () => {
    const opened = (count: number) =>
      many(count, (number) => ({ text: `When morning comes I choose ${unlike(number).text}` }))
    expect(messages(opened(5))).toEqual([])
    expect(messages([...opened(6), unlike(9)])).toEqual([
      expect.stringMatching(/^"when morning comes i choose …" opens 6 affirmations, at most 5 may: daily-0, .*daily-5$/)
    ])
  })

  it('does not count shorter texts as openings', () => {
    expect(messages(many(7, () => ({ text: 'To be with it.' })))).toEqual([])
  })

  it.each<[string, Partial<CategorizedEntry>[], string[]]>([
    ['is whole', [{ tags: ['gentle'] }, { tags: ['moderate'] }, { tags: ['bold'] }], []],
    [
      'lacks a step',
      [{ tags: ['gentle'] }, { tags: ['bold'] }],
      ['needs one gentle, one moderate and one bold, it has gentle, bold']
    ],
    [
      'has a step twice',
      [{ tags: ['gentle'] }, { tags: ['moderate'] }, { tags: ['bold'] }, { tags: ['bold'] }],
      ['needs one gentle, one moderate and one bold, it has gentle, moderate, bold, bold']
    ],
    [
      'spans categories',
      [{ tags: ['gentle'] }, { tags: ['moderate'] }, { tags: ['bold'], category: 'love' }],
      ['spans categories']
    ],
    [
      'mixes audiences',
      [{ tags: ['gentle'] }, { tags: ['moderate'] }, { tags: ['bold'], for: 'exams' }],
      ['mixes audiences: give all the same “for”']
    ]
  ])('checks a ladder that %s', (_name, steps, expected) => {
    const entries = steps.map((step, number) => unlike(number, { ladder: 'rest', ...step }))
    expect(messages(entries)).toEqual(expected.map((message) => `the ladder "rest" ${message}`))
  })
})

describe('checkCorpusRules', () => {
  const first = Array.from({ length: 12 }, (_, number) => `daily-${number}`)
  const daily = { ...categories[0], name: 'daily', first } as Category
  /** The messages on a category of 210 entries, without those on the words that they lack. */
  const check = (change: (number: number) => Partial<CategorizedEntry>, { count = 210, ids = first } = {}) =>
    checkCorpusRules(many(count, change), [{ ...daily, first: ids }]).flatMap(({ message }) =>
      message.includes('readers need it') ? [] : [message]
    )

  it('passes a category that follows the rules', () => {
    expect(check(() => ({}))).toEqual([])
  })

  it('catches a category that is too small', () => {
    expect(check(() => ({}), { count: 209 })).toEqual(['has 209 affirmations, it needs 210'])
  })

  it('catches more than a quarter for situations', () => {
    const situations = (count: number) => check((number) => (number >= 210 - count ? { for: 'exams' } : {}))
    expect(situations(52)).toEqual([])
    expect(situations(53)).toEqual(['53 of 210 are for a situation, at most 25 % may be'])
  })

  it.each([
    ['somebody', (text: string) => `Somebody ${text}`],
    ['may', (text: string) => `${text} may`],
    ['exact number', (text: string) => `${text} eleven`],
    ['prop', (text: string) => `${text} kettle`]
  ])('catches a tic from 3 %% on: %s', (tic, write) => {
    const having = (count: number) => check((number) => (number < count ? { text: write(unlike(number).text) } : {}))
    expect(having(6)).toEqual([])
    expect(having(7)).toEqual([expect.stringMatching(new RegExp(`^7 of 210 have a tic \\(.*${tic}`))])
  })

  it.each([
    [[...first.slice(1), 'daily-999'], '"first" has daily-999, which is not in the category'],
    [[...first.slice(1), 'daily-1'], '"first" has daily-1 twice'],
    [[...first.slice(1), 'daily-200'], '"first" has daily-200, which is for "exams"']
  ])('catches wrong first ones: %j', (ids, message) => {
    expect(check((number) => (number === 200 ? { for: 'exams' } : {}), { ids })).toEqual([message])
  })

  it('asks for each word that readers bring', () => {
    const entries = many(210, (number) => (number < WORD_FLOOR ? { text: `Calm ${unlike(number).text}` } : {}))
    const missing = checkCorpusRules(entries, [daily]).map(({ message }) => message)
    expect(missing).toHaveLength(READER_WORDS.length - 1)
    expect(missing).toContain('"let go" is in 0 affirmations, readers need it in 8')
    expect(missing.join()).not.toContain('"calm"')
  })
})

it('counts words whole, in any case', () => {
  const entries = ['I rest.', 'Rest is mine.', 'I am restless.', 'I let go.'].map((text) => ({ text }))
  expect([countWord(entries, 'rest'), countWord(entries, 'let go')]).toEqual([2, 1])
})

it('prints a table with a column for each category and one for all', () => {
  const table = corpusStatistics({
    ...{ health: [], success: [], gratitude: [], weekly: [] },
    daily: [
      unlike(1, { text: 'I rest.' }),
      unlike(2, { text: 'I sit the exam. I rest.', for: 'exams', tags: ['bold'] })
    ],
    love: [unlike(3, { text: 'Nobody may rush me?', for: 'list', ladder: 'rush' })]
  })
  const row = (label: string) =>
    table
      .find((line) => line.trim().startsWith(label))
      ?.slice(52)
      .trim()
      .split(/\s{2,}/)
  expect(table[0]?.trim().split(/\s+/)).toEqual(['daily', 'health', 'success', 'love', 'gratitude', 'weekly', 'all'])
  expect(row('affirmations')).toEqual(['2', '0', '0', '1', '0', '0', '3'])
  expect(row('for a situation')).toEqual(['1', '0', '0', '0', '0', '0', '1'])
  expect(row('two sentences')).toEqual(['50.0 %', '0.0 %', '0.0 %', '0.0 %', '0.0 %', '0.0 %', '33.3 %'])
  expect(row('“may”')?.at(3)).toBe('100.0 %')
  expect(table.at(-1)).toBe('situations: exams 1')
  expect(table).toContain('openings of 2 words: i rest 1, i sit 1, nobody may 1')
})
