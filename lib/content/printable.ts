/**
 * What could steer a terminal or hide in a text: control characters (escape sequences begin with one), marks that turn
 * the writing direction, zero-width and other invisible characters, line separators, halves of surrogate pairs, and
 * characters that mean nothing. The joiners that emoji and some scripts are made with stay.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** A text of a stranger, fit for a terminal: what cannot be seen is shown as its code, such as `\u{1B}`. One line. */
export function printable(text: string): string {
  return text.replace(UNSEEN, escaped)
}

/** The same for a text of several lines; its line breaks stay. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(printable)
}

/** A text without what cannot be seen, on one line: for a field in which it is edited. */
export function visible(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '')
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`
}
