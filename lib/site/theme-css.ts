/**
 * Writes content/theme.ts as custom properties. The dark theme gives the same names other values. The values are hexadecimal,
 * because the build would turn each OKLCH color into two values for old and new browsers, and this is part of every page.
 */
import { type Theme, themes } from '../../content/theme'
import { categoryNames } from '../../content/types'
import { hex, standingOut } from '../content/colors'
import { NIGHT } from '../images/sky-scene'

export function themeCss(): string {
  return `${rule(':root', { day: dayGradient() })}${rules(themes.light)}\n@media (prefers-color-scheme: dark) {\n${rules(themes.dark)}}\n`
}

/** The light of each hour, from midnight to midnight, for the sun of components/layout/horizon.css. */
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
  const root = { ...palette, shadow, selection: skies.daily.to, onSelection: skies.daily.ink }
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
