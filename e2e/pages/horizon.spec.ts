import type { Page } from '@playwright/test'
import { clipboardOf, expect, resize, TOAST, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sun = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'A line for this hour' })

/** Where the sun stands on its way in the header, as a share of it. */
function placeOfSun(page: Page): Promise<number> {
  return sun(page).evaluate((element) => {
    const target = element.getBoundingClientRect()
    const way = (element.parentElement as HTMLElement).getBoundingClientRect()
    return (target.left - way.left) / (way.width - target.width)
  })
}

/** Runs in the browser: the disk of the sun, and how far it is from the nearest control of the header. */
function measureSun(element: Element) {
  const target = element.getBoundingClientRect()
  const disk = getComputedStyle(element, '::before')
  const [, rise = '0px'] = disk.translate.split(' ')
  const [width, height] = [Number.parseFloat(disk.width), Number.parseFloat(disk.height)]
  const left = target.left + Number.parseFloat(disk.left)
  const bottom = target.bottom - Number.parseFloat(disk.bottom) + Number.parseFloat(rise)
  const header = (element.closest('header') as HTMLElement).getBoundingClientRect()
  const controls = [...document.querySelectorAll('body > header :is(a, summary, input, button)')]
    .filter((control) => control !== element && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
  const gapTo = (box: { left: number; right: number }) =>
    Math.min(...controls.map((control) => Math.max(control.left - box.right, box.left - control.right)))
  return {
    gap: gapTo({ left, right: left + width }),
    targetGap: gapTo(target),
    target: Math.min(target.width, target.height),
    isInside: target.top >= header.top && target.bottom <= header.bottom,
    isWhole: bottom - height >= header.top,
    /** From the line, which is the last pixel of the header. */
    height: header.bottom - 1 - bottom
  }
}

test('the sun stands at the hour of the visitor', async ({ page }) => {
  await page.clock.install()
  for (const hour of ['06', '18']) {
    await page.clock.setFixedTime(`2026-11-23T${hour}:00:00`)
    await page.goto('/resources')
    await expect.poll(() => placeOfSun(page)).toBeCloseTo(Number(hour) / 24, 2)
  }
})

test('the sun is whole, rests on the line of the header, and is clear of its controls, at every hour and width; the name is there from 360 pixels on', async ({
  page
}) => {
  await page.clock.install()
  for (const hour of ['00', '06', '12', '18', '23']) {
    await page.clock.setFixedTime(`2026-11-23T${hour}:00:00`)
    await page.goto('/privacy')
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [768, 1024],
      [1024, 600],
      [1199, 800],
      [1200, 800],
      [1280, 800],
      [1600, 1000],
      [844, 390],
      [1280, 350]
    ] as const) {
      await resize(page, width, height)
      const where = `${width} × ${height} at ${hour}`
      const measured = await sun(page).evaluate(measureSun)
      expect(measured.gap, where).toBeGreaterThanOrEqual(8)
      expect(measured.targetGap, where).toBeGreaterThan(-0.1)
      expect(measured.target, where).toBeGreaterThan(43.9)
      expect(measured, where).toMatchObject({ isInside: true, isWhole: true })
      expect(measured.height, where).toBeCloseTo(0, 1)
      const name = page.getByRole('banner').locator('a').first().locator('span').last()
      if (width >= 360) expect((await name.boundingBox())?.width, where).toBeGreaterThan(60)
    }
  }
})

test('in a low window the header stays, 48 pixels high', async ({ page }) => {
  await page.goto('/how-to-guide/morning-routine')
  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [1280, 380]
  ] as const) {
    await resize(page, width, height)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(await page.getByRole('banner').boundingBox(), `${width} × ${height}`).toMatchObject({ y: 0, height: 48 })
  }
})

test('the sun asks for one line however often it is pressed', async ({ page }) => {
  let asked = 0
  await page.route('**/api/affirmations/random', async (route) => {
    asked += 1
    await route.continue()
  })
  await page.goto('/privacy')
  await sun(page).evaluate((link: HTMLAnchorElement) => {
    for (let time = 0; time < 3; time += 1) link.click()
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked).toBe(1)
  await page.keyboard.press('Escape')
  await sun(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked).toBe(2)
})

test('the sun opens one line for this hour, which Escape closes, and gives the focus back; if none can be had, it leads to the line of the day', async ({
  page,
  expectNoise
}) => {
  expectNoise(/ERR_FAILED/)
  await page.goto('/privacy')
  await sun(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const line = (await dialog.locator('[data-text]').textContent()) ?? ''
  await expect(dialog).toHaveAccessibleName(line)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  expect(await clipboardOf(page)).toBe(line)
  // The toast is not hidden below the dialog.
  await expect(dialog.locator(TOAST)).toContainText('Affirmation copied to clipboard.')
  const heart = dialog.getByRole('button', { name: 'Favorite' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))
  const slug = (await dialog.getByRole('link').getAttribute('href'))?.split('/').at(-1)
  expect(kept).toMatchObject([{ text: line, slug }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(sun(page)).toBeFocused()
  await sun(page).click()
  await dialog.getByRole('link', { name: 'Open its page' }).click()
  await expect(page).toHaveURL(/\/affirmation\//)
  await page.route('**/api/affirmations/random', (route) => route.abort())
  await sun(page).click()
  await expect(page).toHaveURL('/#daily-quote')
})

test.describe('on a guide', () => {
  test('the sun goes along the line as the guide is read, and stays where it is with reduced motion', async ({
    page
  }) => {
    await page.goto('/how-to-guide/morning-routine')
    const hour = await placeOfSun(page)
    const readTo = (share: number) =>
      page.evaluate((part) => {
        scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
      }, share)
    await readTo(0.5)
    await expect.poll(() => placeOfSun(page)).toBeCloseTo(0.5, 1)
    await readTo(1)
    await expect.poll(() => placeOfSun(page)).toBeGreaterThan(0.95)
    await readTo(0)
    await expect.poll(() => placeOfSun(page)).toBeCloseTo(hour, 2)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    const still = await placeOfSun(page)
    await readTo(0.5)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await placeOfSun(page)).toBe(still)
  })
})

test.describe('on a guide with a plan', () => {
  const clickFifteenDays = (page: Page) =>
    page.locator('.plan-calendar input').evaluateAll((boxes: HTMLElement[]) => {
      for (const box of boxes.slice(0, 15)) box.click()
    })

  test('the sun shows the share of the days that are ticked and goes back, and stays where it is with reduced motion', async ({
    page
  }) => {
    await page.goto('/problem-solution/grief')
    const before = await placeOfSun(page)
    // From here time passes in steps only: the sun goes back after some seconds.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await clickFifteenDays(page)
    await expect.poll(() => placeOfSun(page)).toBeCloseTo(0.5, 2)
    await page.clock.runFor(3_000)
    await expect.poll(() => placeOfSun(page)).toBeCloseTo(before, 2)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    const still = await placeOfSun(page)
    await clickFifteenDays(page)
    await expect(page.locator('[data-horizon="plan"]')).toBeAttached()
    expect(await placeOfSun(page)).toBe(still)
  })
})
