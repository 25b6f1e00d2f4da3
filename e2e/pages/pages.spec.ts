import { readPage } from '../crawlers/crawler'
import { clipboardOf, expect, fillFavorites, restingScroll, studies, TOAST, test } from '../fixtures'

interface Breadcrumb {
  '@type': string
  itemListElement: { name: string }[]
}

/** The steps of the breadcrumb in the structured data. */
function breadcrumbOf(jsonLd: unknown[]): { name: string }[] {
  const trail = (jsonLd as Breadcrumb[]).find((block) => block['@type'] === 'BreadcrumbList')
  return trail?.itemListElement ?? []
}

test('a category shows its count, its breadcrumb as structured data, cards with at most two tags, and which part is read', async ({
  page,
  request
}) => {
  const list = (await (await request.get('/api/affirmations/category/love')).json()) as { slug: string }[]
  // An address whose fragment is no text breaks nothing.
  await page.goto('/category/love#%')
  await expect(page.getByText(`${list.length} affirmations available`)).toBeVisible()
  const trail = await page.locator('nav[aria-label=Breadcrumb] li').allInnerTexts()
  const names = breadcrumbOf((await readPage(page, '/category/love')).jsonLd).map(({ name }) => name)
  expect(trail.map((text) => text.replace(/\s*\/$/, ''))).toEqual(names)
  await expect(page.locator('#all li')).toHaveCount(list.length)
  for (const tags of await page.locator('#all li > [data-text] + small').allTextContents()) {
    expect(tags.split('·').length).toBeLessThanOrEqual(2)
  }
  expect(await page.title()).toMatch(new RegExp(`^${list.length} `))
  await page.locator('#first li').first().getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator(TOAST)).toBeVisible()

  const contents = page.getByRole('navigation', { name: 'Contents' })
  for (const [name, id] of [
    ['Scientific research', 'science'],
    ['The guide', 'guide']
  ]) {
    await contents.getByRole('link', { name }).click()
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expect(contents.locator('[aria-current]')).toHaveText(name as string)
  }
})

test('a row copies text, blank line and link if the device cannot share; its buttons have a tooltip after 700 ms, which Escape hides', async ({
  page
}) => {
  // Scrolling hides a tooltip. Without smooth scrolling the row is in place before the mouse moves over it.
  await page.clock.install({ time: 0 })
  await page.goto('/category/daily')
  const row = page.locator('#first li').first()
  await row.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator(TOAST)).toHaveText('Copied!Affirmation and link copied to clipboard.')
  const text = await row.locator('[data-text]').textContent()
  const href = await row.locator('a[data-text]').getAttribute('href')
  await expect.poll(() => clipboardOf(page)).toBe(`${text}\n\n${new URL(href ?? '', page.url()).href}`)
  await expect(page.locator('details[name=faq-daily]')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Explore More Topics' })).toBeVisible()
  await expect(page.locator('aside[aria-label=Related] li[data-affirmation]')).toHaveCount(3)

  const tip = page.locator('.tooltip')
  const button = row.getByRole('button', { name: 'Copy' })
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.clock.pauseAt(3_600_000)
  await button.hover()
  await page.clock.runFor(650)
  await expect(tip).toBeHidden()
  await page.clock.runFor(50)
  await expect(tip).toBeVisible()
  await expect(tip).toHaveText('Copy')
  // Someone who magnifies the screen has to be able to point at it (WCAG 1.4.13).
  const box = await tip.boundingBox()
  await page.mouse.move(Number(box?.x) + 10, Number(box?.y) + 8, { steps: 8 })
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.clock.resume()

  await page.goto('/category/daily#morning-affirmations-2')
  await page.locator('#morning-affirmations-2').getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => clipboardOf(page)).toMatch(/\/category\/daily#morning-affirmations-2$/)
})

const MISSING = [
  ['/category/nope', 'Category Not Found'],
  ['/category/constructor', 'Category Not Found'],
  ['/category/nope/morning-affirmations', 'Category not found'],
  ['/category/daily/nope', 'Subcategory not found'],
  ['/category/no_name/nope', 'Invalid category or subcategory'],
  ['/category/daily/no%20name', 'Invalid category or subcategory'],
  ['/affirmation/nope', 'Affirmation Not Found'],
  ['/how-to-guide/nope', 'Guide not found'],
  ['/problem-solution/nope', 'Problem guide not found'],
  ['/science-hub/nope', 'Topic not found'],
  ['/for/nope', 'Situation not found'],
  ['/nope', 'Page Not Found'],
  ['/__proto__', 'Page Not Found']
] as const

const ALIASES = [
  ['/science', 'The Science of Affirmations', '/science-hub'],
  ['/builder', 'Personal Affirmation Builder', '/builder'],
  ['/affirmation-builder', 'Personal Affirmation Builder', '/builder'],
  ['/how-to', 'How-to guides', '/how-to-guide'],
  ['/how-to/create-personal-affirmations', 'How to Create Affirmations', '/how-to-guide/create-affirmations'],
  ['/Category/DAILY', 'Daily Motivation: Affirmations for Ordinary Days', '/category/daily'],
  ['/SCIENCE', 'The Science of Affirmations', '/science-hub']
] as const

test('what is missing is 404 and says so in its own words, and other addresses show their screen without a redirect', async ({
  page,
  request,
  expectNoise
}) => {
  expectNoise(/404/)
  await page.goto('/science-hub/nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topic not found')
  await expect(page.locator('nav[aria-label=Breadcrumb] [aria-current=page]')).toHaveText('Topic not found')
  for (const [address, words] of MISSING) {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, heading, title, description, robots, canonical, meta, jsonLd } = await readPage(page, address)
      expect([status, heading, robots, canonical], address).toEqual([404, words, 'noindex', null])
      expect(title, address).toBe(
        words === 'Page Not Found' ? '404: Missing Page? Find 1200+ Affirmations Instead!' : words
      )
      for (const text of [description, meta.keywords]) expect(text, address).toMatch(/\w+/)
      const trail = breadcrumbOf(jsonLd)
      expect(trail.at(-1), address).toEqual({ '@type': 'ListItem', position: trail.length, name: words })
    }
  }
  for (const [address, heading, canonical] of ALIASES) {
    const read = await readPage(page, address)
    expect([address, read.status, read.heading]).toEqual([address, 200, heading])
    expect(new URL(read.canonical ?? '').pathname, address).toBe(canonical)
  }
  const slashed = await request.get('/category/daily/', { maxRedirects: 0 })
  expect(slashed.status()).toBe(308)
  expect(slashed.headers().location).toMatch(/\/category\/daily$/)
})

test('an affirmation has an address by id and by slug, and can be a favorite', async ({ page, request }) => {
  const [{ id, slug, text }] = await (await request.get('/api/affirmations/category/love')).json()
  await page.goto(`/affirmation/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/affirmation/${slug}$`))
  const favorite = page.getByRole('article').getByRole('button', { name: 'Favorite' })
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/generator')
  const kept = page.getByRole('region', { name: 'Your favorites' })
  await expect(kept.getByRole('listitem').getByRole('link')).toHaveText(text)

  await page.evaluate(fillFavorites)
  await page.goto(`/affirmation/${slug}`)
  await favorite.click()
  await expect(page.locator(TOAST, { hasText: 'Your list is full: it holds 500 lines.' })).toBeVisible()
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
})

test('the study list is closed, opens for the address of a study, and leads to the page of each topic', async ({
  page
}) => {
  const study = page.locator('#study-wood2009')
  await page.goto('/science-hub#study-wood2009')
  await expect(study).toBeInViewport()
  await study.getByRole('link').click()
  await expect(page).toHaveURL('/science-hub/repeated-statements#study-wood2009')
  await expect(study.getByText('What it doesn’t show')).toBeInViewport()

  await page.goto('/science-hub')
  await expect(page.locator('.studies li')).toHaveCount(studies.length)
  await expect(page.locator('.studies li:visible')).toHaveCount(0)
  const count = studies.filter(({ topics }) => topics.includes('sleep')).length
  await page.getByText('All of them, by topic and by problem').click()
  const fold = page.locator('.studies .fold .fold', { has: page.getByRole('heading', { name: 'Sleep' }) })
  await fold.locator('summary').click()
  await fold.getByRole('link', { name: `Sleep: all ${count} studies` }).click()
  await expect(page).toHaveURL('/science-hub/sleep')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sleep: what ${count} studies found`)
  await expect(page.locator('main article[id^=study-]')).toHaveCount(count)
})

test('if a part of the script fails, the others still work', async ({ page, expectNoise }) => {
  expectNoise(/The part broke/)
  await page.addInitScript(() => {
    const listen = document.addEventListener
    let isBroken = false
    // The toasts start first, and are the first to listen for this event on the document.
    document.addEventListener = function (this: Document, ...args: Parameters<typeof listen>) {
      if (args[0] === 'keydown' && !isBroken) {
        isBroken = true
        throw new Error('The part broke')
      }
      listen.apply(this, args)
    } as typeof listen
  })
  const broken = page.waitForEvent('pageerror')
  await page.goto('/category/love')
  expect((await broken).message).toBe('The part broke')
  const row = page.locator('#first li').first()
  await row.getByRole('button', { name: 'Copy' }).click()
  const text = (await row.locator('[data-text]').textContent()) ?? ''
  await expect.poll(() => clipboardOf(page)).toBe(text)
  await page.locator('.menu-group summary').first().press('Enter')
  await expect(page.locator('.menu-panel:visible')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.menu-panel:visible')).toHaveCount(0)
})

/** Runs in the browser: reports visible skeletons. Playwright cannot inspect a page while the next one is loading. */
function reportSkeletons(): void {
  new MutationObserver(() => {
    const shapes = [...document.querySelectorAll<HTMLElement>('[data-skeleton]')]
    if (!shapes[0] || shapes[0].getBoundingClientRect().top > innerHeight) return
    const { reportShapes } = window as unknown as { reportShapes: (shapes: unknown[]) => void }
    reportShapes(shapes.map(({ dataset }) => dataset.skeleton))
  }).observe(document, { childList: true, subtree: true })
}

test('a skeleton of the next page shows from its top while it loads, and goes away at a click if the browser has stopped; going back restores the scroll position', async ({
  page,
  siteProxy
}) => {
  let shown: string[] = []
  await page.exposeFunction('reportShapes', (shapes: string[]) => {
    shown = shapes
  })
  await page.addInitScript(reportSkeletons)
  await page.goto(`${siteProxy.url}/resources`)
  const skeleton = page.locator('[data-skeleton]')
  /** Follows a link of the footer to a page that comes after its skeleton. @returns the shapes of the skeleton */
  const followSlowly = async (name: string, path: string) => {
    shown = []
    const letGo = siteProxy.hold(path)
    // The script of a page that has just come draws the skeleton of the next one.
    await expect(page.locator('body > .tooltip')).toBeAttached()
    await page.locator('footer').getByRole('link', { name }).click({ noWaitAfter: true })
    await expect.poll(() => shown).not.toEqual([])
    letGo()
    await expect(page).toHaveURL(siteProxy.url + path)
    await expect(skeleton).toHaveCount(0)
    return shown
  }

  const letGo = siteProxy.hold('/generator')
  // Once the skeleton has come, as a visitor presses Stop.
  await page.evaluate(() => {
    const pressStop = new MutationObserver(() => {
      if (!document.querySelector('[data-skeleton]')) return
      pressStop.disconnect()
      window.stop()
    })
    pressStop.observe(document, { childList: true, subtree: true })
  })
  await page.locator('footer').getByRole('link', { name: 'Daily Generator' }).click({ noWaitAfter: true })
  await expect(skeleton.first()).toBeVisible()
  await page.mouse.click(640, 500)
  await expect(skeleton).toHaveCount(0)
  await expect(page).toHaveURL(`${siteProxy.url}/resources`)
  letGo()

  await page.locator('footer').getByRole('link', { name: 'Gratitude' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  expect(await followSlowly('Gratitude', '/category/gratitude')).toEqual(Array(9).fill('affirmation'))
  expect(await restingScroll(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Gratitude/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(skeleton).toHaveCount(0)

  expect(await followSlowly('Daily Generator', '/generator')).toEqual(Array(6).fill('focus-area'))
  expect(await followSlowly('Complete Guide', '/')).toEqual(Array(6).fill('category'))
})

test('a page is prefetched when its link is hovered; downloads are real files', async ({ page, request }) => {
  const loadedAhead = page.waitForResponse((response) => response.url().endsWith('/speculation-rules.json'))
  await page.goto('/resources')
  expect((await loadedAhead).headers()['content-type']).toBe('application/speculationrules+json')
  const downloads = page.locator('main li', { hasText: 'Download Resource' }).locator('a[download]')
  await expect(downloads).toHaveCount(7)
  for (const href of await downloads.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const response = await request.get(href)
    expect(response.headers()['content-type']).toBe('application/pdf')
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }

  const devtools = await page.context().newCDPSession(page)
  const fetchedAhead = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/generator') && status === 'Ready') resolve()
    })
  })
  await devtools.send('Preload.enable')
  const link = page.getByRole('main').locator('a[href="/generator"]:visible').first()
  await link.hover()
  await fetchedAhead
  await link.click()
  await expect(page).toHaveURL('/generator')
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string
    })[]
    return entry?.deliveryType
  })
  expect(delivery).toBe('navigational-prefetch')
})
