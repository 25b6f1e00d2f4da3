/** What a text may contain, and how long it is: for the schemas of forms, and for tools in the browser that have no zod. */

/**
 * Control characters except line breaks and tabs, lone surrogates, noncharacters (XML cannot hold all of them), and marks
 * that change the writing direction.
 */
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}\p{Noncharacter_Code_Point}]/u

export const UNPRINTABLE = 'Please remove the control characters: only plain text can be sent.'

export function isPrintable(text: string): boolean {
  return !REFUSED.test(text)
}

/** The number of characters after trimming: code points, as zod counts them. */
export function countCharacters(text: string): number {
  return [...text.trim()].length
}
