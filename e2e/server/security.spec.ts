import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { HOUR_SCRIPT } from '../../lib/site/hour-sky'
import { expect, test } from '../fixtures'

/** A page of each kind: rendered by the build, rendered on demand, rewritten, missing. */
const PAGES = `/ /category/love /category/daily/morning-affirmations /how-to-guide /how-to-guide/morning-routine
  /problem-solution/imposter-syndrome /science /Builder /generator /submit /resources
  /affirmation/not-a-line-of-ours /category/not-a-category /not-a-page`.split(/\s+/)

/** The default limit of nginx for all headers of a response. */
const HEADERS_LIMIT = 4096

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/
}

function expectCommonHeaders(response: APIResponse): void {
  const headers = response.headers()
  for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headers[name], response.url()).toMatch(value)
  expect(headers['content-security-policy'], response.url()).toContain("frame-ancestors 'none'")
  expect(headers['set-cookie']).toBeUndefined()
  const size = response.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
  expect(size).toBeLessThan(HEADERS_LIMIT)
}

/** Checks that no script runs but those of the site's own files, and the inline one of the hour. */
async function expectPagePolicy(response: APIResponse): Promise<void> {
  expectCommonHeaders(response)
  const policy = response.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  // An owner may list scripts of others: each page has them.
  const others = [...(await response.text()).matchAll(/<script[^>]* src="(https:\/\/[^/"]+)/g)].map(
    ([, origin]) => origin
  )
  const hour = `'sha256-${createHash('sha256').update(HOUR_SCRIPT).digest('base64')}'`
  expect(scripts).toBe(["'self'", hour, ...others].join(' '))
  const inline = (await response.text()).matchAll(/<script(?![^>]*( src=|ld\+json))[^>]*>(.*?)<\/script>/gs)
  expect([...inline].map(([, , text]) => text)).toEqual([HOUR_SCRIPT])
}

test('every kind of page has a content policy, on its first and second visit', async ({ request }) => {
  const lines = await (await request.get('/api/affirmations/category/gratitude')).json()
  const firstVisit = `/affirmation/${lines.at(-1).slug}`
  for (const path of [...PAGES, firstVisit]) {
    await expectPagePolicy(await request.get(path))
    await expectPagePolicy(await request.get(path))
  }
})

test('the script of the hour runs, but not if it differs by a letter', async ({ page, expectNoise }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 26, 22, 0))
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveClass(/sky-weekly/)

  expectNoise(/Content Security Policy|policy violation: script-src/)
  await page.route('/accessibility', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('className.replace', 'className .replace') })
  })
  await page.goto('/accessibility')
  await expect(page.locator('html')).toHaveClass(/sky-success/)
})

test('a foreign script does not run', async ({ page, expectNoise }) => {
  // React logs a hydration error (418).
  expectNoise(/Content Security Policy|policy violation: script-src|error #418/)
  const refused: string[] = []
  page.on('console', (message) => {
    const [, directive] = /^policy violation: (\S+)/.exec(message.text()) ?? []
    if (directive) refused.push(directive)
  })
  await page.route('/generator', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(
        '</h1>',
        '</h1><img src="data:," onerror="window.ran = \'handler\'"><script>window.ran = "inline"</script>'
      )
      .replace('</body>', '<script src="https://example.org/evil.js"></script></body>')
    await route.fulfill({ response, body })
  })
  await page.goto('/generator')
  await page
    .getByRole('button', { name: /generate/i })
    .first()
    .click()
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.text = 'window.ran = "added"'
    document.body.append(script)
    const link = document.createElement('a')
    link.href = 'javascript:window.ran = "link"'
    document.body.append(link)
    link.click()
  })
  // The handler, the inline script, the one of another site, the one that was added, and the link.
  await expect.poll(() => refused.length).toBe(5)
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
})

test('every kind of response has the common headers', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [script] = /\/assets\/[^"]+\.js/.exec(html) ?? []
  const [font] = /\/_next\/static\/media\/[^")]+\.woff2/.exec(html) ?? []
  const toAll = [
    '/pictures/preview.png',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/icon-192.png',
    '/api/categories',
    '/api/daily-affirmation',
    '/corpus.csv'
  ]
  const toOurs = [script, font, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
  for (const [paths, resourcePolicy] of [
    [toAll, 'cross-origin'],
    [toOurs, 'same-origin']
  ] as const) {
    for (const path of paths) {
      const response = await request.get(path as string)
      expect(response.status(), path).toBe(200)
      expectCommonHeaders(response)
      expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
      expect(response.headers()['cross-origin-resource-policy'], path).toBe(resourcePolicy)
    }
  }
  for (const [path, status] of [
    ['/api/nothing', 404],
    ['/api/submit', 303],
    ['/submit/', 308]
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expectCommonHeaders(response)
  }
})

test('a page in the browser’s cache keeps its content policy', async ({ page, request }) => {
  const { etag = '', 'content-security-policy': policy } = (await request.get('/generator')).headers()
  const again = await request.get('/generator', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  expect(again.headers()['content-security-policy']).toBe(policy)
  await page.goto('/generator')
  await page.reload()
  await page
    .getByRole('button', { name: /generate/i })
    .first()
    .click()
})
