import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { choose, generateAtOnce, RESULTS } from './builder-page'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ expectNoise }) => expectNoise(/ERR_|Failed to load resource|Failed to fetch/))

/** Waits until the worker has taken over. */
function waitForControl(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Waits until the worker has taken over and kept what it keeps from the start. */
async function waitForWorker(page: Page): Promise<void> {
  await waitForControl(page)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/deck', { ignoreVary: true }))))
    .toBe(true)
}

const keptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))

test('the worker and its page are served as they have to be', async ({ request }) => {
  const { headers, ...worker } = await request.get('/worker.js').then((response) => ({
    headers: response.headers(),
    status: response.status()
  }))
  expect(worker.status).toBe(200)
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toContain('max-age=0')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  const page = await request.get('/offline')
  expect(page.status()).toBe(200)
  expect(page.headers()['content-security-policy']).toContain("worker-src 'self'")
  expect(await page.text()).toContain('noindex')
})

test('keeps what was read, says so, and offers the rest', async ({ page, siteProxy }) => {
  await page.goto(`${siteProxy.url}/how-to-guide/morning-routine`)
  await waitForWorker(page)
  await expect.poll(() => keptPages(page)).toContain('/how-to-guide/morning-routine')
  // A copy is that of the screen, whatever the address said.
  await page.goto(`${siteProxy.url}/Category/Love`)
  await expect(page.locator('.old-copy')).toHaveCount(0)
  await expect.poll(() => keptPages(page)).toContain('/category/love')

  siteProxy.isCut = true
  await page.goto(`${siteProxy.url}/how-to-guide/morning-routine`)
  await expect(page.locator('.old-copy')).toContainText(/You are reading a copy from \w+ \d+, \d{4}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The numbers to call are kept without having been read.
  await page.goto(`${siteProxy.url}/help-now`)
  await expect(page.getByRole('link', { name: '911' }).first()).toBeVisible()

  await page.goto(`${siteProxy.url}/how-to-guide/anxiety-management`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('main').getByRole('link', { name: 'Need help now?' })).toHaveAttribute(
    'href',
    '/help-now'
  )
  await page.locator('[data-kept] a[href="/category/love"]').click()
  await expect(page.locator('#first li').first()).toBeVisible()
  await expect(page.locator('.old-copy')).toHaveCount(1)

  siteProxy.isCut = false
  await page.reload()
  await expect(page.locator('.old-copy')).toHaveCount(0)
})

test('finds a copy by other spellings of its address, and keeps what was read under one', async ({
  page,
  siteProxy
}) => {
  await page.goto(`${siteProxy.url}/for/moms?fbclid=1`)
  await waitForWorker(page)
  await expect.poll(() => keptPages(page)).toEqual(['/for/moms'])
  await page.goto(`${siteProxy.url}/Science-Hub?utm_source=mail&utm_medium=x`)
  await expect.poll(() => keptPages(page)).toEqual(['/for/moms', '/science-hub'])

  siteProxy.isCut = true
  const read = [
    '/for/moms/',
    '/For/Moms?utm_source=x',
    '/science?fbclid=1',
    '/science-hub/',
    '/for/%6Doms',
    '/science%2dhub'
  ]
  // Kept without having been read.
  const shell = ['/help-now?utm_source=x', '/?utm_source=pwa', '/generator/?fbclid=1', '/for/panic', '/for/anxiety']
  for (const address of [...read, ...shell, '/search?utm_source=x']) {
    await page.goto(siteProxy.url + address)
    await expect(page.locator('.old-copy'), address).toHaveCount(1)
  }
  await page.goto(`${siteProxy.url}/search?utm_source=x`)
  await page.locator('main input[type=search]').pressSequentially('rest')
  await page.getByRole('option', { name: 'Search for “rest” No connection' }).click()
  await expect(page).toHaveURL(`${siteProxy.url}/search?q=rest`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
})

test('the builder and the home page work without a connection, and the generator keeps its line and says that it cannot draw', async ({
  page,
  context,
  siteProxy
}) => {
  await page.goto(`${siteProxy.url}/`)
  await waitForWorker(page)
  siteProxy.isCut = true
  await context.setOffline(true)
  await page.goto(`${siteProxy.url}/generator`)
  await expect(page.locator('.old-copy')).toHaveCount(1)
  const line = page.locator('[data-affirmation] [data-text]').first()
  const kept = (await line.textContent()) ?? ''
  await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
  await expect(page.locator('body > [role=alert]')).toHaveText(
    'Error Failed to generate affirmation. Please try again.'
  )
  await expect(line).toHaveText(kept)

  // The shell has kept it as /builder.
  await page.goto(`${siteProxy.url}/affirmation-builder`)
  await choose(page, 'Inner Peace', 'Present Tense', 'Gentle & Believable')
  await generateAtOnce(page)
  await expect(page.locator(RESULTS)).toHaveCount(3)

  await page.goto(`${siteProxy.url}/`)
  const today = page.locator('#daily-quote [data-text]')
  const before = (await today.textContent()) ?? ''
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(today).not.toHaveText(before)
  await expect(today).not.toContainText('limitless potential')
})

test('keeps no error, nothing that may not be stored, no page that reads its query, and nothing but pages', async ({
  page,
  siteProxy
}) => {
  await page.goto(`${siteProxy.url}/resources`)
  await waitForWorker(page)
  // The worker keeps the open page after it has taken over: until then the page has to stay open.
  await expect.poll(() => keptPages(page)).toEqual(['/resources'])
  await page.goto(`${siteProxy.url}/nope`)
  await page.goto(`${siteProxy.url}/newsletter/unsubscribe?token=x`)
  await page.goto(`${siteProxy.url}/search?q=rest`)
  // An image that is opened in a tab passes through the worker like a page.
  await page.goto(`${siteProxy.url}/icon-192.png`)
  await page.goto(`${siteProxy.url}/llms.txt`)
  siteProxy.status = 503
  await page.goto(`${siteProxy.url}/resources`)
  await expect(page.locator('body')).toHaveText('broken')
  siteProxy.status = undefined
  siteProxy.isCut = true
  await page.goto(`${siteProxy.url}/resources`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource library')
  expect(await keptPages(page)).toEqual(['/resources'])
})

test('a new build takes over at the next visit, with files of its own and without the copies of the one before', async ({
  page,
  siteProxy
}) => {
  await page.goto(`${siteProxy.url}/generator`)
  await waitForWorker(page)
  await expect.poll(() => keptPages(page)).toEqual(['/generator'])
  const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'pages'))
  const [before] = await shells()
  siteProxy.changes.set('/worker.js', (worker) => `${worker}\n// another build`.replace(/shell-\w+/, 'shell-next'))
  await page.goto(`${siteProxy.url}/submit`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(shells).toEqual(['shell-next'])
  expect(before).not.toBe('shell-next')
  await expect.poll(() => keptPages(page)).toEqual(['/submit'])
  const files = () =>
    page.evaluate(async () => (await (await caches.open('shell-next')).keys()).map(({ url }) => new URL(url).pathname))
  const needed = ['/generator', expect.stringMatching(/^\/assets\/site-/), expect.stringMatching(/\.woff2$/)]
  await expect.poll(files).toEqual(expect.arrayContaining(needed))
  await expect(page.locator('.old-copy')).toHaveCount(0)
})

test('a browser without room is served as ever', async ({ page, context, siteProxy }) => {
  const origin = siteProxy.url
  const devtools = await context.newCDPSession(page)
  await page.goto(`${origin}/robots.txt`)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.goto(`${origin}/`)
  await waitForControl(page)
  await page.goto(`${origin}/category/love`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Through the worker, which has nowhere to put it.
  expect(await page.evaluate(async () => (await fetch(document.querySelector('script')?.src ?? '')).status)).toBe(200)
  const fonts = () =>
    page.evaluate(() => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
      // Fonts of the system that stand in for them are not the site's.
      return loaded
        .map(({ family }) => family)
        .filter((family) => !family.includes(' on '))
        .sort()
    })
  await expect.poll(fonts).toEqual(['fraunces', 'instrumentSans'])
  expect(await page.evaluate(async () => Boolean(await caches.match('/api/deck', { ignoreVary: true })))).toBe(false)
})
