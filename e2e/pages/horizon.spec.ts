import type { Page } from '@playwright/test'
import { clipboardOf, expect, TOAST, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sun = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'A line for this hour' })

/** Where the sun stands below the header, as a share of the width. */
async function placeOfSun(page: Page): Promise<number> {
  const box = await sun(page).boundingBox()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  return (Number(box?.x) + Number(box?.width) / 2) / width
}

test('the sun stands at the hour of the visitor', async ({ page }) => {
  await page.clock.install()
  for (const hour of ['06', '18']) {
    await page.clock.setFixedTime(`2026-11-23T${hour}:00:00`)
    await page.goto('/resources')
    await expect.poll(() => placeOfSun(page)).toBeCloseTo(Number(hour) / 24, 2)
  }
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
