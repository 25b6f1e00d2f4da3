/** Text at 200 %, in the window of a browser that makes that smaller instead: what fits here fits in either browser. */
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
  await page.goto('/')
  const menu = page.locator('.menu-toggle > summary')
  await expect.soft(menu).toBeInViewport({ ratio: 1 })
  await menu.click()
  await expect.soft(page.locator('.site-menu summary').first()).toBeInViewport({ ratio: 1 })
  for (const path of Object.values(KINDS).flatMap((paths) => paths.split(/\s+/))) {
    await page.goto(path)
    const width = await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = true
      return document.documentElement.scrollWidth
    })
    expect.soft(width, path).toBeLessThanOrEqual(PHONE_AT_200_PERCENT.width)
  }
  await browser.close()
})
