/**
 * The colors of the site, once: the style sheet (scripts/build/theme.ts), social images, e-mails, the manifest and the printable
 * sheets are all made from them. OKLCH: lightness 0 to 1, chroma, hue in degrees.
 */
import type { CategoryName } from './types'

type Oklch = `oklch(${number} ${number} ${number})`

/** Paper and ink. Under the same names both themes have values of their own. */
interface Palette {
  paper: Oklch
  /** The color of what lies on the paper, such as menus. */
  paperRaised: Oklch
  /** The color of what is set into the paper. */
  paperSunk: Oklch
  ink: Oklch
  inkSoft: Oklch
  hairline: Oklch
  /** The outline of a field. */
  fieldLine: Oklch
  danger: Oklch
}

/** A day has six skies: from the top of the sky to the horizon, the nearer ridge below it, the light of sun or moon. */
export interface SkyColors {
  from: Oklch
  to: Oklch
  ground: Oklch
  light: Oklch
  /** The words on it. */
  ink: Oklch
  /** The words on a button in the color of the ink. */
  onInk: Oklch
}

export interface Theme {
  palette: Palette
  shadow: string
  skies: Record<CategoryName, SkyColors>
}

/** Dark and light ink, for whatever ground they stand out from. */
export const inks = { dark: 'oklch(0.2 0.03 50)', light: 'oklch(0.98 0.008 85)' } satisfies Record<string, Oklch>

const light: Palette = {
  paper: 'oklch(0.985 0.006 85)',
  paperRaised: 'oklch(0.995 0.004 85)',
  paperSunk: 'oklch(0.96 0.009 82)',
  ink: 'oklch(0.22 0.02 60)',
  inkSoft: 'oklch(0.41 0.02 60)',
  hairline: 'oklch(0.9 0.01 80)',
  fieldLine: 'oklch(0.6 0.015 70)',
  danger: 'oklch(0.45 0.15 25)'
}

const dark: Palette = {
  paper: 'oklch(0.18 0.015 275)',
  paperRaised: 'oklch(0.22 0.016 275)',
  paperSunk: 'oklch(0.15 0.014 275)',
  ink: 'oklch(0.94 0.01 85)',
  inkSoft: 'oklch(0.78 0.012 85)',
  hairline: 'oklch(0.36 0.015 275)',
  fieldLine: 'oklch(0.55 0.015 275)',
  danger: 'oklch(0.78 0.12 25)'
}

const onLightSky = { ink: inks.dark, onInk: light.paper }
const onDarkSky = { ink: 'oklch(0.98 0.01 85)', onInk: dark.paper } satisfies Partial<SkyColors>
/** The week's sky is dark by day too. */
const NIGHT = 'oklch(0.24 0.05 275)'

export const themes: { light: Theme; dark: Theme } = {
  light: {
    palette: light,
    shadow: '0 1px 2px oklch(0.22 0.02 60 / 0.06), 0 12px 32px oklch(0.22 0.02 60 / 0.1)',
    skies: {
      // The icons in app/ and public/ have these colors: `npm run icons` draws them again.
      daily: {
        from: 'oklch(0.87 0.09 65)',
        to: 'oklch(0.78 0.11 15)',
        ground: 'oklch(0.7 0.11 8)',
        light: 'oklch(0.97 0.05 85)',
        ...onLightSky
      },
      health: {
        from: 'oklch(0.93 0.07 105)',
        to: 'oklch(0.76 0.08 155)',
        ground: 'oklch(0.68 0.08 160)',
        light: 'oklch(0.985 0.04 110)',
        ...onLightSky
      },
      success: {
        from: 'oklch(0.92 0.07 90)',
        to: 'oklch(0.74 0.1 235)',
        ground: 'oklch(0.66 0.1 240)',
        light: 'oklch(0.99 0.03 95)',
        ...onLightSky
      },
      love: {
        from: 'oklch(0.82 0.11 38)',
        to: 'oklch(0.67 0.12 355)',
        ground: 'oklch(0.55 0.12 350)',
        light: 'oklch(0.94 0.08 70)',
        ...onLightSky
      },
      gratitude: {
        from: 'oklch(0.82 0.11 72)',
        to: 'oklch(0.67 0.09 310)',
        ground: 'oklch(0.56 0.09 305)',
        light: 'oklch(0.93 0.09 80)',
        ...onLightSky
      },
      weekly: {
        from: 'oklch(0.438 0.08 205)',
        to: 'oklch(0.32 0.09 275)',
        ground: 'oklch(0.25 0.07 280)',
        light: 'oklch(0.93 0.03 230)',
        ink: inks.light,
        onInk: NIGHT
      }
    }
  },
  dark: {
    palette: dark,
    shadow: '0 1px 2px oklch(0 0 0 / 0.3), 0 12px 32px oklch(0 0 0 / 0.4)',
    // Darker, so that paper-colored words stand on them, but no less colorful. A dark yellow would be olive, and a dark orange brown:
    // they turn toward red and green, and the light keeps their hue. Before dawn the upper sky is still violet.
    skies: {
      daily: {
        from: 'oklch(0.38 0.09 322)',
        to: 'oklch(0.46 0.13 20)',
        ground: 'oklch(0.29 0.1 355)',
        light: 'oklch(0.84 0.12 68)',
        ...onDarkSky
      },
      health: {
        from: 'oklch(0.435 0.1 148)',
        to: 'oklch(0.4 0.08 172)',
        ground: 'oklch(0.3 0.06 180)',
        light: 'oklch(0.88 0.12 108)',
        ...onDarkSky
      },
      success: {
        from: 'oklch(0.41 0.12 260)',
        to: 'oklch(0.445 0.095 234)',
        ground: 'oklch(0.31 0.085 248)',
        light: 'oklch(0.88 0.11 92)',
        ...onDarkSky
      },
      love: {
        from: 'oklch(0.44 0.14 2)',
        to: 'oklch(0.36 0.13 338)',
        ground: 'oklch(0.27 0.1 332)',
        light: 'oklch(0.81 0.13 55)',
        ...onDarkSky
      },
      gratitude: {
        from: 'oklch(0.44 0.12 322)',
        to: 'oklch(0.39 0.125 297)',
        ground: 'oklch(0.29 0.1 292)',
        light: 'oklch(0.84 0.14 76)',
        ...onDarkSky
      },
      weekly: {
        from: 'oklch(0.39 0.075 208)',
        to: 'oklch(0.25 0.09 275)',
        ground: 'oklch(0.19 0.06 280)',
        light: 'oklch(0.9 0.03 230)',
        ink: onDarkSky.ink,
        onInk: NIGHT
      }
    }
  }
}
