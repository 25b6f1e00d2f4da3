/**
 * Writes content/theme.ts as custom properties. The dark theme gives the same names other values. The values are hexadecimal,
 * because the build would turn each OKLCH color into two values for old and new browsers, and this is part of every page.
 */
import { wcagContrast } from 'culori'
import { type Theme, themes } from '../../content/theme'
import { categoryNames } from '../../content/types'
import { hex, standingOut } from '../content/colors'
import { NIGHT } from '../images/sky-scene'

export function themeCss(): string {
  return `${rule(':root', { day: dayGradient() })}${rules(themes.light)}\n@media (prefers-color-scheme: dark) {\n${rules(themes.dark)}}\n`
}

/** WCAG contrast of a shape. */
const SHAPE_CONTRAST = 3

/** The light of each hour, from midnight to midnight. */
function dayGradient(): string {
  const { daily, health, success, love, gratitude, weekly } = themes.light.skies
  const hours = [
    `${weekly.light} 0 22%`,
    `${daily.from} 27%`,
    `${health.from} 38%`,
    `${success.from} 50%`,
    `${love.from} 68%`,
    `${gratitude.from} 75%`,
    `${weekly.light} 80% 100%`
  ]
  return `linear-gradient(to right, ${hours.join(', ')})`
}

/** The same for the small sun of components/layout/horizon.css, which has no outline: no color of it is lost on the paper. */
function sunGradient(paper: string): string {
  return dayGradient().replace(/oklch\((\S+) (\S+) (\S+)\)/g, (color, _, chroma, hue) => {
    if (wcagContrast(color, paper) >= SHAPE_CONTRAST) return color
    // A dark yellow would be olive: it turns toward red, and all of them are dull without more chroma.
    const warm = hue < 180 ? Math.min(hue, 72) : hue
    return standingOut(`oklch(0.7 ${1.7 * chroma} ${warm})`, paper, SHAPE_CONTRAST)
  })
}

function rules({ palette, shadow, skies }: Theme): string {
  const sky = (category: (typeof categoryNames)[number]) => {
    const { ink, onInk, ...colors } = skies[category]
    const inkOnPaper = standingOut(colors.ground, palette.paper)
    return rule(`.sky-${category}`, {
      ...prefixed('sky-', { ...colors, ink: inkOnPaper }),
      'on-sky': ink,
      'on-sky-ink': onInk,
      stars: category === NIGHT ? '1' : '0'
    })
  }
  const root = {
    ...palette,
    shadow,
    sun: sunGradient(palette.paper),
    selection: skies.daily.to,
    onSelection: skies.daily.ink
  }
  return [rule(':root', root), ...categoryNames.map(sky)].join('')
}

function prefixed(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}

function rule(selector: string, properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `  --${property}: ${value.replace(/oklch\([^)]*\)/g, hex)};\n`
  })
  return `${selector} {\n${lines.join('')}}\n`
}
