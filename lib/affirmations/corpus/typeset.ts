import { typographic } from '../../content/text/house-style'

/** An affirmation as it is printed: on one line, without spaces at its ends, with typographic quotes. */
export function typeset(text: string): string {
  return typographic(text.normalize('NFC').trim().replace(/\s+/g, ' '))
}
