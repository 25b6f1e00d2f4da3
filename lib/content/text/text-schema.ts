/** The rules that the fields of all forms share. They use zod/mini, since the same schema is sent to the browser. */
import * as z from 'zod/mini'
import { hasRefusedCharacter, REFUSED_CHARACTER_MESSAGE } from './characters'

/** A text without any of these is blank: it has only zero-width characters, fillers or accents without a letter. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Mark}\p{Control}]/u
const LINE_BREAKS = /[\t\r\n\u2028\u2029]/
/** Programs send line breaks of any kind. */
const unifyLineBreaks = z.overwrite<string>((value) => value.replace(/\r\n?/g, '\n'))

/**
 * A text of 1 to `max` characters after trimming.
 * @param empty the message if the text is missing; it says what to do
 */
export function text(max: number, empty: string, { multiline = false } = {}) {
  return z.string(empty).check(
    z.trim(),
    unifyLineBreaks,
    z.minLength(1, empty),
    z.refine((value) => value === '' || VISIBLE.test(value), empty),
    z.maxLength(max, tooLong(max)),
    z.refine(
      (value) => !hasRefusedCharacter(value) && (multiline || !LINE_BREAKS.test(value)),
      REFUSED_CHARACTER_MESSAGE
    )
  )
}

/** A text of several lines, of at most `max` characters after trimming, that may be empty. */
export function optionalText(max: number) {
  return z.string().check(
    z.trim(),
    unifyLineBreaks,
    z.maxLength(max, tooLong(max)),
    z.refine((value) => !hasRefusedCharacter(value), REFUSED_CHARACTER_MESSAGE)
  )
}

function tooLong(max: number): string {
  return `Please keep it to ${max} characters.`
}

export const EMAIL_FORM = 'Please enter an email address like name@example.org.'

/**
 * The domain in the form in which mail servers know it: münchen.example is xn--mnchen-3ya.example. What is copied from a page may
 * have characters that nobody sees.
 */
const asciiDomain = z.overwrite<string>((copied) => {
  const address = copied.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()
  const [, name, domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  const url = `http://${domain}`
  return name && /[^ -~]/.test(domain) && URL.canParse(url) ? name + new URL(url).hostname : address
})

/**
 * What zod takes for an address, and what it refuses although there are mailboxes of the kind: `r&d@…`, and top-level domains
 * that have no Latin letters, in the form of `asciiDomain`.
 */
const ADDRESS =
  /^(?:[\w'+&/=-]+\.)*[\w'+&/=-]*[\w+&/=-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

/** An email address of up to 254 characters, trimmed. */
export const email = z
  .string('Please enter your email address.')
  .check(
    z.trim(),
    asciiDomain,
    z.minLength(1, 'Please enter your email address.'),
    z.maxLength(254, 'An email address has at most 254 characters.'),
    z.email({ pattern: ADDRESS, error: EMAIL_FORM })
  )
