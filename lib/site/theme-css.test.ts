import { wcagContrast } from 'culori'
import { inks, themes } from '../../content/theme'
import { categoryNames } from '../../content/types'
import { hex } from '../content/colors'
import { themeCss } from './theme-css'

describe('themeCss', () => {
  const [light = '', dark = ''] = themeCss().split('@media (prefers-color-scheme: dark) {')

  it('has every color of both themes under the same names', () => {
    expect(light).toContain(`--paper: ${hex(themes.light.palette.paper)};`)
    expect(dark).toContain(`--paper: ${hex(themes.dark.palette.paper)};`)
    const names = (css: string) => css.match(/--(?!day:)[\w-]+|\.sky-\w+/g)
    expect(names(dark)).toEqual(names(light))
  })

  it('has a sun that stands out from the paper at every hour', () => {
    for (const [css, { palette }] of [
      [light, themes.light],
      [dark, themes.dark]
    ] as const) {
      const colors = css.match(/--sun: (.*);/)?.[1]?.match(/#[0-9a-f]{6}/g) ?? []
      expect(colors).toHaveLength(7)
      for (const color of colors) expect(wcagContrast(color, palette.paper)).toBeGreaterThanOrEqual(2.99)
    }
  })

  it('keeps translucent colors translucent', () => {
    expect(light).toMatch(/--shadow: 0 1px 2px #[0-9a-f]{6}0f, 0 12px 32px #[0-9a-f]{6}1a;/)
  })

  it('has a rule for each sky', () => {
    for (const category of categoryNames) {
      expect(light).toContain(`.sky-${category} {\n  --sky-from: ${hex(themes.light.skies[category].from)};`)
    }
    expect(light).toContain(`--on-sky: ${hex(inks.dark)};`)
  })
})
