/** The typefaces of social images. satori takes no variable fonts: scripts/build/fonts.ts cuts the display size of Fraunces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Font } from 'satori'
import { code } from '../env'

export const FRAUNCES_FILES = { latin: 'lib/images/fonts/fraunces-latin.ttf', ext: 'lib/images/fonts/fraunces-ext.ttf' }
const INSTRUMENT_SANS = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'

/** The cut that pages have: soft, light, at the optical size for display. */
export const FRAUNCES_AXES = { SOFT: 100, WONK: 0, wght: 370, opsz: 96 }

/** The families in the order in which a character is looked for. */
export const SERIF = 'Fraunces, Fraunces Ext'
export const SANS = 'Instrument Sans'

/** Ranges of the Latin letters, marks and signs that Fraunces has. */
const CHARACTERS =
  '\\u0020-\\u007e\\u00a0-\\u0148\\u014a-\\u017e\\u01fa-\\u021b\\u1e80-\\u1e85\\u1ef2-\\u1ef9\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2032\\u2033\\u2039\\u203a\\u2044\\u20ac\\u2122\\u2212'
const OTHERS = new RegExp(`[^${CHARACTERS}]`, 'gu')

/** A text in one line, without what the typeface lacks: it would show as a box. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(OTHERS, '').replace(/ +/g, ' ').trim()
}

/**
 * The file of a font.
 * @param namedIn the file that names it
 * @throws Error with a sentence that says so if there is none
 */
export function readFont(file: string, namedIn: string): Buffer {
  try {
    return readFileSync(join(code.folder, file))
  } catch (error) {
    throw new Error(`The font ${file} is missing, which ${namedIn} names.`, { cause: error })
  }
}

/** Read at the start. */
let fonts: Font[] | undefined
/** @throws Error if one is missing */
export function loadFonts(): Font[] {
  const read = (file: string) => readFont(file, 'lib/images/fonts.ts')
  fonts ??= [
    { name: 'Fraunces', data: read(FRAUNCES_FILES.latin), weight: 400, style: 'normal' },
    { name: 'Fraunces Ext', data: read(FRAUNCES_FILES.ext), weight: 400, style: 'normal' },
    { name: SANS, data: read(INSTRUMENT_SANS), weight: 500, style: 'normal' }
  ]
  return fonts
}
