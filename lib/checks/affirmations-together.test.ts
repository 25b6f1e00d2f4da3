import { type CategorizedEntry, checkTogether, nearCopies } from './affirmations-together'

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

  it('guesses which tag was meant by one that no other affirmation has', () => {
    const tagged = many(6, (number) => ({ tags: ['gentle', number === 0 ? 'mornin' : 'morning'] }))
    expect(messages(tagged)).toEqual(['has the tag "mornin", which no other affirmation has: did you mean “morning”?'])
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
