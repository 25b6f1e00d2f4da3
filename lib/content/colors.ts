/** Colors of content/theme.ts for whatever does not know OKLCH: images, e-mails, the manifest. */
import { type Color, clampChroma, converter, formatHex, formatHex8, interpolate, parse, wcagContrast } from 'culori'
import { inks } from '../../content/theme'

/** A color as `#rrggbb`, or `#rrggbbaa` if it is translucent. @throws Error if culori cannot read it */
export function hex(color: string | Color): string {
  const parsed = typeof color === 'string' ? parse(color) : color
  if (!parsed) throw new Error(`"${color}" is not a color such as oklch(0.87 0.09 65).`)
  return parsed.alpha === undefined || parsed.alpha === 1 ? formatHex(parsed) : formatHex8(parsed)
}

/** The color at a share of the way, 0 to 1, in Oklab as browsers mix. */
export function mix(from: string, to: string, share: number): string {
  return hex(interpolate([from, to], 'oklab')(share))
}

/** The ink that stands out from a color better. */
export function inkOn(color: string): string {
  return wcagContrast(inks.dark, color) > wcagContrast(inks.light, color) ? inks.dark : inks.light
}

const toOklch = converter('oklch')
/** WCAG contrast of text, level AAA. */
const TEXT_CONTRAST = 7

/** A color with its hue kept and so much darker, or lighter, that it stands out from paper; unless said otherwise, that text does. */
export function standingOut(color: string, paper: string, contrast = TEXT_CONTRAST): string {
  const step = inkOn(paper) === inks.dark ? -0.01 : 0.01
  let ink = toOklch(color)
  while (ink && ink.l > 0 && ink.l < 1 && wcagContrast(ink, paper) < contrast) {
    ink = clampChroma({ ...ink, l: ink.l + step }, 'oklch')
  }
  return hex(ink ?? color)
}
