/**
 * Compares the first screen of twelve pages with the pictures in e2e/pictures, on a site with a fixed day and a database
 * of its own. `npm run test:pictures` draws them again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findChromium } from '../../test/chromium'
import { onDay, type Site, startSite } from '../../test/servers/site'
import { expect, test } from '../fixtures'

const DAY = '2026-06-15'
const FOLDER = 'e2e/pictures'
/** The browser that drew the pictures: another one may draw letters differently. */
const DRAWN_BY = join(FOLDER, 'drawn-by.json')

const [affirmation] = JSON.parse(readFileSync('content/generated/affirmations/health.json', 'utf8'))

/** Twelve pages that together have every part of the design, by the name of their pictures. */
const PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['category', '/category/love'],
  ['affirmation', `/affirmation/${affirmation.id}`],
  ['problem-guide', '/problem-solution/burnout'],
  ['science-hub', '/science-hub'],
  ['generator', '/generator'],
  ['builder', '/builder'],
  ['search', '/search?q=sleep'],
  ['favorites', '/favorites'],
  ['practice', '/practice'],
  ['calendar', '/daily'],
  ['not-found', '/nowhere']
]
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

// Half the size is enough to see what has changed, and a quarter of the bytes.
// The sky of a page may be that of the visitor's hour: noon.
test.use({ deviceScaleFactor: 0.5, timezoneId: 'UTC' })

let site: Site
test.beforeAll(async () => {
  site = await startSite({ env: onDay(DAY) })
})
test.afterAll(() => site?.stop())

/** Each page has two pictures, which together show both sizes and both themes. */
test('the first screen of twelve pages looks as drawn', async ({ page, browser, expectNoise }) => {
  test.slow()
  expectNoise(/status of 404/)
  const drawing = drawingMode(browser)
  if (drawing === 'other browser') {
    const { browser: name } = JSON.parse(readFileSync(DRAWN_BY, 'utf8'))
    const description = `The pictures were drawn by ${name}, this is ${describe(browser)}: pages were opened, not compared.`
    test.info().annotations.push({ type: 'pictures', description })
    console.log(description)
  }
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`)
  for (const [index, [name, path]] of PAGES.entries()) {
    await page.setViewportSize(SIZES.phone)
    await open(page, path)
    for (const [turn, size] of (['phone', 'desktop'] as const).entries()) {
      const colorScheme = (index + turn) % 2 === 0 ? 'light' : 'dark'
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(SIZES[size])
      if (drawing === 'other browser') continue
      await expect.soft(page, `${name} on ${size}`).toHaveScreenshot(`${name}-${size}-${colorScheme}.png`)
    }
  }
  if (drawing === 'draw') writeFileSync(DRAWN_BY, `${JSON.stringify({ browser: describe(browser) }, null, 2)}\n`)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('h1')).toBeVisible()
}

function drawingMode(browser: Browser): 'draw' | 'compare' | 'other browser' {
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) return 'draw'
  const drawnBy = existsSync(DRAWN_BY) ? JSON.parse(readFileSync(DRAWN_BY, 'utf8')).browser : undefined
  if (!drawnBy) throw new Error('There are no pictures yet. Draw them: npm run test:pictures')
  return drawnBy === describe(browser) ? 'compare' : 'other browser'
}

/** The headless shell smooths letters in another way than a browser with windows. */
function describe(browser: Browser): string {
  const kind = /headless.shell/.test(findChromium() ?? '') ? 'headless shell ' : ''
  return `Chromium ${kind}${browser.version().split('.')[0]} on ${process.platform}`
}
