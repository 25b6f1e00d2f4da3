/** Text at 200 %: Chrome on Android makes the window half as wide, other browsers make the text twice as large. */
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../test/chromium'
import { expect, test } from '../fixtures'
import { KINDS } from './kinds'

const WINDOW = { width: 206, height: 412 }

for (const size of [16, 24, 32]) {
  test(`at 206 pixels and a text of ${size} nothing scrolls sideways, and the menu is in reach`, async ({
    baseURL
  }) => {
    test.slow()
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, `--blink-settings=defaultFontSize=${size}`]
    })
    const page = await browser.newPage({ baseURL, viewport: WINDOW, reducedMotion: 'reduce' })
    for (const path of Object.values(KINDS).flatMap((paths) => paths.split(/\s+/))) {
      await page.goto(path)
      await expectToFit(page, path)
    }
    await browser.close()
  })
}

async function expectToFit(page: Page, path: string): Promise<void> {
  const menu = page.locator('.menu-toggle > summary')
  await expect.soft(menu, path).toBeInViewport({ ratio: 1 })
  await menu.click()
  await expect.soft(page.locator('.site-menu summary').first(), path).toBeInViewport({ ratio: 1 })
  await menu.click()
  const width = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = true
    return document.documentElement.scrollWidth
  })
  expect.soft(width, path).toBeLessThanOrEqual(WINDOW.width)
}
