import { type AffirmationDraft, affirmationErrors, affirmationWarnings } from './validation'

const LINE: AffirmationDraft = {
  text: 'I fill the kettle first.',
  category: 'daily',
  tags: ['gentle', 'confidence', 'tea']
}
const errors = (change: object) => affirmationErrors({ ...LINE, ...change } as AffirmationDraft)

describe('lineErrors', () => {
  it('has none for a line like those of the corpus', () => {
    expect(errors({})).toEqual([])
    expect(errors({ tags: ['bold'] })).toEqual([])
    expect(errors({ text: 'Ž'.repeat(220) })).toEqual([])
  })

  it.each([
    [{ text: 'I rest.' }, 'the text: is under 12 characters'],
    [{ text: 'I'.repeat(221) }, 'the text: is over 220 characters'],
    [
      { text: 'I fill the \u202ekettle first.' },
      'the text has characters that cannot be seen: I fill the \\u{202E}kettle'
    ],
    [{ category: 'monthly' }, 'there is no category "monthly"'],
    [{ category: '__proto__' }, 'there is no category "__proto__"'],
    [{ tags: ['tea'] }, 'the line needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'bold'] }, 'the line needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'Tea Time'] }, 'the tags (gentle, Tea Time): a tag is lower-case words'],
    [{ tags: ['gentle', 'tea', 'tea'] }, 'the line has a tag twice'],
    [{ tags: ['gentle', 'a', 'b', 'c', 'd', 'e', 'f'] }, 'has more than six tags'],
    [{ tags: ['gentle', 'self-love'] }, 'the line has the tag "self-love", a subcategory of another category'],
    [{ tags: ['gentle', 'confidence', 'starting-over'] }, 'the line belongs to more than one subcategory']
  ])('names what is wrong with %j', (change, error) => {
    expect(errors(change)).toEqual([expect.stringContaining(error)])
  })
})

it('names all that is wrong at once', () => {
  expect(errors({ text: '', tags: [] })).toEqual([
    expect.stringContaining('the text: is empty'),
    'the text: is under 12 characters',
    'the tags (): needs at least one tag',
    'the line needs exactly one of the tags gentle, moderate, bold'
  ])
})

describe('lineWarnings', () => {
  it('has none for a line in the style of the house', () => {
    expect(affirmationWarnings(LINE.text)).toEqual([])
  })

  it.each([
    ['The kettle is always on.', ['the text is not in the first person', 'the text "always" promises too much']],
    ['I see the colour of it.', [expect.stringContaining('use American spelling')]],
    ['I fill the kettle', ['the text must end with a full stop or a question mark']]
  ])('names what %j lacks', (text, warnings) => {
    expect(affirmationWarnings(text)).toEqual(warnings)
  })
})
