/**
 * Cuts the fonts down to what the site sets in them. For pages: the characters of its own words, one soft cut of Fraunces, two
 * weights of Instrument Sans; 150 KB become 27, which decides how soon a slow phone shows a page. Other characters, in what
 * visitors send in, come from the system's fonts. For social images: one cut with all Latin letters, in two files.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'
import { FRAUNCES_AXES, FRAUNCES_FILES, readFont } from '../../lib/images/fonts'

const SOURCE = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
const SOURCE_EXT = SOURCE.replace('-latin-', '-latin-ext-')
const SANS = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/** The characters of affirmations and headings: letters, digits, and the marks that they have or may be given. */
const SENTENCES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0' + '.,;:!?\'"()&%+-–—‘’“”…é'
/** The characters of everything else: also the accents in the names of the researchers that the site cites. */
const CHARACTERS = `${SENTENCES}/@[]•©èöüäáí`

/** The printable characters from a code point up to another, both included. */
function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

const read = (file: string) => readFont(file, 'scripts/build/fonts.ts')

// Of the alternates only figures of one width, and no names of styles, which only programs show. The types of the package do not
// have these two options yet.
const forPages = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'tnum'], dropTables: ['STAT'] } as const
// Affirmations stand in sizes from 18 to 80 px: a cut made for 40 suits both ends.
const soft = { ...forPages, variationAxes: { SOFT: 100, WONK: 0, wght: 390, opsz: 40 } }
const twoWeights = { ...forPages, variationAxes: { wght: { min: 400, max: 600 } } }
writeFileSync('components/layout/serif.woff2', await subsetFont(read(SOURCE), SENTENCES, soft))
writeFileSync('components/layout/sans.woff2', await subsetFont(read(SANS), CHARACTERS, twoWeights))

mkdirSync(dirname(FRAUNCES_FILES.latin), { recursive: true })
for (const [source, target] of [
  [SOURCE, FRAUNCES_FILES.latin],
  [SOURCE_EXT, FRAUNCES_FILES.ext]
] as const) {
  const options = { targetFormat: 'sfnt', variationAxes: FRAUNCES_AXES } as const
  writeFileSync(target, await subsetFont(read(source), range(0x20, 0x2212), options))
}
