import type { Page } from '@playwright/test'
import { clipboardOf, expect, hold, restingScroll, SCRIPTS, select, TOAST, test } from './fixtures'

test('today’s affirmation is in the HTML and matches the database', async ({ request }) => {
  const today = () => new Date().toISOString().slice(0, 10)
  const asked = today()
  const html = await (await request.get('/')).text()
  const picks = 'SELECT text FROM Affirmation JOIN DailyPick ON affirmationId = id WHERE day IN (?, ?)'
  const rows = select(picks, asked, today()) as { text: string }[]
  expect(html).toContain('The Complete Guide to Daily Affirmations')
  // There are two if midnight has just passed.
  expect(rows.some(({ text }) => html.includes(text))).toBe(true)
  expect(html).toMatch(/<link rel="preload" href="\/api\/daily-affirmation" as="fetch" crossorigin="use-credentials"/i)
})

test('the first Generate New needs no request', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const line = page.locator('#daily-quote [data-text]')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const today = (await line.textContent()) ?? ''
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(line).not.toHaveText(today)
  expect(calls).toEqual([])
})

test('Generate New stays under the finger, however long the affirmation is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Generate New' })
  const line = page.locator('#daily-quote [data-text]')
  const today = (await line.textContent()) ?? ''
  await button.scrollIntoViewIfNeeded()
  const place = async () => (await button.boundingBox())?.y ?? 0
  const before = await place()
  // The first one has been preloaded.
  await button.click()
  await expect(line).not.toHaveText(today)
  for (const words of [20, 1, 9]) {
    const text = `I rest${' and rest'.repeat(words)}.`
    const json = { id: `long-${words}`, slug: 'i-rest', text, category: 'love' }
    await page.route('**/api/daily-affirmation*', (route) => route.fulfill({ json }))
    await button.click()
    await expect(line).toHaveText(text)
    // The page scrolls by whole pixels.
    expect(Math.abs((await place()) - before), `${words}`).toBeLessThan(1.5)
    await expect(page.locator('main > .sky').first()).toHaveClass(/sky-love/)
  }
})

test('Generate New takes another affirmation in the place of one that was drawn before', async ({ page, request }) => {
  const { sets } = await (await request.get('/api/deck')).json()
  const all: string[] = sets.flatMap(({ ids }: { ids: string[] }) => ids)
  await page.goto('/')
  const today = await page.locator('[data-daily-card]').getAttribute('data-id')
  const left = all.filter((id) => id !== today).slice(0, 2)
  const drawn = all.filter((id) => !left.includes(id))
  await page.evaluate((ids) => localStorage.setItem('drawn', JSON.stringify(ids)), drawn)
  const line = page.locator('#daily-quote [data-text]')
  for (let click = 0; click < 2; click += 1) {
    const before = await line.textContent()
    await page.getByRole('button', { name: 'Generate New' }).click()
    await expect(line).not.toHaveText(before ?? '')
  }
  const newest = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('drawn') ?? '')
        .slice(-2)
        .sort()
    )
  await expect.poll(newest).toEqual(left.sort())
})

test('Generate New shows a skeleton while it waits, and the fallback if it fails', async ({ page, expectNoise }) => {
  expectNoise(/503/)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Generate New' })
  await button.click()
  await expect(page.locator('#daily-quote time')).toHaveCount(0)
  const letGo = await hold(page, '**/api/daily-affirmation*', (route) => route.fulfill({ status: 503, body: '' }))
  await button.click()
  await expect(button).toBeDisabled()
  await expect(page.locator('#daily-quote .skeleton').first()).toBeVisible()
  letGo()
  await expect(page.locator('#daily-quote [data-text]')).toContainText('limitless potential')
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
})

test('a new affirmation shows its own category and no date', async ({ page }) => {
  const line = { id: 'one', slug: 'one', text: 'Another line altogether.', category: 'weekly' }
  await page.route('**/api/daily-affirmation*', (route) => route.fulfill({ json: line }))
  await page.goto('/')
  const card = page.locator('#daily-quote')
  await expect(card.getByRole('heading')).toHaveText('Today’s Affirmation')
  await expect(card.locator('time')).toHaveCount(1)
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(card.getByText('Another line altogether.')).toBeVisible()
  await expect(card.getByText('Weekly Focus')).toBeVisible()
  await expect(card.getByRole('heading')).toHaveText('Today’s Affirmation')
  await expect(card.locator('time')).toHaveCount(0)
})

test('the date on the card is the visitor’s', async ({ browser, baseURL }) => {
  // There is no moment at which both have the UTC day.
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const page = await browser.newPage({ baseURL, timezoneId })
    const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'full', timeZone: timezoneId })
    const before = today()
    await page.goto('/')
    await expect(page.locator('#daily-quote time')).toHaveText(new RegExp(`${before}|${today()}`))
    await page.close()
  }
})

test('the button below the lists scrolls smoothly to today’s affirmation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const button = page.getByRole('link', { name: 'Back to Today’s Affirmation' })
  await button.scrollIntoViewIfNeeded()
  await restingScroll(page)
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        const look = () => {
          seen.push(scrollY)
          // It may begin some frames after the click.
          const isResting = seen.length > 60 && new Set(seen.slice(-10)).size === 1
          if (isResting) resolve(seen)
          else requestAnimationFrame(look)
        }
        document.addEventListener('click', () => requestAnimationFrame(look), { once: true })
      })
  )
  await button.press('Enter')
  expect(new Set(await places).size).toBeGreaterThan(5)
})

test('the page fills its sheets when it is printed', async ({ page }) => {
  await page.goto('/')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(11)
})

test('sharing passes title, text and link, or copies text and link without a share sheet; a refused copy is an error', async ({
  page
}) => {
  await page.addInitScript(() => {
    const target = window as unknown as { shared: unknown }
    navigator.share = async (data) => {
      target.shared = data
    }
  })
  await page.goto('/')
  const quote = page.locator('#daily-quote')
  await quote.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
  await expect.poll(shared).toEqual({
    title: 'Daily Affirmation',
    text: await quote.locator('[data-text]').textContent(),
    url: expect.stringMatching(/\/affirmation\/[a-z0-9-]+$/)
  })

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await quote.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator(TOAST)).toContainText('Affirmation and link copied to clipboard.')
  expect(await clipboardOf(page)).toMatch(/^.+\n\nhttp.+\/affirmation\/[a-z0-9-]+$/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await quote.getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator(TOAST).filter({ hasText: 'Error' })).toHaveText('ErrorFailed to copy to clipboard.')
})

test('the newsletter keeps an address that fails, says what is wrong with it, and stores it once', async ({
  page,
  expectNoise
}) => {
  expectNoise(/500|400/)
  const calls = '**/api/newsletter/subscribe'
  const field = page.getByLabel('Email address')
  const send = page.getByRole('button', { name: 'Start Free Daily Emails' })
  const letGo = await hold(page, calls, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/#newsletter-signup')
  await field.fill('kept@example.org')
  await send.click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  letGo()
  await expect(page.locator(TOAST)).toHaveText('ErrorFailed to subscribe. Please try again.')
  await expect(field).toHaveValue('kept@example.org')
  await expect(send).toBeFocused()

  await page.unroute(calls)
  const errors = [{ field: 'email', message: 'Not this address.' }]
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { errors } }))
  await send.click()
  await expect(page.getByText('Not this address.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.press('End')
  await field.press('Backspace')
  await expect(page.getByText('Not this address.')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')

  await page.unroute(calls)
  for (const address of ['Journey@Example.org', 'journey@example.org']) {
    await field.fill(address)
    await send.click()
    await expect(page.locator(TOAST).first()).toContainText(
      'You’ve been subscribed to our daily affirmations newsletter.'
    )
    await expect(field).toHaveValue('')
  }
  expect(select("SELECT email FROM Subscriber WHERE email LIKE 'journey@%'")).toEqual([
    { email: 'journey@example.org' }
  ])
})

test('an address that was typed before scripts loaded is sent, and not in the URL', async ({ page }) => {
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel('Email address')
  await field.fill('early@example.org')
  await field.press('Enter')
  await expect(page.getByText('You’ve been subscribed to our daily affirmations newsletter.')).toBeInViewport()
  await expect(page.getByLabel('Email address')).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
  letGo()
  expect(select("SELECT email FROM Subscriber WHERE email LIKE 'early@%'")).toEqual([{ email: 'early@example.org' }])
})

/** From then on early clicks are remembered. */
async function loaderHasRun(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('style', /--hour/)
}

test('scripts are loaded after the first paint, and what was clicked before they ran is done then', async ({
  page
}) => {
  const letGo = await hold(page, /\/assets\/(site|daily)-/)
  await page.goto('/', { waitUntil: 'commit' })
  const line = page.locator('#daily-quote [data-text]')
  const today = (await line.textContent()) ?? ''
  await loaderHasRun(page)
  await page.locator('#daily-quote').getByRole('button', { name: 'Copy' }).click()
  letGo()
  await expect(page.locator(TOAST)).toBeVisible()
  expect(await clipboardOf(page)).toBe(today)
  const timesOf = (type: string, name: RegExp) =>
    page.evaluate(
      ([type, source]) =>
        performance
          .getEntriesByType(type)
          .filter((entry) => new RegExp(source).test(entry.name))
          .map(({ startTime }) => startTime),
      [type, name.source] as const
    )
  const requested = () => timesOf('resource', /assets.(site|daily)-/)
  await expect.poll(requested).toHaveLength(2)
  const [painted = Number.POSITIVE_INFINITY] = await timesOf('paint', /first-contentful-paint/)
  expect(Math.min(...(await requested()))).toBeGreaterThan(painted)
})

test('a button that was clicked early waits for its own script, and for no other', async ({ page }) => {
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = `${Number(document.documentElement.dataset.copied ?? 0) + 1}`
      return write(text)
    }
  })
  const releaseSite = await hold(page, '**/assets/site-*')
  const releaseDaily = await hold(page, '**/assets/daily-*')
  const navigation = page.goto('/')
  const line = page.locator('#daily-quote [data-text]')
  const today = (await line.textContent()) ?? ''
  await loaderHasRun(page)
  await page.getByRole('button', { name: 'Generate New' }).click()
  await page.locator('#daily-quote').getByRole('button', { name: 'Copy' }).click()
  releaseSite()
  await expect(page.locator(TOAST)).toBeVisible()
  expect(await clipboardOf(page)).toBe(today)
  await page.locator('#daily-quote').getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-copied', '2')
  await expect(line).toHaveText(today)
  releaseDaily()
  await expect(line).not.toHaveText(today)
  await navigation
  await expect(page.locator('html')).toHaveAttribute('data-copied', '2')
})

test('scripts are loaded also by a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await page.locator('#daily-quote').getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator(TOAST)).toBeVisible()
})

test('questions open one at a time, samples say so beside them, and six categories link to their pages', async ({
  page
}) => {
  await page.goto('/')
  const items = page.locator('details[name="home-faq"]')
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(items.nth(0)).not.toHaveAttribute('open')
  await expect(items.nth(1)).toHaveAttribute('open')
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).not.toHaveAttribute('open')

  const figures = page.locator('#newsletter-signup')
  await expect(figures.getByText('50K+')).toBeVisible()
  await expect(figures.getByText('Sample figures: subscribers, rating')).toBeVisible()
  const quotes = page.locator('section[aria-labelledby="testimonials-title"]')
  await expect(quotes.locator('blockquote')).toHaveCount(3)
  await expect(quotes.getByText('Sample quotes', { exact: true })).toBeVisible()

  const cards = page.locator('#categories li.day-card')
  await expect(cards).toHaveCount(6)
  for (const name of ['daily', 'health', 'success', 'love', 'gratitude', 'weekly']) {
    await expect(page.locator(`#categories a[href="/category/${name}"]`).first()).toBeVisible()
  }
  await expect(cards.first()).toContainText(/\d+\+ affirmations available/)
  for (const anchor of ['daily-quote', 'categories', 'newsletter-signup']) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(1)
  }
})

test('a toast does not cover what was touched, and goes with the line that it speaks of', async ({ page }) => {
  // The button stands where toasts do.
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/')
  const copy = page.locator('#daily-quote [data-action=copy]')
  await copy.evaluate((button) =>
    scrollTo({ top: scrollY + button.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' })
  )
  await copy.click()
  await expect(copy).toHaveText('Copied')
  const toast = page.locator(TOAST)
  await expect(toast).toBeVisible()
  const [touched, shown] = [await copy.boundingBox(), await toast.boundingBox()]
  expect(Number(shown?.y) + Number(shown?.height)).toBeLessThan(Number(touched?.y))
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(toast).toHaveCount(0)
  await expect(copy).toHaveText('Copy')
})

test('one toast at a time, gone after five seconds, in a live region that existed before it', async ({
  page,
  request
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<div role="status" class="sr-only"><\/div><div role="alert" class="sr-only"><\/div>/)
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(3_600_000)
  const toast = page.locator(TOAST)
  // For two seconds its name is 'Copied'.
  const copy = page.locator('#daily-quote [data-action=copy]')
  await copy.click()
  await expect(copy).toHaveText('Copied')
  await copy.click()
  await expect(toast).toHaveCount(1)
  await expect(page.locator('body > [role=status]')).toHaveText('Copied! Affirmation copied to clipboard.')
  await expect(page.locator('body > [role=alert]')).toHaveText('')
  expect((await toast.boundingBox())?.width).toBe(420)
  await page.clock.runFor(4_900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await expect(page.locator('body > [role=status]')).toHaveText('')

  // A toast stays while it has the focus, which returns to where it was.
  await copy.click()
  await expect(toast).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(toast).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(toast).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(copy).toBeFocused()
})

test('a toast is swiped away to the right, and touching a control loads no library', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.locator('#daily-quote').getByRole('button', { name: 'Copy' }).click()
  const toast = page.locator(TOAST)
  await expect(toast).toBeInViewport({ ratio: 1 })
  const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 }
  const swipe = async (by: number) => {
    await page.mouse.move(x + 50, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 50 + by, y + 20, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(-80)
  await swipe(40)
  await expect(toast).toHaveCount(1)
  await swipe(60)
  await expect(toast).toHaveCount(0)
  expect(scripts.map((address) => address.replace(/.*\/(\w+)-.*/, '$1')).sort()).toEqual(['daily', 'loader', 'site'])
})
