import type { Route } from '@playwright/test'
import { expectNoViolationInEitherTheme } from '../every-page/violations'
import { clipboardOf, expect, hold, resize, restingScroll, TOAST, test } from '../fixtures'

/** The ids that this browser has drawn, the newest last. */
const DRAWN = () => JSON.parse(localStorage.getItem('drawn') ?? '[]') as string[]

test('draws each line of a choice once, on one page or two, then begins again', async ({ page, request }) => {
  const { sets } = await (await request.get('/api/deck')).json()
  const { ids, others } = sets.find(
    (set: { category: string; strength: string }) => set.category === 'love' && set.strength === 'bold'
  )
  const bold: string[] = [...ids, ...others]
  await page.goto('/generator')
  // All but three have been drawn before.
  await page.evaluate((ids) => localStorage.setItem('drawn', JSON.stringify(ids)), bold.slice(3))
  const shown: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    if (turn === 2) await page.goto('/generator')
    await page.getByRole('checkbox', { name: 'Love & Relationships' }).check()
    await page.getByRole('radio', { name: 'Bold' }).check()
    const asked = page.waitForRequest('**/api/affirmations/random')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    expect((await asked).postDataJSON()).toEqual({ categories: ['love'], strength: 'bold' })
    const before = shown.at(-1) ?? bold.at(-1)
    // The line of today, with which the card opened, counts as drawn first.
    const newest = async () => (await page.evaluate(DRAWN)).at(-1) ?? ''
    await expect.poll(async () => bold.includes(await newest()) && (await newest()) !== before).toBe(true)
    shown.push((await page.evaluate(DRAWN)).at(-1) ?? '')
    await expect(page.locator('[data-affirmation]').first().getByText('bold', { exact: true })).toBeVisible()
  }
  expect(shown.slice(0, 3).sort()).toEqual(bold.slice(0, 3).sort())
  expect(bold).toContain(shown[3])
})

test('draws none but jokes with a wink, with and without scripts', async ({ page, request, browser }) => {
  const { sets } = await (await request.get('/api/deck')).json()
  const winks: string[] = sets.flatMap((set: { winks: string[] }) => set.winks)
  await page.goto('/generator')
  await page.getByRole('checkbox', { name: 'With a wink' }).check()
  const asked = page.waitForRequest('**/api/affirmations/random')
  await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
  expect((await asked).postDataJSON()).toEqual({ wink: true })
  await expect.poll(async () => winks.includes((await page.evaluate(DRAWN)).at(-1) ?? '')).toBe(true)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await plain.getByRole('checkbox', { name: 'With a wink' }).check()
  await plain.getByRole('button', { name: 'Generate My Affirmation' }).click()
  await expect(plain.getByRole('list', { name: 'Tags' }).first().getByText('wink', { exact: true })).toBeVisible()
  await expect(plain.getByRole('checkbox', { name: 'With a wink' })).toBeChecked()
  await context.close()
})

test('steps down and up the ladder of a line, and keeps the focus', async ({ page, request }) => {
  const draw = async () =>
    (await request.post('/api/affirmations/random', { data: { categories: ['love'], strength: 'moderate' } })).json()
  let drawn = await draw()
  while (drawn.ladder.length < 3) drawn = await draw()
  await page.route('**/api/affirmations/random', (route) => route.fulfill({ json: drawn }))
  await page.goto('/generator')
  await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
  const text = page.locator('#result [data-text]')
  const gentler = page.locator('#result').getByRole('link', { name: 'Gentler' })
  const bolder = page.locator('#result').getByRole('link', { name: 'Bolder' })
  await expect(text).toHaveText(drawn.text)
  await gentler.click()
  await expect(text).toHaveText(drawn.ladder[0].text)
  // There is none gentler: its word is gone, and the focus is on the other.
  await expect(gentler).toBeHidden()
  await expect(bolder).toBeFocused()
  await bolder.press('Enter')
  await expect(text).toHaveText(drawn.text)
  await bolder.click()
  await expect(text).toHaveText(drawn.ladder[2].text)
  const own = page.getByRole('link', { name: 'Open its page' })
  await expect(own).toHaveAttribute('href', `/affirmation/${drawn.ladder[2].slug}`)
  await expectNoViolationInEitherTheme(page, { include: '#main', tags: [] })

  // Of two lines each is an end.
  drawn = { ...drawn, ladder: drawn.ladder.slice(0, 2) }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/generator')
  await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
  await expect(text).toHaveText(drawn.text)
  await gentler.press('Enter')
  await expect(bolder).toBeFocused()
  await bolder.press('Enter')
  await expect(gentler).toBeFocused()
})

test('is not sent twice while it is busy, by mouse, by keyboard or by assistive technology; if it fails, one toast says so and the card keeps what it had', async ({
  page,
  expectNoise
}) => {
  expectNoise(/500|ERR_INTERNET_DISCONNECTED/)
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/affirmations/random') calls += 1
  })
  const letGo = await hold(page, '**/api/affirmations/random')
  await page.goto('/generator')
  await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
  const busy = page.getByRole('button', { name: 'Generating...' })
  await expect(busy).toBeDisabled()
  await expect(page.locator('#result')).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  await busy.press('Enter')
  await busy.press('Space')
  await busy.evaluate((button: HTMLButtonElement) => button.click())
  await page.getByRole('checkbox', { name: 'Gratitude' }).press('Enter')
  letGo()
  const generate = page.getByRole('button', { name: 'Generate My Affirmation' })
  await expect(generate).toBeEnabled()
  expect(calls).toBe(1)

  const words = page.locator('#result [data-text]')
  const before = (await words.textContent()) ?? ''
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: '' }),
    (route: Route) => route.abort('internetdisconnected')
  ]) {
    await page.unroute('**/api/affirmations/random')
    await page.route('**/api/affirmations/random', fail)
    await generate.click()
    await expect(page.locator(TOAST)).toHaveText('ErrorFailed to generate affirmation. Please try again.')
    await expect(page.locator('main').getByText('Failed to generate')).toHaveCount(0)
    await expect(words).toHaveText(before)
    await expect(generate).toBeFocused()
    await page.getByRole('button', { name: 'Close toast' }).click()
    await expect(page.locator(TOAST)).toHaveCount(0)
  }
})

test('keeps a line as a favorite, lets go of it, and has its picture; sonner shows its toasts in place of the page, for five seconds also in a hidden tab', async ({
  page,
  request
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/generator')
  const generate = page.getByRole('button', { name: 'Generate My Affirmation' })
  await generate.click()
  const result = page.locator('#result')
  await expect(result.getByText('Today’s Affirmation')).toHaveCount(0)
  const heart = result.getByRole('button', { name: 'Favorite' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const text = (await result.locator('[data-text]').textContent()) ?? ''
  const kept = page.getByRole('region', { name: 'Your favorites' }).getByRole('listitem')
  await expect(kept).toHaveText(new RegExp(`^${text.replace(/[.?()]/g, '.')}`))
  await heart.click()
  await expect(kept).toHaveCount(0)
  await heart.click()
  await generate.click()
  await expect(result.locator('[data-text]')).not.toHaveText(text)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const picture = await result.getByRole('link', { name: 'Image' }).getAttribute('href')
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png')

  await result.getByRole('button', { name: 'Share' }).click()
  const toast = page.locator(TOAST)
  await expect(toast).toHaveText('Copied!Affirmation copied to clipboard.')
  expect(await clipboardOf(page)).toBe(await result.locator('[data-text]').textContent())
  await expect(page.locator('[data-sonner-toast] .site-toast')).toHaveCount(1)
  await expect(page.locator('.page-toast')).toHaveCount(0)
  // The live regions of the page announce it, and nothing else does.
  await expect(page.locator('body > [role=status]')).toHaveText('Copied! Affirmation copied to clipboard.')
  await expect(page.locator('section:has([data-sonner-toaster])')).toHaveAttribute('aria-live', 'off')
  await page.keyboard.press('F8')
  await expect(page.locator('[data-sonner-toaster]:focus, [data-sonner-toaster] :focus')).toHaveCount(1)
  await generate.focus()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(6_000)
  await expect(toast).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await page.clock.runFor(1_001_000)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test.describe('with mouse and finger', () => {
  test.use({ hasTouch: true })

  test('its toast is dragged away to the right from 50 px on, by mouse and by finger, and its words are not selected', async ({
    page
  }) => {
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    await expect(page.locator('#result').getByText('Today’s Affirmation')).toHaveCount(0)
    const copy = page.locator('#result').getByRole('button', { name: 'Copy' })
    const toast = page.locator('[data-sonner-toast] .site-toast:not([hidden])')
    const cdp = await page.context().newCDPSession(page)
    const byMouse = async (x: number, y: number, by: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by, y, { steps: 5 })
      await page.mouse.up()
    }
    const byFinger = async (x: number, y: number, by: number) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (const share of [0.5, 1]) {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + share * by, y }] })
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    for (const drag of [byMouse, byFinger]) {
      await copy.click()
      await expect(toast).toHaveText('Copied!Affirmation copied to clipboard.')
      const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 }
      await drag(x + 60, y + 30, 49)
      await expect(toast).toHaveCount(1)
      await drag(x + 60, y + 30, 51)
      await expect(toast).toHaveCount(0)
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    }
  })
})

test('opens with the line of today, so labeled and whole in view, and shows a drawn one in low windows too', async ({
  page,
  request
}) => {
  const { text, date } = await (await request.get('/api/today')).json()
  const result = page.locator('#result')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/generator')
  await expect(result.locator('[data-text]')).toHaveText(text)
  await expect(result.getByText('Today’s Affirmation')).toBeVisible()
  await expect(result.locator('time')).toHaveAttribute('datetime', date)
  await expect(result.getByRole('link', { name: 'Image' })).toBeInViewport({ ratio: 1 })
  const words = `I rest${' and rest'.repeat(10)}.`
  await page.route('**/api/affirmations/random', (route) =>
    // The generator draws something else than a line that it has shown before, in the other window.
    route.fulfill({
      json: {
        id: `love-${page.viewportSize()?.width}`,
        slug: 'i-rest',
        text: words,
        category: 'love',
        tags: [],
        ladder: []
      }
    })
  )
  for (const [width, height] of [
    [844, 390],
    [1024, 600]
  ] as const) {
    await resize(page, width, height)
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    await expect(result.locator('[data-text]')).toHaveText(words)
    await expect(result.getByText('Today’s Affirmation')).toHaveCount(0)
    await restingScroll(page)
    await expect(result.locator('[data-text]')).toBeInViewport({ ratio: 1 })
    const header = await page.locator('body > header').boundingBox()
    expect((await result.locator('[data-text]').boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
  }
})

test('a picture is named after its line, and its download is said', async ({ page }) => {
  await page.goto('/generator')
  const picture = page.locator('#result').getByRole('link', { name: 'Image' })
  const slug = ((await picture.getAttribute('href')) ?? '').split('/').at(-2)
  const saving = page.waitForEvent('download')
  await picture.click()
  expect((await saving).suggestedFilename()).toBe(`${slug}-square.png`)
  await expect(page.locator(TOAST)).toHaveText(`Download${slug}-square.png goes to your downloads.`)
})

test('has its button and its line on the first screen; the button stays under the finger, as wide as it was, and the sky goes over to that of the line', async ({
  page
}) => {
  // The first takes four rows.
  const texts = [
    'I’ve started with nothing before, and built something.',
    ...[20, 2].map((words) => `I rest${' and rest'.repeat(words)}.`)
  ]
  for (const [width, height] of [
    [390, 844],
    [1280, 800]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/generator')
    const button = page.locator('form[action^="/api/affirmations/random"] button')
    await expect(button).toBeInViewport({ ratio: 1 })
    const result = page.locator('#result')
    const places = new Set<string>()
    for (const [index, text] of texts.entries()) {
      const tags = index === 0 ? ['work', 'calm'] : []
      const drawn = { id: `love-${width}-${index}`, slug: 'i-rest', text, category: 'love', tags, ladder: [] }
      await page.unroute('**/api/affirmations/random')
      const letGo = await hold(page, '**/api/affirmations/random', (route) => route.fulfill({ json: drawn }))
      const idle = (await button.boundingBox())?.width
      await button.click()
      await expect(button).toHaveText('Generating...')
      expect((await button.boundingBox())?.width).toBe(idle)
      letGo()
      await expect(result.locator('[data-text]')).toHaveText(text)
      await expect(result.locator('.sky')).toHaveClass(/sky-love/)
      await restingScroll(page)
      places.add(String(Math.round((await button.boundingBox())?.y ?? 0)))
      if (index > 0) continue
      for (const part of [result.locator('[data-text]'), result.getByRole('link', { name: 'Image' })]) {
        await expect(part).toBeInViewport({ ratio: 1 })
      }
      // Its light stands over a ground that is seen, too.
      await expect(result.locator('path[fill*=far]:visible')).toBeInViewport({ ratio: 0.5 })
    }
    expect([...places], `${width}`).toHaveLength(1)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('draws from the checked area in the chosen strength, keeps both, and its ladder leads to pages', async ({
    page
  }) => {
    await page.goto('/generator')
    await page.getByRole('checkbox', { name: 'Love & Relationships' }).check()
    await page.getByRole('radio', { name: 'Bold' }).check()
    // A third of these lines have a ladder.
    await page.route('**/api/affirmations/random', async (route) => {
      let response = await route.fetch()
      while (!(await response.text()).includes('>Gentler</a>')) response = await route.fetch()
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    await expect(page.locator('#result').getByText('bold', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Bold' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Love & Relationships' })).toBeChecked()
    await expect(page.locator('#result [data-affirmation]')).toContainText('Love & Relationships')
    await expect(page.locator('#result [data-text]')).toBeInViewport()
    const bold = await page.locator('#result [data-text]').textContent()
    const bolder = page.locator('#result').getByText('Bolder')
    await expect(bolder).toBeHidden()
    await page.locator('#result').getByRole('link', { name: 'Gentler' }).click()
    await expect(page).toHaveURL(/\/affirmation\/./)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(bold ?? '')
    await expect(page.getByRole('navigation', { name: 'Say it gentler or bolder' })).toContainText(bold ?? '')
  })
})
