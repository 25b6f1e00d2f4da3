import { type APIRequestContext, expect, test } from '@playwright/test'

/** Programs that show previews of links run no scripts, and some read only this many bytes of a page. */
const READ_BYTES = 32 * 1024
/** Messengers ignore larger images. */
const PICTURE_BYTES = 600 * 1024

const PATHS = [
  '/',
  '/category/gratitude',
  '/category/daily/morning-affirmations',
  '/problem-solution/grief',
  '/science-hub',
  '/for/moms',
  '/builder'
]

async function headOf(request: APIRequestContext, path: string, reader: string) {
  const response = await request.get(path, { headers: { 'user-agent': reader } })
  expect(response.status()).toBe(200)
  const read = (await response.body()).subarray(0, READ_BYTES).toString()
  // The styles come last in the head.
  const end = read.search(/<style>|<\/head>/)
  expect(end, 'what is looked for ends within what is read').toBeGreaterThan(0)
  return read.slice(0, end)
}

/** The content of a meta element by its `property` or `name`, entities resolved. */
function meta(head: string, key: string): string {
  const [, content = ''] = new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(head) ?? []
  return content.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

test('messengers, card readers and search engines find what they show, on every kind of page', async ({
  request,
  baseURL
}) => {
  // Also of an affirmation that nobody has opened yet.
  const lines: { slug: string }[] = await (await request.get('/api/affirmations/category/success')).json()
  const { name } = await (await request.get('/manifest.webmanifest')).json()
  for (const path of [...PATHS, `/affirmation/${lines.at(-1)?.slug}`]) {
    await test.step(path, async () => {
      const url = new URL(path, baseURL).href
      const messenger = await headOf(request, path, 'facebookexternalhit/1.1')
      const og = (key: string) => meta(messenger, `og:${key}`)
      expect(og('title').length).toBeGreaterThan(5)
      expect(og('description').length).toBeGreaterThan(40)
      expect([og('site_name'), new URL(og('url')).href]).toEqual([name, url])
      expect([og('image:width'), og('image:height'), og('image:type')]).toEqual(['1200', '630', 'image/png'])
      expect(new URL(og('image')).pathname).toBe(`/pictures${path.replace(/^\/$/, '')}/preview.png`)
      const picture = await request.get(og('image'))
      expect(picture.headers()['content-type']).toBe('image/png')
      const png = await picture.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      expect(png.length).toBeLessThan(PICTURE_BYTES)

      const card = await headOf(request, path, 'Twitterbot/1.0')
      const twitter = (key: string) => meta(card, `twitter:${key}`)
      expect(twitter('card')).toBe('summary_large_image')
      expect([twitter('title'), twitter('image')]).toEqual([og('title'), og('image')])
      expect(twitter('image:alt')).toMatch(/. sky with a low /)
      expect(twitter('image:alt')).toBe(og('image:alt'))

      const searched = await headOf(request, path, 'Googlebot/2.1')
      const count = (pattern: RegExp) => searched.match(pattern)?.length
      expect([count(/<title>/g), count(/name="description"/g), count(/rel="canonical"/g)]).toEqual([1, 1, 1])
      const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(searched) ?? []
      expect(new URL(canonical).href).toBe(url)
      expect(searched).toMatch(/<link rel="icon" href="\/icon\.svg\?[^"]+"/)
      expect(searched).not.toContain('noindex')
    })
  }
})
