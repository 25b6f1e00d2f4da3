/** An affirmation as it is printed: on one line, without spaces at its ends, with typographic quotes. */
export function typeset(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
