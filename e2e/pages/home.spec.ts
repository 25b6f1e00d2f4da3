import type { Locator, Page } from '@playwright/test'
import { newsletterClaims, sampleNotes, testimonials, testimonialsBasis } from '../../content/marketing'
import { clipboardOf, expect, hold, resize, restingScroll, select, TOAST, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('today’s affirmation is in the HTML and matches the database', async ({ request }) => {
  const today = () => new Date().toISOString().slice(0, 10)
  const asked = today()
  const html = await (await request.get('/')).text()
  const picks = 'SELECT text FROM Affirmation JOIN DailyPick ON affirmationId = id WHERE day IN (?, ?)'
  const rows = select(picks, asked, today()) as { text: string }[]
  expect(html).toMatch(/<h1[^>]*>[^<]{10,}<\/h1>/)
  // There are two if midnight has just passed.
  expect(rows.some(({ text }) => html.includes(text))).toBe(true)
  expect(html).toMatch(/<link rel="preload" href="\/api\/daily-affirmation" as="fetch" crossorigin="use-credentials"/i)
  // Of a live region that comes with its words, screen readers say nothing.
  expect(html).toMatch(/<div role="status" class="sr-only"><\/div><div role="alert" class="sr-only"><\/div>/)
})

test('Generate New draws what was not shown before, the first without a request, and stays under the finger; a skeleton shows while it waits, and the fallback if it fails', async ({
  page,
  request,
  expectNoise
}) => {
  expectNoise(/503/)
  const { sets } = await (await request.get('/api/deck')).json()
  const all: string[] = sets.flatMap(({ ids }: { ids: string[] }) => ids)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const card = page.locator('#daily-quote')
  const line = card.locator('[data-text]')
  const button = page.getByRole('button', { name: 'Generate New' })
  await button.scrollIntoViewIfNeeded()
  const place = async () => (await button.boundingBox())?.y ?? 0
  const before = await place()

  const drawAnother = async () => {
    const text = (await line.textContent()) ?? ''
    await button.click()
    await expect(line).not.toHaveText(text)
  }
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/api/')) calls.push(sent.url())
  })
  await drawAnother()
  expect(calls).toEqual([])

  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('drawn') ?? '') as string[])
  const shown = await stored()
  const left = all.filter((id) => !shown.includes(id)).slice(0, 2)
  const drawn = all.filter((id) => !left.includes(id))
  await page.evaluate((ids) => localStorage.setItem('drawn', JSON.stringify(ids)), drawn)
  for (const _ of left) await drawAnother()
  await expect.poll(async () => (await stored()).slice(-2).sort()).toEqual(left.sort())

  for (const words of [20, 1, 9]) {
    const text = `I rest${' and rest'.repeat(words)}.`
    const json = { id: `long-${words}`, slug: 'i-rest', text, category: 'weekly' }
    await page.route('**/api/daily-affirmation*', (route) => route.fulfill({ json }))
    await button.click()
    await expect(line).toHaveText(text)
    // The page scrolls by whole pixels.
    expect(Math.abs((await place()) - before), `${words}`).toBeLessThan(1.5)
    await expect(card.getByText('Weekly Focus')).toBeVisible()
    await expect(card.getByRole('heading')).toHaveText('Another Line')
  }

  const letGo = await hold(page, '**/api/daily-affirmation*', (route) => route.fulfill({ status: 503, body: '' }))
  await button.click()
  await expect(button).toBeDisabled()
  await expect(card.locator('.skeleton').first()).toBeVisible()
  letGo()
  await expect(line).toContainText('limitless potential')
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
})

test('the sky is that of the visitor’s hour: the sun at seven in the morning, the moon and the stars at ten in the evening', async ({
  page
}) => {
  const sky = page.locator('main > .sky').first()
  const stars = sky.locator('.stars').filter({ visible: true }).first()
  const skies = new Set<string>()
  for (const [hour, name] of [
    ['07', 'daily'],
    ['10', 'health'],
    ['12', 'success'],
    ['16', 'love'],
    ['19', 'gratitude'],
    ['22', 'weekly']
  ]) {
    await page.clock.setFixedTime(`2026-11-26T${hour}:00:00`)
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass(new RegExp(`sky-${name}`))
    skies.add(await sky.evaluate((element) => getComputedStyle(element).backgroundImage))
    await expect(stars).toHaveCSS('opacity', hour === '22' ? '0.7' : '0')
  }
  expect(skies.size).toBe(6)
})

test('a favorite moves no button, a low window shows the sentence after Generate New, and a drawn line can be practiced', async ({
  page
}) => {
  // Without a stored deck, the first draw of a page comes from the response that it preloads.
  await page.addInitScript(() => localStorage.clear())
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 600]
  ] as const) {
    const text = `I rest${' and rest'.repeat(width < height ? 3 : 18)}.`
    await page.route('**/api/daily-affirmation*', (route) =>
      route.fulfill({ json: { id: `long-${width}`, slug: 'i-rest', text, category: 'weekly' } })
    )
    await resize(page, width, height)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const card = page.locator('#daily-quote')
    const buttons = card.getByRole('button')
    const places = async () =>
      Promise.all((await buttons.all()).map(async (button) => Math.round((await button.boundingBox())?.y ?? 0)))
    const favorite = card.getByRole('button', { name: 'Favorite' })
    const before = await places()
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    await expect(card.getByRole('link', { name: 'Your Favorites' })).toBeVisible()
    expect(await places(), `at ${width} × ${height}`).toEqual(before)
    await favorite.click()

    const line = card.locator('[aria-live] [data-text]')
    await card.getByRole('button', { name: 'Generate New' }).click()
    await expect(line).toHaveText(text)
    const top = Number((await line.boundingBox())?.y)
    const header = await page.getByRole('banner').boundingBox()
    expect(top, `at ${width} × ${height}`).toBeGreaterThanOrEqual(Number(header?.y) + Number(header?.height))
    expect(top, `at ${width} × ${height}`).toBeLessThan(height / 2)
    await expect(card.getByRole('link', { name: 'Practice this line' })).toHaveAttribute(
      'href',
      /\/practice#line=i-rest$/
    )
  }

  const json = { id: 'long', slug: 'i-rest', text: 'I rest.', category: 'weekly' }
  await page.route('**/api/affirmations/i-rest', (route) => route.fulfill({ json }))
  await page.getByRole('link', { name: 'Practice this line' }).click()
  await expect(page.locator('[data-first]')).toHaveText('I rest.')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('dialog').locator('[data-sentence]')).toHaveText('I rest.')
})

/** From then on early clicks are remembered. */
async function loaderHasRun(page: Page): Promise<void> {
  // It is evaluated once.
  await page.evaluate(() => import(document.querySelector<HTMLScriptElement>('script[data-script]')?.src ?? ''))
}

test('scripts are loaded after the first paint; a button that was clicked before waits for its own, and for no other', async ({
  page
}) => {
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

  const timesOf = (type: string, name: RegExp) =>
    page.evaluate(
      ([type, source]) =>
        performance
          .getEntriesByType(type)
          .filter((entry) => new RegExp(source).test(entry.name))
          .map(({ startTime }) => startTime),
      [type, name.source] as const
    )
  const requested = await timesOf('resource', /assets.(site|daily)-/)
  const [painted = Number.POSITIVE_INFINITY] = await timesOf('paint', /first-contentful-paint/)
  expect(requested).toHaveLength(2)
  expect(Math.min(...requested)).toBeGreaterThan(painted)
})

test('questions open one at a time, samples say so beside them, six categories link to their pages and say how many affirmations they have, written lists begin open, and the button below the lists scrolls smoothly to today’s affirmation', async ({
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
  for (const { value } of newsletterClaims) await expect(figures.getByText(value, { exact: true })).toBeVisible()
  const samples = newsletterClaims.filter(({ basis }) => basis === 'deployer').map(({ label }) => label)
  const note = figures.getByText(`${sampleNotes.figures}: ${samples.join(', ')}`)
  await expect(note).toHaveCount(samples.length > 0 ? 1 : 0)
  const quotes = page.locator('section[aria-labelledby="testimonials-title"]')
  await expect(quotes.locator('blockquote')).toHaveCount(testimonials.length)
  const isSample = testimonials.length > 0 && testimonialsBasis === 'deployer'
  await expect(quotes.getByText(sampleNotes.quotes, { exact: true })).toHaveCount(isSample ? 1 : 0)

  const cards = page.locator('#categories li:has(h3)')
  await expect(cards).toHaveCount(6)
  for (const name of ['daily', 'health', 'success', 'love', 'gratitude', 'weekly']) {
    await expect(page.locator(`#categories a[href="/category/${name}"]`).first()).toBeVisible()
  }
  for (const card of await cards.all()) {
    await expect(card.getByText('200+ affirmations', { exact: true })).toBeVisible()
    await expect(card.getByText(/^\d+ affirmations available$/)).toBeVisible()
  }
  const lists = page.locator('.written-lists > section')
  await expect(lists).toHaveCount(8)
  for (const list of await lists.all()) {
    const rows = list.locator('li')
    await expect(rows.filter({ visible: true })).toHaveCount(6)
    await expect(list.locator('summary').last()).toHaveText(`Show all ${await rows.count()}`)
  }
  // On a phone they stand in a row, which scrolls to the last of them.
  const size = page.viewportSize()
  await resize(page, 390, 844)
  const boxes = await Promise.all((await lists.all()).map((list) => list.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  await lists.last().locator('[data-text]').first().scrollIntoViewIfNeeded()
  await expect(lists.last().locator('[data-text]').first()).toBeInViewport()
  await resize(page, size?.width ?? 0, size?.height ?? 0)
  for (const anchor of ['daily-quote', 'categories', 'newsletter-signup']) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(1)
  }

  const back = page.getByRole('link', { name: 'Back to Today’s Affirmation' })
  await back.scrollIntoViewIfNeeded()
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
  await back.press('Enter')
  expect(new Set(await places).size).toBeGreaterThan(5)

  // The page fills its sheets when it is printed: those of A4 are 794 by 1,123 pixels, with a margin.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1_000 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(Math.ceil(height / 800) + 1)
})

test('one toast at a time near what was touched, gone after five seconds and out of the page after 1,000,000 ms; it covers nothing that was touched, and goes with the line that it speaks of', async ({
  page
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(3_600_000)
  const toast = page.locator(TOAST)
  const copy = page.locator('#daily-quote [data-action=copy]')
  await copy.click()
  await copy.click()
  // The toast alone says it.
  await expect(copy).toHaveText('Copy')
  await expect(toast).toHaveCount(1)
  await expect(page.locator('body > [role=status]')).toHaveText('Copied! Affirmation copied to clipboard.')
  await expect(page.locator('body > [role=alert]')).toHaveText('')
  const place = await toast.boundingBox()
  expect(place?.width).toBe(420)
  const control = await copy.boundingBox()
  const gap = Number(place?.y) - Number(control?.y) - Number(control?.height)
  expect(gap).toBeGreaterThan(0)
  // What helps in a hard moment may stand between.
  expect(gap).toBeLessThan(100)
  await page.clock.runFor(4_900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await expect(page.locator('body > [role=status]')).toHaveText('')
  const entry = page.locator('.page-toast')
  await page.clock.runFor(999_000)
  await expect(entry).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(entry).toHaveCount(0)

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

  // The button stands where toasts do.
  await page.clock.resume()
  await resize(page, 390, 400)
  await copy.evaluate((button) =>
    scrollTo({ top: scrollY + button.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' })
  )
  await copy.click()
  await expect(toast).toBeVisible()
  const [touched, shown] = [await copy.boundingBox(), await toast.boundingBox()]
  expect(Number(shown?.y) + Number(shown?.height)).toBeLessThan(Number(touched?.y))
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(toast).toHaveCount(0)
})

test('a toast covers neither the sentence that was copied, nor a primary button, nor the way to help, on a phone held either way', async ({
  page
}) => {
  for (const path of ['/', '/generator']) {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 800]
    ] as const) {
      await resize(page, width, height)
      await page.goto(path)
      await page.locator('main').getByRole('button', { name: 'Copy' }).first().click()
      await expect(page.locator(TOAST)).toBeInViewport({ ratio: 1 })
      const covered = (selector: string) => {
        const toast = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const words = document.createRange()
        words.selectNodeContents(document.querySelector('main [data-affirmation] [data-text]') as Element)
        const kept = [
          words,
          ...document.querySelectorAll('main :is(a[href="/help-now"], [data-action="copy"], .button-primary)')
        ]
        return kept
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, right, bottom }) => width > 0 && right > toast.left && bottom > toast.top)
          .filter(({ left, top }) => left < toast.right && top < toast.bottom).length
      }
      // It comes in over the button.
      await expect.poll(() => page.evaluate(covered, TOAST), `${path} at ${width} × ${height}`).toBe(0)
    }
  }
})

test('a toast goes when a field below it gets the focus, and when an error comes there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const toast = page.locator(TOAST)
  const field = page.locator('#newsletter-email')
  const send = page.getByRole('button', { name: 'Start Free Daily Emails' })
  /** Shows a toast at the foot of the window, over an element. */
  const cover = async (below: Locator) => {
    await page.evaluate(() => {
      const detail = { kind: 'success', title: 'Copied!', description: 'Affirmation copied to clipboard.' }
      document.dispatchEvent(new CustomEvent('toast', { detail, bubbles: true, cancelable: true }))
    })
    await below.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(toast).toBeVisible()
  }
  await cover(field)
  await field.evaluate((input: HTMLInputElement) => input.focus({ preventScroll: true }))
  await expect(toast).toHaveCount(0)

  await field.evaluate((input: HTMLInputElement) => input.blur())
  await cover(send)
  await send.evaluate((button: HTMLButtonElement) => button.click())
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#newsletter-problem')).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test('a toast is swiped away to the right; sharing passes title, text and link, or copies text and link without a share sheet', async ({
  page
}) => {
  // Scripts are loaded also by a browser that reports no paint, and no library is.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  const quote = page.locator('#daily-quote')
  await quote.getByRole('button', { name: 'Copy' }).click()
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
  await swipe(49)
  await expect(toast).toHaveCount(1)
  await swipe(51)
  await expect(toast).toHaveCount(0)
  expect(scripts.map((address) => address.replace(/.*\/(\w+)-.*/, '$1')).sort()).toEqual([
    'daily',
    'date',
    'loader',
    'site'
  ])

  await page.evaluate(() => {
    const target = window as unknown as { shared: unknown }
    navigator.share = async (data) => {
      target.shared = data
    }
  })
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
  await expect(toast).toContainText('Affirmation and link copied to clipboard.')
  expect(await clipboardOf(page)).toMatch(/^.+\n\nhttp.+\/affirmation\/[a-z0-9-]+$/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  const copy = quote.getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(toast).toContainText('Affirmation copied to clipboard.')
  await expect(copy).toBeFocused()
  expect(await clipboardOf(page)).toBe(await quote.locator('[data-text]').textContent())

  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await copy.click()
  await expect(toast.filter({ hasText: 'Error' })).toHaveText('ErrorFailed to copy to clipboard.')
})
