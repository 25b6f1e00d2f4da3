import { expect, test } from '@playwright/test'

/** Feeds, sitemaps, manifest and the like, which feed readers, crawlers and browsers request. */
const FILES = [
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/guides.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/api/today', 'application/json; charset=utf-8'],
  ['/api/today?tz=Asia/Kathmandu', 'application/json; charset=utf-8'],
  ['/corpus.json', 'application/json; charset=utf-8'],
  ['/corpus.csv', 'text/csv; charset=utf-8; header=present'],
  ['/science-hub/studies.bib', 'text/x-bibtex; charset=utf-8']
] as const

for (const [path, type] of FILES) {
  test(`${path} is cacheable ${type} and returns 304 for its ETag`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
    // In the last minute of a date, what says the date is asked for afresh.
    const isOfToday = path.startsWith('/api/today')
    const caching = isOfToday
      ? /^(?:no-cache$|public, max-age=\d+, s-maxage=\d+)/
      : /^public, max-age=\d+, s-maxage=\d+/
    expect(response.headers()['cache-control']).toMatch(caching)
    const etag = response.headers().etag as string
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    expect((await again.body()).length).toBe(0)
  })
}

test('the three feeds have the same thirty days, today first, and the home page’s affirmation', async ({
  page,
  request
}) => {
  const json = await (await request.get('/feed.json')).json()
  await page.goto('/')
  const feeds = await page.evaluate(async () => {
    const read = async (path: string, item: string, link: (entry: Element) => string | null | undefined) => {
      const xml = new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml')
      if (xml.querySelector('parsererror')) throw new Error(`${path} is not well-formed.`)
      return [...xml.querySelectorAll(item)].map((entry) => ({
        title: entry.querySelector('title')?.textContent,
        link: link(entry)
      }))
    }
    return {
      rss: await read('/feed.xml', 'item', (entry) => entry.querySelector('link')?.textContent),
      atom: await read('/atom.xml', 'entry', (entry) => entry.querySelector('link')?.getAttribute('href'))
    }
  })
  const items = json.items.map((item: { content_text: string; url: string }) => ({
    title: item.content_text,
    link: item.url
  }))
  expect(items).toHaveLength(30)
  expect(feeds.rss).toEqual(items)
  expect(feeds.atom).toEqual(items)
  expect(json.items[0].date_published).toBe(`${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`)
  await expect(page.locator('#daily-quote')).toContainText(items[0].title)
  expect((await request.get(items[29].link)).status()).toBe(200)
})

test('pages link to the feeds, the manifest and icons, and all of them exist', async ({ page, request, baseURL }) => {
  await page.goto('/generator')
  const hrefs = await page
    .locator('link[rel=alternate], link[rel=manifest], link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(hrefs.map((href) => new URL(href).pathname).sort()).toEqual([
    '/apple-icon.png',
    '/atom.xml',
    '/favicon.ico',
    '/feed.json',
    '/feed.xml',
    '/icon.svg',
    '/manifest.webmanifest'
  ])
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => new URL(src, baseURL).href)
  for (const href of [...hrefs, ...icons]) expect([href, (await request.get(href)).status()]).toEqual([href, 200])
  for (const { src, sizes } of manifest.icons.slice(1)) {
    const png = await (await request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})
