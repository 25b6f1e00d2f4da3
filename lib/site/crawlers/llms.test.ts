import { site } from '../../../content/site'
import { listedPages } from '../pages'
import { llmsText } from './llms'

process.env.SITE_URL = 'https://example.org'

describe('llms.txt', () => {
  it('links once to every page that content/ has', () => {
    const text = llmsText()
    expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true)
    for (const { path } of listedPages) {
      expect(text.split(`](https://example.org${path}): `)).toHaveLength(2)
    }
  })
})
