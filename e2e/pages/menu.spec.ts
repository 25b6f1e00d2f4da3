import type { Locator, Page } from '@playwright/test'
import { expect, resize, restingScroll, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const group = (page: Page, label: string) => page.locator('.menu-group', { hasText: label })
const panels = (page: Page) => page.locator('.menu-panel:visible')

/** A panel opens and closes within this time. */
const PANEL_DELAY_MS = 200

async function centerOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox()
  return [Number(box?.x) + Number(box?.width) / 2, Number(box?.y) + Number(box?.height) / 2]
}

/** Moves the mouse over a group and clicks an entry of it. */
async function follow(page: Page, label: string, entry: string) {
  await group(page, label).locator('summary').hover()
  await group(page, label).getByRole('link', { name: entry, exact: true }).click()
}

/** Entries of the menu, and with what each is followed. */
const ENTRIES = [
  ['Getting Started', 'Daily Generator', '/generator', 'mouse'],
  ['Resources', 'Science & Research', '/science', 'keyboard'],
  ['Love & Relationships', 'Self-Love', '/category/love/self-love', 'both'],
  ['Daily Affirmations', 'Evening Affirmations', '/category/daily/evening-affirmations', 'mouse']
] as const

test('an entry of one group, then of another, while the first page is still loading', async ({ page, siteProxy }) => {
  await page.goto(`${siteProxy.url}/resources`)
  const second = group(page, 'Health & Wellness')
  // Playwright cannot find them any more once the next page is loading.
  const label = await centerOf(second.locator('summary'))
  await second.locator('summary').hover()
  await expect(panels(page)).toHaveCount(1)
  const entry = await centerOf(second.getByRole('link', { name: 'Mental Health' }))

  const letGo = siteProxy.hold('/generator')
  await group(page, 'Getting Started').locator('summary').hover()
  const first = group(page, 'Getting Started').getByRole('link', { name: 'Daily Generator' })
  await expect(first).toBeVisible()
  await page.mouse.move(...(await centerOf(first)))
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.move(...label, { steps: 5 })
  await page.waitForTimeout(PANEL_DELAY_MS)
  await page.mouse.move(...entry, { steps: 5 })
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(`${siteProxy.url}/category/health/mental-health`)
  letGo()
})

test('the group of a page is underlined; links of the menu in a row, with a mouse, by keyboard, and with a mouse while the focus is in another group', async ({
  page
}) => {
  await page.goto('/')
  const underlined = await page
    .locator('.menu-group summary span')
    .filter({ visible: true })
    .evaluateAll((spans) =>
      spans
        .filter((span) => getComputedStyle(span).textDecorationLine === 'underline')
        .map((span) => span.textContent?.replace('\u00a0', ' '))
    )
  expect(underlined).toEqual(['Getting Started'])
  for (const [path, label] of [
    ['/science-hub', 'Resources'],
    ['/science-hub/anxiety', 'Resources'],
    ['/for/moms', 'Resources'],
    ['/how-to-guide/morning-routine', 'Resources'],
    ['/reminder', 'Daily Affirmations'],
    ['/category/love/heartbreak', 'Love & Relationships'],
    ['/category/gratitude', undefined],
    ['/privacy', undefined]
  ] as const) {
    const labels = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text()
      // The policy of this page forbids the styles of another.
      const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? []
      const other = new DOMParser().parseFromString(header, 'text/html')
      const spans = [...other.querySelectorAll('.menu-group summary span.underline')]
      return spans.map((span) => span.textContent?.replace('\u00a0', ' '))
    }, path)
    expect([path, labels]).toEqual([path, label ? [label] : []])
  }

  for (const [label, entry, path, device] of ENTRIES) {
    if (device === 'keyboard') {
      await page.mouse.move(600, 700)
      await group(page, label).locator('summary').focus()
      await page.keyboard.press('Enter')
      const link = group(page, label).getByRole('link', { name: entry, exact: true })
      for (let step = 0; step < 5; step += 1) {
        if (await link.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
    } else {
      if (device === 'both') {
        const open = group(page, 'Community').locator('summary')
        await open.focus()
        await page.keyboard.press('Enter')
        await expect(panels(page)).toHaveCount(1)
      }
      await follow(page, label, entry)
    }
    await expect(page).toHaveURL(path)
    await expect(group(page, label).locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(panels(page).filter({ hasNotText: entry })).toHaveCount(0)
  }
})

test('groups stand side by side, open under the pointer and by key, and close with Escape, when the focus leaves them, and when a link leads to the page that is shown', async ({
  page
}) => {
  await page.goto('/submit')
  await group(page, 'Resources').locator('summary').hover()
  await expect(panels(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panels(page)).toHaveCount(0)
  await page.mouse.move(10, 500)
  await group(page, 'Resources').locator('summary').hover()
  await expect(panels(page)).toHaveCount(1)
  await page.mouse.move(10, 500)
  await expect(panels(page)).toHaveCount(0)

  const first = group(page, 'Getting Started')
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first.locator('details')).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Complete Guide' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panels(page)).toHaveCount(0)
  await expect(first.locator('summary')).toBeFocused()

  const community = group(page, 'Community')
  await community.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(community.getByRole('link', { name: 'Need help now?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panels(page)).toHaveCount(0)
  await community.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(community.getByRole('link').first()).toBeFocused()
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await loaded
  await expect(page).toHaveURL('/submit')
  await expect(panels(page)).toHaveCount(0)

  await test.step('the focus goes through them from left to right', async () => {
    await resize(page, 1440, 800)
    const focused = page.locator('body > header .shell :focus')
    const places: number[] = []
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    while (await focused.count()) {
      places.push((await focused.boundingBox())?.x ?? 0)
      await page.keyboard.press('Tab')
    }
    expect(places.length).toBeGreaterThan(8)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  // They stand side by side on one line each, with a field to search in once there is room.
  const field = page.locator('#header-search')
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
  for (const width of [1200, 1600]) {
    await resize(page, width, 800)
    await expect(page.locator('.menu-toggle > summary')).toBeHidden()
    await expect(page.locator('.menu-group > details > summary:visible')).toHaveCount(7)
    await expect(field).toBeVisible({ visible: width === 1600 })
    await expect(link).toBeVisible({ visible: width < 1600 })
    const lines = await page
      .locator('.menu-group summary > span:first-child')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).map(({ top, height }) => top + height)
      )
    expect(new Set(lines).size, `at ${width}`).toBe(1)
    const gaps = await page.locator('.menu-group').evaluateAll((groups) =>
      groups.slice(1).map((one, index) => {
        const before = groups[index]?.getBoundingClientRect().right ?? 0
        return one.getBoundingClientRect().left - before
      })
    )
    expect(Math.min(...gaps), `at ${width}`).toBeGreaterThanOrEqual(20)
    const sizes = await page
      .locator('.menu-group summary')
      .evaluateAll((labels) => labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)))
    expect(Math.min(...sizes), `at ${width}`).toBeGreaterThanOrEqual(15)
  }

  await test.step('the straight path of the mouse from a label to its first and last entry keeps the panel open', async () => {
    await resize(page, 1200, 800)
    for (const [label, place] of [
      ['Resources', 0],
      ['Resources', -1],
      ['Community', 0]
    ] as const) {
      const summary = group(page, label).locator('summary')
      const panel = group(page, label).locator('.menu-panel')
      const entry = panel.getByRole('link', { includeHidden: true }).nth(place)
      // A slow hand takes 0.3 s. That of a busy machine may be slower, and tries again.
      await expect(async () => {
        await page.mouse.move(10, 700)
        await expect(panels(page)).toHaveCount(0)
        const [x, y] = await centerOf(summary)
        await page.mouse.move(x, y)
        await expect(panel).toBeVisible()
        const [endX, endY] = await centerOf(entry)
        for (let step = 1; step <= 15; step += 1) {
          await page.mouse.move(x + ((endX - x) * step) / 15, y + ((endY - y) * step) / 15)
          await page.waitForTimeout(20)
        }
        expect(await panels(page).count()).toBe(1)
        expect(await panel.isVisible()).toBe(true)
      }).toPass({ timeout: 60_000 })
    }
  })

  // Narrower windows have a button for the menu.
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(page.locator('.menu-toggle > summary')).toBeVisible()
  await expect(field).toBeHidden()
  await link.click()
  await expect(page).toHaveURL('/search')
})

test('the narrow menu marks the group of the page, keeps the page behind it where it is, gives the focus back, and closes when it leaves the header or its page comes back', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/resources')
  const button = page.locator('.menu-toggle > summary')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await button.click()
  await group(page, 'Community').locator('summary').focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Get Your Daily Affirmation' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Need help now?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeFocused()

  await button.click()
  await expect(menu).toBeVisible()
  await expect(group(page, 'Resources').locator('summary > span').first()).toHaveCSS(
    'text-decoration-line',
    'underline'
  )
  // Playwright's browser keeps no page for going back: this is what a page hears that was kept.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(menu).toBeHidden()

  await button.click()
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 2_000)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => restingScroll(page)).toBe(600)
})

// As in another typeface: a letter is half as wide as it is high, more or less.
test('the header holds letters that are 4 % wider', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('header').first()
  const height = () => header.evaluate((element) => element.getBoundingClientRect().height)
  const heights: Record<number, number> = {}
  const widths = [1200, 1280, 1366, 1440, 1536, 1600]
  for (const width of widths) {
    await resize(page, width, 800)
    heights[width] = await height()
  }
  // The content policy refuses a style element, but not a rule more in a sheet that is there.
  await page.evaluate(() => {
    document.styleSheets[0]?.insertRule('header * { letter-spacing: 0.02em !important }')
  })
  for (const width of widths) {
    await resize(page, width, 800)
    expect([width, await height()]).toEqual([width, heights[width]])
    // The name, each group of the menu, the search.
    const boxes = await header.evaluate((element) =>
      [...element.querySelectorAll('a[href="/"], .menu-group > details, .header-search, .search-link')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.top < element.getBoundingClientRect().bottom)
        .map(({ left, right }) => ({ left, right }))
        .sort((one, other) => one.left - other.left)
    )
    expect(boxes.length).toBeGreaterThan(5)
    for (const [index, { left, right }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      expect(right).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
