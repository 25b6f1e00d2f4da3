/** Which characters a text may contain, and how they are counted: for the schemas of forms, and for the builder, which has no zod. */

/**
 * Control characters except tab, LF and CR, lone surrogates, noncharacters (XML forbids some of them), the byte order mark, and
 * marks that begin, end or override a writing direction.
 */
const REFUSED_CHARACTER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}\p{Noncharacter_Code_Point}]/u

export const REFUSED_CHARACTER_MESSAGE = 'Please remove the control characters: only plain text can be sent.'

export function hasRefusedCharacter(text: string): boolean {
  return REFUSED_CHARACTER.test(text)
}

/** The number of characters after trimming: code points, as zod counts them for `maxLength`. */
export function countCharacters(text: string): number {
  return [...text.trim()].length
}
