import { colors } from './paper'
import type { Pen } from './pen'

/** The mark of components/layout/mark.tsx on its grid of 28, without the horizon: the place says how long that is. */
const sun = { path: 'M6.5 18.5a7.5 7.5 0 0 1 15 0M14 7V4M6 10 4 8M22 10 24 8M7 22.5H21', center: 14, horizon: 18.5 }

/** From the horizon up to the tip of the highest ray, in units of the grid. */
export const sunHeight = 14.5

interface Horizon {
  x: number
  y: number
  width: number
  /** Points a unit of the grid. */
  scale: number
  /** The position of the sun, from `x`; the middle unless told. */
  at?: number
}

/** The sun, half above a horizon that runs from `x` at `y`. */
export function drawSun(pen: Pen, { x, y, width, scale, at = width / 2 }: Horizon): void {
  const stroke = scale < 1 ? 0.5 : 0.75
  pen.draw(sun.path, { x: x + at - sun.center * scale, y: y - sun.horizon * scale, scale, stroke })
  pen.line([x, y], [x + width, y], { color: colors.ink, width: stroke })
}
