import fc from 'fast-check'
import type { ZodMiniType } from 'zod/mini'
import { anyText } from '../../../test/arbitraries'
import { email, text } from './text-schema'

/** The messages of a schema for a value; none if it is valid. */
function messages(schema: ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

const singleLine = text(80, 'Please enter your name.')
const multiline = text(500, 'Please write your affirmation.', { multiline: true })
const CONTROL = 'Please remove the control characters: only plain text can be sent.'

describe('text', () => {
  it.each([
    [singleLine, 80],
    [multiline, 500]
  ])('accepts 1 character up to the limit, after trimming', (schema, limit) => {
    expect(schema.parse('a')).toBe('a')
    expect(schema.parse('a'.repeat(limit))).toHaveLength(limit)
    expect(schema.parse(`  \n${'a'.repeat(limit)}\t `)).toHaveLength(limit)
    expect(messages(schema, 'a'.repeat(limit + 1))).toEqual([`Please keep it to ${limit} characters.`])
    expect(messages(schema, ` ${'a'.repeat(limit + 1)} `)).toEqual([`Please keep it to ${limit} characters.`])
  })

  it.each(['\u200b', '\u00ad\u2060 \u200d', '\u3164', '\u0301', '\ufe0f', '\u{e0001}'])(
    'treats the invisible %j as blank',
    (value) => {
      expect(messages(singleLine, value)).toEqual(['Please enter your name.'])
      expect(messages(multiline, value)).toEqual(['Please write your affirmation.'])
    }
  )

  it.each(['', ' ', '\n\t ', '\u00a0', undefined, null, 3, true, {}, ['a']])(
    'asks for a text if the value is %j',
    (value) => {
      expect(messages(singleLine, value)).toEqual(['Please enter your name.'])
      expect(messages(multiline, value)).toEqual(['Please write your affirmation.'])
    }
  )

  it.each([
    ...'\u0000\u0007\u000b\u000c\u001b\u007f\u0085\u009f\u202a\u202e\u2066\u2069\ufeff\ufffe\u{10ffff}',
    // Lone surrogates, and two in the wrong order.
    ...['\ud83d', '\ude42', '\ude42\ud83d']
  ])('refuses %j', (character) => {
    for (const schema of [singleLine, multiline]) expect(messages(schema, `a${character}b`)).toEqual([CONTROL])
  })

  it.each([
    ['\n', '\n'],
    ['\r\n', '\n'],
    ['\r', '\n'],
    ['\t', '\t'],
    ['\u2028', '\u2028'],
    ['\u2029', '\u2029']
  ])('accepts the line break %j in a multiline text only, as %j', (mark, kept) => {
    expect(multiline.parse(`a${mark}b`)).toBe(`a${kept}b`)
    expect(messages(singleLine, `a${mark}b`)).toEqual([CONTROL])
  })

  it.each([
    'Žofia O’Neill-Müller',
    '王小明',
    'محمد',
    'Zoë 🙂👩‍👩‍👧',
    '<b>Ann</b>',
    '" OR 1=1 --',
    '__proto__',
    '~ – “” ™'
  ])('accepts %s unchanged', (value) => {
    expect(singleLine.parse(value)).toBe(value)
    expect(multiline.parse(value)).toBe(value)
  })
})

describe('email', () => {
  /** An address of exactly this many characters. */
  const long = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(length - 69)}.org`

  it('accepts up to 254 characters, after trimming', () => {
    expect(long(254)).toHaveLength(254)
    expect(email.parse(long(254))).toBe(long(254))
    expect(email.parse(` ${long(254)}\n`)).toBe(long(254))
    expect(messages(email, long(255))).toEqual(['An email address has at most 254 characters.'])
  })

  it.each([
    ['ann@почта.рф', 'ann@xn--80a1acny.xn--p1ai'],
    // A browser hands over what was typed into a field for addresses like this.
    ['ann@xn--80a1acny.xn--p1ai', 'ann@xn--80a1acny.xn--p1ai'],
    ['ann@例え.みんな', 'ann@xn--r8jz45g.xn--q9jyb4c']
  ])('accepts %s, whose top-level domain has no Latin letters', (value, ascii) => {
    expect(email.parse(value)).toBe(ascii)
  })

  it('drops what nobody sees in an address that was copied', () => {
    expect(email.parse('\u200Bann@exam\u00ADple.org\u200B \uFEFF')).toBe('ann@example.org')
  })

  it.each(['r&d@example.org', 'ann/it@example.org', 'ann=list@example.org'])('accepts the sign in %s', (value) => {
    expect(email.parse(value)).toBe(value)
  })

  it.each(['ann@example.org', 'Ann.O_Neill+list@Mail.Example.co.uk', "o'neill@example.org", 'a@b.io'])(
    'accepts %s',
    (value) => {
      expect(email.parse(value)).toBe(value)
    }
  )

  it.each([
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'ann@example.xn--',
    'ann@127.0.0.1',
    '.ann@example.org',
    'ann.@example.org',
    'a..b@example.org',
    'ann@example..org',
    'a@b.org, c@d.org',
    'Ann <ann@example.org>',
    'ann@example.org\nbcc: x@y.org'
  ])('refuses %j with an example of an address', (value) => {
    expect(messages(email, value)).toEqual(['Please enter an email address like name@example.org.'])
  })

  it.each([undefined, null, 7, ['ann@example.org']])('asks for an address if the value is %j', (value) => {
    expect(messages(email, value)).toEqual(['Please enter your email address.'])
  })

  it.each(['', '   '])('asks for an address first if the value is blank: %j', (value) => {
    expect(messages(email, value)[0]).toBe('Please enter your email address.')
  })
})

describe('any accepted text', () => {
  /** Characters that a page, a feed (XML 1.0), an e-mail and a terminal can all show. */
  const SHOWABLE = /^[\t\r\n\x20-\x7e\u00a0-\u2029\u202f-\u2065\u206a-\ufefe\uff00-\ufffd\u{10000}-\u{10fffd}]*$/u

  it('can be shown everywhere, is not blank, and is accepted again unchanged', () => {
    let accepted = 0
    fc.assert(
      fc.property(anyText, (given) => {
        for (const schema of [singleLine, multiline]) {
          const { success, data } = schema.safeParse(given)
          if (!success) continue
          accepted += 1
          expect(data).toBe(given.trim().replace(/\r\n?/g, '\n'))
          expect(data).toMatch(SHOWABLE)
          expect(data.replace(/[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu, '')).not.toBe('')
          expect(schema.parse(data)).toBe(data)
        }
      }),
      { numRuns: 1_000 }
    )
    expect(accepted).toBeGreaterThan(400)
  })

  it('is one mailbox and nothing else if it is an address', () => {
    const parts = fc.array(fc.oneof(anyText, fc.constantFrom('ann', '@', 'example', '.', 'org', ',', ' ', '\r\n')))
    const near = fc.tuple(anyText, anyText).map(([local, domain]) => `a${local}@b${domain}.org`)
    const good = fc.tuple(fc.string({ unit: fc.constantFrom(..."aZ9.+_-’'"), maxLength: 70 }), fc.domain())
    let accepted = 0
    fc.assert(
      fc.property(
        fc.oneof(
          parts.map((all) => all.join('')),
          near,
          good.map((all) => all.join('@'))
        ),
        (given) => {
          const { success, data } = email.safeParse(given)
          if (!success) return
          accepted += 1
          expect(data.length).toBeLessThanOrEqual(254)
          expect(data).toMatch(/^[^\s@<>,;:"()[\]\\]+@[a-z0-9.-]+$/i)
          expect(data).toMatch(/^[\x21-\x7e]+$/)
        }
      ),
      { numRuns: 1_000 }
    )
    expect(accepted).toBeGreaterThan(100)
  })
})
