/** The rules that the fields of all forms share. They use zod/mini, since the same schema is sent to the browser. */
import * as z from 'zod/mini'

/**
 * Control characters except line breaks and tabs, lone surrogates, noncharacters (XML cannot hold all of them), and marks
 * that change the writing direction.
 */
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}\p{Noncharacter_Code_Point}]/u
/** A text without any of these is blank: it has only zero-width characters, fillers or accents without a letter. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Mark}\p{Control}]/u
const LINE_BREAKS = /[\t\r\n\u2028\u2029]/

/**
 * A text of 1 to `max` characters after trimming.
 * @param empty the message if the text is missing; it says what to do
 */
export function text(max: number, empty: string, { multiline = false } = {}) {
  return z.string(empty).check(
    z.trim(),
    z.minLength(1, empty),
    z.refine((value) => value === '' || VISIBLE.test(value), empty),
    z.maxLength(max, tooLong(max)),
    z.refine((value) => !REFUSED.test(value) && (multiline || !LINE_BREAKS.test(value)), UNPRINTABLE)
  )
}

/** A text of several lines, of at most `max` characters after trimming, that may be empty. */
export function optionalText(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((value) => !REFUSED.test(value), UNPRINTABLE)
  )
}

const UNPRINTABLE = 'Please remove the control characters: only plain text can be sent.'

function tooLong(max: number): string {
  return `Please keep it to ${max} characters.`
}

const EMAIL_FORM = 'Please enter an email address like name@example.org.'

/** An email address of up to 254 characters, trimmed. */
export const email = z
  .string('Please enter your email address.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address.'),
    z.maxLength(254, 'An email address has at most 254 characters.'),
    z.email(EMAIL_FORM)
  )
