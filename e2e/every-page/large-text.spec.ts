/** Text at 200 %, as browsers make it that do not make the window smaller instead, as Chrome on Android does: access.spec.ts. */
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../test/chromium'
import { expect, test } from '../fixtures'
import { KINDS, PHONE_AT_200_PERCENT } from './kinds'

test('a text of 32 pixels scrolls nothing sideways, and the menu is in reach', async ({ baseURL }) => {
  test.slow()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32']
  })
  const page = await browser.newPage({ baseURL, viewport: PHONE_AT_200_PERCENT, reducedMotion: 'reduce' })
  for (const path of Object.values(KINDS).flatMap((paths) => paths.split(/\s+/))) {
    await page.goto(path)
    const menu = page.locator('.menu-toggle > summary')
    await expect.soft(menu, path).toBeInViewport({ ratio: 1 })
    await menu.click()
    await expect.soft(page.locator('.site-menu summary').first(), path).toBeInViewport({ ratio: 1 })
    await menu.click()
    const width = await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = true
      return document.documentElement.scrollWidth
    })
    expect.soft(width, path).toBeLessThanOrEqual(PHONE_AT_200_PERCENT.width)
  }
  await browser.close()
})
