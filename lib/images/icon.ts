/** The site's icon: the sun on the horizon of the daily sky, as SVG of 32 units a side. */
import { themes } from '../../content/theme'
import { hex } from '../content/colors'

/**
 * @param shape `rounded` for a browser's tab; `full` to the corners, if the system cuts a shape of its own, with
 *   everything that matters inside of its middle four fifths
 */
export function drawIcon(shape: 'rounded' | 'full', side: number): string {
  const { from, to, ground, light } = themes.light.skies.daily
  const [top, horizon, earth, sun] = [from, to, ground, light].map(hex)
  const scene =
    `<rect width="32" height="32" fill="url(#s)"/><circle cx="16" cy="20" r="7" fill="${sun}"/>` +
    `<path d="M0 22q16-4.5 32 0v10H0z" fill="${earth}"/>`
  const drawing =
    shape === 'full'
      ? scene
      : `<clipPath id="c"><rect width="32" height="32" rx="7"/></clipPath><g clip-path="url(#c)">${scene}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}"><linearGradient id="s" x1="0" ` +
    `x2="0" y1="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>${drawing}</svg>`
  )
}

/** A PNG in the container that /favicon.ico is asked for in; up to 256 pixels a side. */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side % 256, 6)
  head.writeUInt8(side % 256, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
