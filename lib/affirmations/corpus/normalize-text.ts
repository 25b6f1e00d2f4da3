import { typographic } from '../../content/text/house-style'

/** Normalizes the text of an affirmation before it is stored: NFC, on one line, single spaces, typographic quotes. */
export function normalizeText(text: string): string {
  return typographic(text.normalize('NFC').trim().replace(/\s+/g, ' '))
}
