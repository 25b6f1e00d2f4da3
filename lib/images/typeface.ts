/**
 * Letters as outlines: how wide a text runs, and the path that draws it. Pictures need no font at the place where they
 * become pixels, and a character that no font has is left out instead of being looked for on the network.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'
import subsetFont from 'subset-font'

export interface Typeface {
  /** Width of a text in pixels at a size of 1 px. */
  widthOf(text: string): number
  /** The path of a text that starts at (x, y) on its baseline, as the `d` of an SVG path. */
  outline(text: string, x: number, y: number, size: number): string
}

/** The letters a picture may need: everything the two files have of Latin. */
const LETTERS = Array.from({ length: 0x2122 - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const PACKAGES = join(process.cwd(), 'node_modules')
/** Fraunces as the site sets it large: soft, weight 370, at the optical size for display. */
const FRAUNCES = { SOFT: 100, WONK: 0, wght: 370, opsz: 96 }

/** Affirmations and titles: the same cut as on the pages. */
export const fraunces = once(() =>
  Promise.all(
    ['latin', 'latin-ext'].map((part) =>
      cut(`@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`, FRAUNCES)
    )
  )
)

/** The small words. */
export const instrumentSans = once(() =>
  Promise.all([
    cut('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', { wght: 500 })
  ])
)

/** One instance of a variable font. */
async function cut(file: string, variationAxes: Record<string, number>): Promise<Font> {
  const font = await subsetFont(readFileSync(join(PACKAGES, file)), LETTERS, { targetFormat: 'sfnt', variationAxes })
  return create(font) as Font
}

/** Fonts are cut at the first use of a process, which takes a tenth of a second. */
function once(load: () => Promise<Font[]>): () => Promise<Typeface> {
  let typeface: Promise<Typeface> | undefined
  return () => {
    typeface ??= load().then(typefaceOf)
    return typeface
  }
}

function typefaceOf(fonts: Font[]): Typeface {
  return {
    widthOf: (text) => runs(text, fonts).reduce((sum, { font, words }) => sum + advanceOf(font, words), 0),
    outline(text, x, y, size) {
      let left = x
      return runs(text, fonts)
        .map(({ font, words }) => {
          const path = pathOf(font, words, left, y, size)
          left += advanceOf(font, words) * size
          return path
        })
        .join('')
    }
  }
}

interface Run {
  font: Font
  words: string
}

/** Stretches of a text with the first font that has their characters; what none has is left out. */
function runs(text: string, fonts: Font[]): Run[] {
  const result: Run[] = []
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) as number))
    if (!font) continue
    const last = result.at(-1)
    if (last?.font === font) last.words += character
    else result.push({ font, words: character })
  }
  return result
}

function advanceOf(font: Font, words: string): number {
  return font.layout(words).advanceWidth / font.unitsPerEm
}

function pathOf(font: Font, words: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(words)
  let left = x
  return glyphs
    .map((glyph: Glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const path = glyph.path
        .scale(scale, -scale)
        .translate(left + xOffset * scale, y - yOffset * scale)
        .toSVG()
      left += xAdvance * scale
      return path
    })
    .join('')
}
