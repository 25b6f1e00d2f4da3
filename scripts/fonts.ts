/**
 * Cuts Fraunces down to what the site sets in it. For pages: Latin letters, the soft cut, the weights 350 to 450, all optical
 * sizes; 121 KB become about 51, which every first visit saves. For social images: one cut, in two files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'
import { FRAUNCES_AXES, FRAUNCES_FILES } from '../lib/images/fonts'

const SOURCE = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
const SOURCE_EXT = SOURCE.replace('-latin-', '-latin-ext-')
const TARGET = 'components/layout/fraunces.woff2'
const PUNCTUATION = '–—‘’‚“”„•…−×→©™'

/** The printable characters from a code point up to another, both included. */
function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

const letters = range(0x20, 0x7e) + range(0xa0, 0x17f) + PUNCTUATION
const font = await subsetFont(readFileSync(SOURCE), letters, {
  targetFormat: 'woff2',
  variationAxes: { SOFT: 100, WONK: 0, wght: { min: 350, max: 450 } }
})
writeFileSync(TARGET, font)

mkdirSync(dirname(FRAUNCES_FILES.latin), { recursive: true })
for (const [source, target] of [
  [SOURCE, FRAUNCES_FILES.latin],
  [SOURCE_EXT, FRAUNCES_FILES.ext]
] as const) {
  const options = { targetFormat: 'sfnt', variationAxes: FRAUNCES_AXES } as const
  writeFileSync(target, await subsetFont(readFileSync(source), range(0x20, 0x2212), options))
}
