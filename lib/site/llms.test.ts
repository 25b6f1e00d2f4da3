import { llmsText } from './llms'
import { sitePages } from './pages'

const ORIGIN = 'https://example.org'

describe('llms.txt', () => {
  it('links to every page that content/ has, once', () => {
    const text = llmsText(ORIGIN)
    expect(text.startsWith('# Daily Affirmations\n\n> ')).toBe(true)
    for (const { path } of sitePages()) expect(text.split(`](${ORIGIN}${path}): `)).toHaveLength(2)
  })
})
