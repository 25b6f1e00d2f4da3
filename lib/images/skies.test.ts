import { readFileSync } from 'node:fs'
import { categoryNames } from '../../content/types'
import { contrast, mix, parseOklch, toHex } from './oklch'
import { skies } from './skies'

/** The custom properties of the light theme: everything before the dark one. */
const light = readFileSync('app/theme.css', 'utf8').split('@media (prefers-color-scheme: dark)')[0] as string

function property(name: string): string | undefined {
  return new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1]
}

describe('the skies of pictures', () => {
  test.each(categoryNames)('%s has the colors of the style sheet', (category) => {
    const { from, to, ground, light: sun, ink } = skies[category]
    expect({ from, to, ground, sun, ink }).toEqual({
      from: property(`sky-from-${category}`),
      to: property(`sky-to-${category}`),
      ground: property(`sky-ground-${category}`),
      sun: property(`sky-light-${category}`),
      ink: property(category === 'weekly' ? 'on-night-sky' : 'on-day-sky')
    })
  })

  test.each(categoryNames)('words can be read on %s: 4.5 to 1 and more, wherever they stand', (category) => {
    const { from, to, ground, ink, inkOnGround } = skies[category]
    const words = parseOklch(ink)
    for (let share = 0; share <= 1; share += 0.1) {
      expect(contrast(words, mix(parseOklch(from), parseOklch(to), share))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(parseOklch(inkOnGround), parseOklch(ground))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('oklch', () => {
  test('comes out as the browser shows it', () => {
    // As Chromium paints them on a canvas.
    expect(toHex(parseOklch('oklch(1 0 0)'))).toBe('#ffffff')
    expect(toHex(parseOklch('oklch(0 0 0)'))).toBe('#000000')
    expect(toHex(parseOklch('oklch(0.628 0.2577 29.23)'))).toBe('#ff0000')
    expect(toHex(parseOklch('oklch(0.5 0.1 200)'))).toBe('#00747a')
    expect(toHex(parseOklch('oklch(0.87 0.09 65)'))).toBe('#fec995')
    expect(toHex(mix(parseOklch('oklch(0.92 0.07 90)'), parseOklch('oklch(0.74 0.1 235)'), 0.5))).toBe('#b3cecc')
  })

  test('says which color it cannot read', () => {
    expect(() => parseOklch('tomato')).toThrow('"tomato" is not a color')
  })
})
