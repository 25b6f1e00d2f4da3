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

/** Every kind of page, and an affirmation that nobody has opened yet. */
async function pathsToShare(request: APIRequestContext) {
  const lines = (await (await request.get('/api/affirmations/category/success')).json()) as { slug: string }[]
  return [...PATHS, `/affirmation/${lines.at(-1)?.slug}`]
}

test('messengers find a title, a description and an image of acceptable size', async ({ request, baseURL }) => {
  for (const path of await pathsToShare(request)) {
    const head = await headOf(request, path, 'facebookexternalhit/1.1')
    const read = (key: string) => meta(head, `og:${key}`)
    expect(read('title').length, path).toBeGreaterThan(5)
    expect(read('description').length, path).toBeGreaterThan(40)
    expect(read('site_name')).toBe('Daily Affirmations')
    expect(new URL(read('url')).href, path).toBe(new URL(path, baseURL).href)
    expect([read('image:width'), read('image:height'), read('image:type')]).toEqual(['1200', '630', 'image/png'])
    expect(new URL(read('image')).pathname).toBe(`/pictures${path.replace(/^\/$/, '')}/preview.png`)
    const picture = await request.get(read('image'))
    expect(picture.headers()['content-type']).toBe('image/png')
    const png = await picture.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
    expect(png.length, path).toBeLessThan(PICTURE_BYTES)
  }
})

test('card readers find a large card and an image with alternative text', async ({ request }) => {
  for (const path of await pathsToShare(request)) {
    const head = await headOf(request, path, 'Twitterbot/1.0')
    const read = (key: string) => meta(head, `twitter:${key}`)
    expect(read('card')).toBe('summary_large_image')
    expect(read('title'), path).toBe(meta(head, 'og:title'))
    expect(read('image'), path).toBe(meta(head, 'og:image'))
    expect(read('image:alt'), path).toMatch(/. sky with a low /)
    expect(read('image:alt'), path).toBe(meta(head, 'og:image:alt'))
  }
})

test('search engines find one title, one description, one canonical URL and an icon', async ({ request, baseURL }) => {
  for (const path of await pathsToShare(request)) {
    const head = await headOf(request, path, 'Googlebot/2.1')
    const count = (pattern: RegExp) => head.match(pattern)?.length
    expect([count(/<title>/g), count(/name="description"/g), count(/rel="canonical"/g)], path).toEqual([1, 1, 1])
    const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(head) ?? []
    expect(new URL(canonical).href).toBe(new URL(path, baseURL).href)
    expect(head).toMatch(/<link rel="icon" href="\/icon\.svg\?[^"]+"/)
    expect(head).not.toContain('noindex')
  }
})
