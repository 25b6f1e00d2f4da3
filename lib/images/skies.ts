/**
 * The six skies as pictures draw them: the values of app/theme.css by day, which a picture always shows. A test
 * compares the two.
 */
import type { CategoryName } from '../../content/types'

export interface SkyColors {
  /** Top of the sky, the horizon, the ground, the light of sun or moon. */
  from: string
  to: string
  ground: string
  light: string
  /** How strong the glow around the light is, 0 to 1: paper-colored words must stand out from it. */
  glow: number
  /** The words. */
  ink: string
  /** The site's name, on the ground. */
  inkOnGround: string
}

const DAY_INK = 'oklch(0.2 0.03 50)'
const NIGHT_INK = 'oklch(0.98 0.008 85)'

export const skies: Record<CategoryName, SkyColors> = {
  daily: {
    from: 'oklch(0.87 0.09 65)',
    to: 'oklch(0.78 0.11 15)',
    ground: 'oklch(0.7 0.11 8)',
    light: 'oklch(0.97 0.05 85)',
    glow: 1,
    ink: DAY_INK,
    inkOnGround: DAY_INK
  },
  health: {
    from: 'oklch(0.93 0.07 105)',
    to: 'oklch(0.76 0.08 155)',
    ground: 'oklch(0.68 0.08 160)',
    light: 'oklch(0.985 0.04 110)',
    glow: 1,
    ink: DAY_INK,
    inkOnGround: DAY_INK
  },
  success: {
    from: 'oklch(0.92 0.07 90)',
    to: 'oklch(0.74 0.1 235)',
    ground: 'oklch(0.66 0.1 240)',
    light: 'oklch(0.99 0.03 95)',
    glow: 1,
    ink: DAY_INK,
    inkOnGround: DAY_INK
  },
  love: {
    from: 'oklch(0.82 0.11 38)',
    to: 'oklch(0.67 0.12 355)',
    ground: 'oklch(0.55 0.12 350)',
    light: 'oklch(0.94 0.08 70)',
    glow: 1,
    ink: DAY_INK,
    inkOnGround: NIGHT_INK
  },
  gratitude: {
    from: 'oklch(0.82 0.11 72)',
    to: 'oklch(0.67 0.09 310)',
    ground: 'oklch(0.56 0.09 305)',
    light: 'oklch(0.93 0.09 80)',
    glow: 1,
    ink: DAY_INK,
    inkOnGround: NIGHT_INK
  },
  weekly: {
    from: 'oklch(0.5 0.08 205)',
    to: 'oklch(0.32 0.09 275)',
    ground: 'oklch(0.25 0.07 280)',
    light: 'oklch(0.93 0.03 230)',
    glow: 0.45,
    ink: NIGHT_INK,
    inkOnGround: NIGHT_INK
  }
}
