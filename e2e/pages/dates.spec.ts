/** Whose date the home page shows, and that its affirmation is the one of that date: on a site at 11:00 UTC of a day. */
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { dateInWords } from '../../lib/calendar/utc-date'
import { chromiumArguments, findChromium } from '../../test/chromium'
import { onDay, type Site, startSite } from '../../test/servers/site'
import { expect, test } from '../fixtures'

const DAY = '2026-11-26'
const [BEFORE, AFTER] = ['2026-11-25', '2026-11-27']
const WORDS: Record<string, string> = {
  [BEFORE]: dateInWords(BEFORE),
  [DAY]: dateInWords(DAY),
  [AFTER]: dateInWords(AFTER)
}

/** One after the other, on one site: each worker would start its own. */
test.describe.configure({ mode: 'default' })

let site: Site

test.beforeAll(async () => {
  site = await startSite({ env: onDay(DAY, '11:00') })
})
test.afterAll(() => site?.stop())

const card = (page: Page) => page.locator('[data-daily-card]')
const affirmationOf = async (date: string): Promise<{ id: string; text: string; slug: string }> =>
  (await fetch(`${site.url}/api/today?date=${date}`)).json()

/** Expects the card to show a date with its affirmation. */
async function expectDate(page: Page, date: string): Promise<void> {
  const { id, text, slug } = await affirmationOf(date)
  await expect(card(page).locator('[data-date]')).toHaveText(`${WORDS[date]}`, { useInnerText: true })
  await expect(card(page).locator('time')).toHaveAttribute('datetime', date)
  await expect(card(page).locator('[aria-live] p')).toHaveText(text, { useInnerText: true })
  await expect(card(page)).toHaveAttribute('data-affirmation', id)
  await expect(card(page)).toHaveAttribute('data-url', `/affirmation/${slug}`)
  await expect(card(page).locator('[data-image]')).toHaveAttribute('href', new RegExp(slug))
  const yesterday = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  await expect(card(page).locator('[data-yesterday]')).toHaveAttribute('href', new RegExp(`/daily/${yesterday}$`))
}

test('each of the three dates has an affirmation of its own', async () => {
  const all = await Promise.all([BEFORE, DAY, AFTER].map(affirmationOf))
  expect(new Set(all.map(({ text }) => text)).size).toBe(3)
})

test('the date is that of the visitor’s zone, with its affirmation, without a request', async ({ browser }) => {
  for (const [timezoneId, time, date] of [
    ['Asia/Tokyo', '21:57', AFTER],
    ['Pacific/Chatham', '21:57', AFTER],
    ['Pacific/Kiritimati', '11:00', AFTER],
    ['Europe/Berlin', '11:00', DAY],
    ['America/Los_Angeles', '03:00', BEFORE],
    ['Etc/GMT+12', '11:00', BEFORE]
  ] as const) {
    await test.step(`${timezoneId} at ${time} UTC`, async () => {
      const context = await browser.newContext({ timezoneId })
      const page = await context.newPage()
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.clock.setFixedTime(`${DAY}T${time}:00Z`)
      await page.goto(site.url)
      await expectDate(page, date)
      expect(requests.filter((path) => /today|\/daily\//.test(path))).toEqual([])
      await context.close()
    })
  }
})

test('a clock that is more than a day from the server’s is not believed: the date is UTC’s', async ({ browser }) => {
  for (const [timezoneId, now] of [
    ['America/Los_Angeles', '2031-03-04T12:00:00Z'],
    ['America/Los_Angeles', `${AFTER}T14:01:00Z`],
    ['Pacific/Kiritimati', '2026-11-25T10:59:00Z'],
    ['UTC', '1970-01-01T00:00:00Z']
  ] as const) {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    await page.clock.setFixedTime(now)
    await page.goto(site.url)
    // Scripts have run.
    await expect(page.locator('body > .tooltip')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectDate(page, DAY)
    await context.close()
  }
})

test('a zone that the browser does not know is UTC', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    env: { ...process.env, TZ: 'Foo/Bar' } as Record<string, string>
  })
  const page = await browser.newPage()
  await page.clock.setFixedTime(`${DAY}T21:57:00Z`)
  await page.goto(site.url)
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown')
  await page.waitForLoadState('networkidle')
  await expectDate(page, DAY)
  await browser.close()
})

test('without scripts the date is UTC’s, and no day has a name', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, timezoneId: 'Pacific/Kiritimati' })
  await page.goto(site.url)
  await expectDate(page, DAY)
  await page.goto(`${site.url}/daily`)
  await expect(page.locator('.latest-day time').filter({ visible: true })).toHaveText(`${WORDS[DAY]}`, {
    useInnerText: true
  })
  const tomorrow = page.locator(`.month a[href="/daily/${AFTER}"]`)
  await expect(tomorrow).toBeVisible()
  await expect(tomorrow.getByText('Tomorrow')).toBeHidden()
  await page.close()
})

async function open(page: Page, path = ''): Promise<void> {
  await page.clock.setFixedTime(`${DAY}T21:57:00Z`)
  await page.goto(site.url + path)
}

test.describe('in Tokyo', () => {
  const tokyo: BrowserContextOptions = { timezoneId: 'Asia/Tokyo' }
  test.use(tokyo)

  test('what is copied and kept is the affirmation that is shown', async ({ page }) => {
    const { id, text } = await affirmationOf(AFTER)
    await open(page)
    await expectDate(page, AFTER)
    await card(page).getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text)
    await card(page).getByRole('button', { name: 'Favorite' }).click()
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))
    expect(kept).toMatchObject([{ id, text }])
    await page.goto(`${site.url}/favorites`)
    await expect(page.locator('[data-large] [data-text]')).toHaveText(text)
  })

  test('the calendar begins with today, lit, and yesterday; each date has its own affirmation, tomorrow’s under that name', async ({
    page
  }) => {
    await open(page, '/daily')
    const [today, yesterday] = await Promise.all([AFTER, DAY].map(affirmationOf))
    const shown = page.locator('.latest-day').filter({ visible: true })
    await expect(shown.locator('[data-text]')).toHaveText(today?.text ?? '')
    await expect(shown.locator('time')).toHaveText(WORDS[AFTER] ?? '')
    const lit = page.locator('.month [aria-current=date]')
    await expect(lit).toHaveAttribute('href', `/daily/${AFTER}`)
    await expect(lit.locator('.month-chip')).toBeVisible()
    await expect(lit).toHaveCSS('background-image', /gradient/)
    await expect(page.locator(`.month a[href="/daily/${BEFORE}"] .month-chip`)).toHaveCSS(
      'background-image',
      /gradient/
    )
    await page.getByRole('link', { name: 'Yesterday', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(yesterday?.text ?? '')
    await expect(page.locator('article').getByText('Yesterday', { exact: true })).toBeVisible()
    await open(page, '/daily')
    for (const date of [BEFORE, DAY, AFTER]) {
      await expect(page.locator(`.month a[href="/daily/${date}"]`)).toContainText((await affirmationOf(date)).text)
    }
  })
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a page that is still open on the next date shows it; another line is called so, and stays', async ({
    page
  }) => {
    await open(page)
    await expectDate(page, DAY)
    await expect(card(page).getByRole('heading')).toHaveText('Today’s Affirmation')
    const lookAgain = async (now: string) => {
      await page.clock.setFixedTime(now)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }
    await lookAgain(`${DAY}T23:05:00Z`)
    await expectDate(page, AFTER)

    await card(page).getByRole('button', { name: 'Generate New' }).click()
    await expect(card(page).getByRole('heading')).toHaveText('Another Line')
    await expect(card(page).locator('time')).toHaveCount(0)
    const { text } = await affirmationOf(AFTER)
    const words = card(page).locator('[aria-live] [data-text]')
    await expect(words).not.toHaveText(text)
    const shown = await words.textContent()
    await lookAgain(`${DAY}T22:00:00Z`)
    await expect(words).toHaveText(shown ?? '')
  })
})
