import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const CACHE = '.next/cache/pictures'
const SIZES = { preview: [1200, 630], square: [1080, 1080], story: [1080, 1920] } as const

/** Width and height from the header of a PNG. */
function sizeOf(png: Buffer): number[] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('an affirmation has cacheable images in three sizes, each drawn once', async ({ request }) => {
  const [{ slug }] = (await (await request.get('/api/affirmations/category/gratitude')).json()) as [{ slug: string }]
  for (const [size, expected] of Object.entries(SIZES)) {
    const path = `/pictures/affirmation/${slug}/${size}.png`
    const [first, second] = await Promise.all([request.get(path), request.get(path)])
    expect(first.status()).toBe(200)
    expect(first.headers()['content-type']).toBe('image/png')
    expect(first.headers()['cache-control']).toMatch(/^public, max-age=\d+, s-maxage=\d+/)
    expect(sizeOf(await first.body())).toEqual(expected)
    expect(Buffer.compare(await first.body(), await second.body())).toBe(0)

    const etag = first.headers().etag as string
    expect(readdirSync(CACHE)).toContain(`${etag.slice(1, -1)}.png`)
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  }
})

test('unknown pages, kinds and sizes are 404 and draw nothing', async ({ request }) => {
  const [{ slug }] = (await (await request.get('/api/affirmations/category/daily')).json()) as [{ slug: string }]
  // Other tests of this file draw images too, so count only new ones.
  for (const path of [
    '/pictures',
    '/pictures/preview.jpg',
    '/pictures/square.png',
    '/pictures/nope/preview.png',
    '/pictures/affirmation/preview.png',
    '/pictures/affirmation/i-made-this-up/preview.png',
    `/pictures/affirmation/${slug}/4000x4000.png`,
    `/pictures/affirmation/${slug}/huge.png`,
    `/pictures/affirmation/${slug}/square.svg`,
    `/pictures/affirmation/${slug}/x/square.png`,
    '/pictures/category/daily/square.png',
    '/pictures/category/daily/nope/preview.png',
    '/pictures/how-to-guide/__proto__/preview.png',
    '/pictures/affirmation/..%2f..%2fsecret/preview.png'
  ]) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect(response.headers()['content-type']).not.toContain('image')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an affirmation can be saved as an image with an alternative text', async ({ page, request }) => {
    const [{ slug, text }] = (await (await request.get('/api/affirmations/category/love')).json()) as [
      { slug: string; text: string }
    ]
    await page.goto(`/affirmation/${slug}`)
    await page.getByText('Save as image').click()
    const links = page.locator('details a[download]')
    await expect(links).toHaveCount(3)
    await expect(links.first().locator('img')).toHaveAttribute('alt', new RegExp(text.slice(0, 20)))
    const download = page.waitForEvent('download')
    await links.first().click()
    expect((await download).suggestedFilename()).toBe(`${slug}-square.png`)
    await page.goto('/')
    const today = page.locator('#daily-quote [data-daily-card]')
    const saved = page.waitForEvent('download')
    await today.getByRole('link', { name: 'Image' }).click()
    const path = await today.getAttribute('data-url')
    expect((await saved).suggestedFilename()).toBe(`${path?.split('/').at(-1)}-square.png`)
  })
})
