/** The icon of the site: its mark on the sky of the morning, in the shapes that browsers and phones ask for. */
import { themes } from '../../content/theme'
import { hex, mix } from '../content/colors'
import { MARK } from './mark'

/** `rounded` for browsers; `full` for Apple's, which rounds it itself; `maskable` may lose all but the middle 80 percent. */
export type IconShape = 'rounded' | 'full' | 'maskable'

/** The side of the square in which the mark is drawn, as a share of the icon. */
const MARK_SHARE = { rounded: 0.8, full: 0.72, maskable: 0.56 } satisfies Record<IconShape, number>
/** The square of lib/images/mark.ts. */
const MARK_SIDE = 28
/** Bolder than beside the name: an icon may be 16 pixels wide. */
const STROKE = 2
const SIDE = 32

/** @returns an SVG with a side of 32 */
export function drawIcon(shape: IconShape): string {
  const { from, to, ink } = themes.light.skies.daily
  const scale = (MARK_SHARE[shape] * SIDE) / MARK_SIDE
  const edge = (SIDE - MARK_SIDE * scale) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `<linearGradient id="s" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${hex(from)}"/><stop offset=".5" stop-color="${mix(from, to, 0.5)}"/>` +
    `<stop offset="1" stop-color="${hex(to)}"/></linearGradient>` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${shape === 'rounded' ? 7 : 0}" fill="url(#s)"/>` +
    `<path transform="translate(${edge.toFixed(2)} ${edge.toFixed(2)}) scale(${scale.toFixed(3)})" d="${MARK}" fill="none" ` +
    `stroke="${hex(ink)}" stroke-width="${STROKE}" stroke-linecap="round"/></svg>`
  )
}
