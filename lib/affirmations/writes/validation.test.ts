import { type AffirmationDraft, affirmationErrors, affirmationWarnings } from './validation'

const DRAFT: AffirmationDraft = {
  text: 'I fill the kettle first.',
  category: 'daily',
  tags: ['gentle', 'confidence', 'tea'],
  audience: 'anyone'
}
const errors = (change: object) => affirmationErrors({ ...DRAFT, ...change } as AffirmationDraft)

describe('affirmationErrors', () => {
  it.each([
    [{}],
    [{ tags: ['bold'] }],
    [{ text: 'Ž'.repeat(220) }],
    [{ audience: 'list' }],
    [{ audience: 'exams', tags: ['gentle'] }],
    [{ audience: null }]
  ])('finds nothing wrong with %j', (change) => {
    expect(errors(change)).toEqual([])
  })

  it.each([
    [{ text: 'I rest.' }, 'the text: is under 8 characters'],
    [{ text: 'I'.repeat(221) }, 'the text: is over 220 characters'],
    [
      { text: 'I fill the \u202ekettle first.' },
      'the text has characters that cannot be seen: I fill the \\u{202E}kettle'
    ],
    [{ category: 'monthly' }, 'there is no category "monthly"'],
    [{ category: '__proto__' }, 'there is no category "__proto__"'],
    [{ tags: ['tea'] }, 'the affirmation needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'Tea Time'] }, 'the tags (gentle, Tea Time): a tag is lower-case words'],
    [{ tags: ['gentle', 'a', 'b', 'c', 'd', 'e', 'f'] }, 'has more than six tags'],
    [{ tags: ['gentle', 'self-love'] }, 'the affirmation has the tag "self-love", a subcategory of another category'],
    [{ audience: 'exam' }, 'the affirmation is for "exam", which is neither "anyone" nor "list" nor in'],
    [{ audience: '__proto__' }, 'the affirmation is for "__proto__"']
  ])('names what is wrong with %j', (change, error) => {
    expect(errors(change)).toEqual([expect.stringContaining(error)])
  })

  it('names all errors at once', () => {
    expect(errors({ text: '', tags: [] })).toEqual([
      expect.stringContaining('the text: is empty'),
      'the text: is under 8 characters',
      'the tags (): needs at least one tag',
      'the affirmation needs exactly one of the tags gentle, moderate, bold'
    ])
  })
})

describe('affirmationWarnings', () => {
  const warnings = (text: string, audience: string | null) => affirmationWarnings({ text, audience })

  it('has none for a text in the house style', () => {
    expect(warnings(DRAFT.text, 'anyone')).toEqual([])
  })

  it.each([
    ['The kettle is always on.', 'anyone', ['the text "always" promises too much']],
    ['I see the colour of it.', 'anyone', [expect.stringContaining('use American spelling')]],
    ['I fill the kettle', 'anyone', ['the text must end with a full stop or a question mark']],
    ['I miss you today.', 'anyone', [expect.stringContaining('speaks of a second person')]],
    ['I miss you today.', 'grief', []],
    [`I rest ${'and rest '.repeat(6)}now.`, 'anyone', ['the text has 15 words, 2 to 14 for "anyone"']],
    [`I rest ${'and rest '.repeat(6)}now.`, null, []]
  ])('of %j, for %j, are %j', (text, audience, expected) => {
    expect(warnings(text, audience)).toEqual(expected)
  })
})
