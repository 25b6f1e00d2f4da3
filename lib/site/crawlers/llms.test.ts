import { site } from '../../../content/site'
import { listedPages } from '../pages'
import { llmsText } from './llms'

const ORIGIN = 'https://example.org'

describe('llms.txt', () => {
  it('links once to every page that content/ has', () => {
    const text = llmsText(ORIGIN)
    expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true)
    for (const { path } of listedPages) {
      expect(text.split(`](${ORIGIN}${path}): `)).toHaveLength(2)
    }
  })
})
