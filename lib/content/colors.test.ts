import { wcagContrast } from 'culori'
import { themes } from '../../content/theme'
import { categoryNames } from '../../content/types'
import { hex, inkOn, mix, standingOut } from './colors'

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const { palette, skies } = themes[name]

  it('has words that can be read on paper', () => {
    const { paper, paperRaised, paperSunk, ink, inkSoft, danger } = palette
    for (const ground of [paper, paperRaised, paperSunk]) {
      for (const words of [ink, inkSoft, danger]) expect(wcagContrast(words, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(categoryNames)('has words that can be read on the sky of %s, wherever they stand', (category) => {
    const { from, to, ground, ink, onInk } = skies[category]
    for (let share = 0; share <= 1; share += 0.1) {
      // Small words stand in the upper part.
      expect(wcagContrast(ink, mix(from, to, share))).toBeGreaterThanOrEqual(share < 0.65 ? 7 : 4.5)
    }
    expect(wcagContrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(onInk, ink)).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each(['light', 'dark'] as const)('a guide in the %s theme', (name) => {
  const { palette, skies } = themes[name]

  it.each(categoryNames)('can be read in the colors of the sky of %s', (category) => {
    const { from, to, ground } = skies[category]
    expect(wcagContrast(standingOut(ground, palette.paper), palette.paper)).toBeGreaterThanOrEqual(7)
    // The ends of what lies behind the words in components/blocks/guide/guide.css.
    for (const box of [mix(palette.paper, from, 0.38), mix(palette.paper, to, 0.16)]) {
      expect(wcagContrast(palette.ink, box)).toBeGreaterThanOrEqual(7)
    }
  })
})

describe('hex', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(0.87 0.09 65)', '#fec995']
  ])('writes %s as Chromium paints it on a canvas', (color, expected) => {
    expect(hex(color)).toBe(expected)
  })

  it('says which color it cannot read', () => {
    expect(() => hex('reddish')).toThrow('"reddish" is not a color')
  })
})

it('mixes as browsers do', () => {
  expect(mix('oklch(0.92 0.07 90)', 'oklch(0.74 0.1 235)', 0.5)).toBe('#b3cecc')
})
