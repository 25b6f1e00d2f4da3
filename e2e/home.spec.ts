import Database from 'better-sqlite3'
import { expect, TOAST, test } from './fixtures'

const DATABASE = 'test-results/database/journeys.db'

test('today’s affirmation is in the HTML, the same as the database says', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const day = new Date().toISOString().slice(0, 10)
  const database = new Database(DATABASE, { readonly: true })
  const row = database
    .prepare('SELECT text FROM Affirmation JOIN DailyPick ON affirmationId = id WHERE day = ?')
    .get(day) as { text: string }
  database.close()
  expect(html).toContain('The Complete Guide to Daily Affirmations')
  expect(html).toContain(row.text)
  expect(html).toMatch(/<link rel="preload" href="\/api\/daily-affirmation" as="fetch" crossorigin="use-credentials"/i)
})

test('the first Generate New is instant and asks for nothing; none repeats the one before', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const line = page.locator('#daily-quote [data-text]')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const button = page.getByRole('button', { name: 'Generate New' })
  let shown = await line.textContent()
  for (let click = 0; click < 12; click += 1) {
    await button.click()
    await expect(line).not.toHaveText(shown ?? '')
    shown = await line.textContent()
    if (click === 0) expect(calls).toEqual([])
  }
})

test('Generate New waits with a skeleton, and a failure shows the fallback', async ({ page, expectNoise }) => {
  expectNoise(/503/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const button = page.getByRole('button', { name: 'Generate New' })
  await button.click()
  await page.route('**/api/daily-affirmation*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.fulfill({ status: 503, body: '' })
  })
  await button.click()
  await expect(button).toBeDisabled()
  await expect(page.locator('#daily-quote .skeleton').first()).toBeVisible()
  await expect(page.locator('#daily-quote [data-text]')).toContainText('limitless potential')
  await expect(button).toBeEnabled()
})

test('copy says so, and says when it failed', async ({ page }) => {
  await page.goto('/')
  const quote = page.locator('#daily-quote')
  await quote.getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator(TOAST)).toHaveText('Copied!Affirmation copied to clipboard.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await quote.locator('[data-text]').textContent())

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await quote.getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator(TOAST).filter({ hasText: 'Error' })).toHaveText('ErrorFailed to copy to clipboard.')
})

test('share hands over title, text and link; without a share sheet the text is copied', async ({ page }) => {
  await page.addInitScript(() => {
    const target = window as unknown as { shared: unknown }
    navigator.share = async (data) => {
      target.shared = data
    }
  })
  await page.goto('/')
  const quote = page.locator('#daily-quote')
  await quote.getByRole('button', { name: 'Share' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
  expect(shared.title).toBe('Daily Affirmation')
  expect(shared.text).toBe(await quote.locator('[data-text]').textContent())
  expect(shared.url).toMatch(/\/affirmation\/[a-z0-9-]+$/)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await quote.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator(TOAST)).toContainText('Affirmation copied to clipboard.')
})

test('the newsletter stores the address once and says so', async ({ page }) => {
  await page.goto('/#newsletter-signup')
  const field = page.getByLabel('Email address')
  for (const address of ['Journey@Example.org', 'journey@example.org']) {
    await field.fill(address)
    await page.getByRole('button', { name: 'Start Free Daily Emails' }).click()
    await expect(page.locator(TOAST).first()).toContainText(
      "You've been subscribed to our daily affirmations newsletter."
    )
    await expect(field).toHaveValue('')
  }
  const database = new Database(DATABASE, { readonly: true })
  const rows = database.prepare("SELECT email FROM Subscriber WHERE email LIKE 'journey@%'").all()
  database.close()
  expect(rows).toEqual([{ email: 'journey@example.org' }])
})

test('a failed subscription keeps the address', async ({ page, expectNoise }) => {
  expectNoise(/500/)
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fulfill({ status: 500, body: 'no' })
  })
  await page.goto('/')
  await page.getByLabel('Email address').fill('kept@example.org')
  await page.getByRole('button', { name: 'Start Free Daily Emails' }).click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  await expect(page.locator(TOAST)).toHaveText('ErrorFailed to subscribe. Please try again.')
  await expect(page.getByLabel('Email address')).toHaveValue('kept@example.org')
})

test('questions open one at a time and close again', async ({ page }) => {
  await page.goto('/')
  const items = page.locator('details[name="home-faq"]')
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(items.nth(0)).not.toHaveAttribute('open')
  await expect(items.nth(1)).toHaveAttribute('open')
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).not.toHaveAttribute('open')
})

test('six categories lead to their pages; the anchors are there', async ({ page }) => {
  await page.goto('/')
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

test('one toast at a time, gone after five seconds', async ({ page }) => {
  await page.goto('/')
  const copy = page.locator('#daily-quote').getByRole('button', { name: 'Copy' })
  await copy.click()
  await copy.click()
  await expect(page.locator(`${TOAST}[data-visible=true][data-removed=false]`)).toHaveCount(1)
  await page.waitForTimeout(4_000)
  await expect(page.locator(TOAST).first()).toBeVisible()
  await expect(page.locator(TOAST)).toHaveCount(0)
})

test('F8 reaches the toast, which is at most 420 px wide', async ({ page }) => {
  await page.goto('/')
  await page.locator('#daily-quote').getByRole('button', { name: 'Copy' }).click()
  const toast = page.locator(TOAST)
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420)
  await page.keyboard.press('F8')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-sonner-toaster]')))).toBe(true)
})
