import { inks, themes } from '../../content/theme'
import { categoryNames } from '../../content/types'
import { themeCss } from './theme-css'

describe('themeCss', () => {
  const [light = '', dark = ''] = themeCss().split('@media (prefers-color-scheme: dark) {')

  it('has every color of both themes under the same names', () => {
    expect(light).toContain(`--paper: ${themes.light.palette.paper};`)
    expect(dark).toContain(`--paper: ${themes.dark.palette.paper};`)
    const names = (css: string) => css.match(/--[\w-]+|\.sky-\w+/g)
    expect(names(dark)).toEqual(names(light))
  })

  it('has a rule for each sky', () => {
    for (const category of categoryNames) {
      expect(light).toContain(`.sky-${category} {\n  --sky-from: ${themes.light.skies[category].from};`)
    }
    expect(light).toContain(`--on-sky: ${inks.dark};`)
  })
})
