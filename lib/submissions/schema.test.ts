import { AFFIRMATION_LIMIT, submissionSchema } from './schema'

const GOOD = {
  name: 'Ann',
  email: 'ann@example.org',
  category: 'love',
  affirmationText: 'I can listen to the end of a sentence.'
}

/** The messages by field; the same field may have several, the first one is shown. */
function errors(change: Record<string, unknown>): Record<string, string> {
  const result = submissionSchema.safeParse({ ...GOOD, ...change })
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('submissionSchema', () => {
  it('takes a good submission and trims it', () => {
    expect(submissionSchema.parse({ ...GOOD, name: ' Ann ', email: ' ann@example.org ' })).toEqual(GOOD)
  })

  it('lets nothing through that is not asked for', () => {
    expect(submissionSchema.parse({ ...GOOD, status: 'approved', id: 'mine' })).toEqual(GOOD)
  })

  it('holds the limits: name 80, affirmation 500', () => {
    expect(AFFIRMATION_LIMIT).toBe(500)
    expect(errors({ name: 'a'.repeat(80), affirmationText: 'a'.repeat(500) })).toEqual({})
    expect(errors({ name: 'a'.repeat(81), affirmationText: 'a'.repeat(501) })).toEqual({
      name: 'Please keep it to 80 characters.',
      affirmationText: 'Please keep it to 500 characters.'
    })
  })

  it('takes line breaks in the affirmation, not in the name', () => {
    expect(errors({ affirmationText: 'I rest.\nI rise.' })).toEqual({})
    expect(errors({ name: 'Ann\nBcc: x' })).toEqual({
      name: 'Please remove the control characters: only plain text can be sent.'
    })
  })

  it('says at each field what to do', () => {
    expect(errors({ name: '', email: ' ', category: '', affirmationText: '\n' })).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      category: 'Please choose a category.',
      affirmationText: 'Please write your affirmation.'
    })
    const none = { name: undefined, email: undefined, category: undefined, affirmationText: undefined }
    expect(Object.keys(errors(none)).sort()).toEqual(['affirmationText', 'category', 'email', 'name'])
  })

  it.each(['Love', 'love ', 'toString', '__proto__', 'peace', 1, null, ['love']])(
    'refuses the category %j',
    (category) => {
      expect(errors({ category })).toEqual({ category: 'Please choose a category.' })
    }
  )

  it.each([null, [], 'text', 7, undefined])('refuses %j in place of a submission', (value) => {
    expect(submissionSchema.safeParse(value).success).toBe(false)
  })
})
