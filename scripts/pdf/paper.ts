/** The paper and the type of the printable sheets. Lengths are points, 72 to the inch, from the top left corner. */
import { themes } from '../../content/theme'
import { hex, mix } from '../../lib/content/colors'

/**
 * As wide as A4 (595.28) and as high as US Letter (792): what both papers have. Printed at actual size it stands on
 * either, with 50 pt of height to spare on A4 and 17 pt of width on Letter, and nothing is scaled; the margins in
 * `area` are wider than what any printer leaves blank.
 */
export const paper = { width: 595.28, height: 792 }

/** The position of the sheet: left edge, width, and the tops of the body, the foot of the body and the page's footer. */
export const area = { x: 60, width: paper.width - 120, top: 46, bottom: 728, footer: 760 }

/** Text has at least 7:1 on white, `faint` included. `hairline` is still visible from a printer low on toner. */
const { ink, inkSoft, hairline, fieldLine } = themes.light.palette
export const colors = { ink: hex(ink), faint: hex(inkSoft), hairline: mix(hairline, fieldLine, 0.5) }

export const fonts = {
  fraunces: 'node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff',
  instrument: 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'
}

export interface Style {
  font: keyof typeof fonts
  size: number
  /** Height of a line. */
  leading: number
  color: string
}

export const styles = {
  title: { font: 'fraunces', size: 31, leading: 36, color: colors.ink },
  heading: { font: 'fraunces', size: 17, leading: 22, color: colors.ink },
  cardHeading: { font: 'fraunces', size: 13, leading: 18, color: colors.ink },
  starter: { font: 'fraunces', size: 12, leading: 16, color: colors.faint },
  carried: { font: 'fraunces', size: 15, leading: 21, color: colors.ink },
  answer: { font: 'fraunces', size: 12, leading: 18, color: colors.ink },
  intro: { font: 'instrument', size: 11, leading: 16.5, color: colors.ink },
  body: { font: 'instrument', size: 10.5, leading: 15.5, color: colors.ink },
  label: { font: 'instrument', size: 9, leading: 12, color: colors.faint },
  note: { font: 'instrument', size: 8, leading: 11.5, color: colors.faint },
  reference: { font: 'instrument', size: 7.5, leading: 10.5, color: colors.faint }
} satisfies Record<string, Style>

/** From one ruled line to the next: a hand needs about 8 mm. */
export const ruling = 24

/** About 66 characters of the intro, at most. */
export const measure = 360
