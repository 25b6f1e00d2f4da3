import { llmsText } from './llms'
import { listedPages } from './pages'

const ORIGIN = 'https://example.org'

describe('llms.txt', () => {
  it('links to every page that content/ has, once', () => {
    const text = llmsText(ORIGIN)
    expect(text.startsWith('# Daily Affirmations\n\n> ')).toBe(true)
    for (const { path } of listedPages()) expect(text.split(`](${ORIGIN}${path}): `)).toHaveLength(2)
  })
})
