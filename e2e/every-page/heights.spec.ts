/** How tall pages are at first sight, and that what they hold back then is a tap away, without scripts, too. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const MOST_SCREENS = [
  [PHONE, 8],
  [DESKTOP, 10]
] as const

/** Kinds of pages, by what their addresses begin with. */
const KINDS = {
  'how-to guides': /^\/how-to-guide(\/|$)/,
  'problem guides': /^\/problem-solution(\/|$)/,
  'the science hub and its topics': /^\/science-hub(\/|$)/,
  'guides of themes': /^\/category\/[^/]+\/./,
  'pages of situations': /^\/for\/./,
  'the library, the situations and help': /^\/(resources|for|help-now)$/
}

/** Of each kind, so many with the most text are looked at. */
const LONGEST = 4

test.use({ viewport: PHONE, javaScriptEnabled: false })

async function longestOf(page: Page, kind: RegExp): Promise<string[]> {
  const read = async (path: string) => (await page.request.get(path)).text()
  const readUrls = async (path: string) =>
    [...(await read(path)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
  const listed = (await Promise.all((await readUrls('/sitemap.xml')).map(readUrls))).flat()
  const pages = listed.filter((path) => kind.test(path)).map(async (path) => ({ path, html: await read(path) }))
  const lengthOf = (html: string) => html.replace(/<(script|style|svg).*?<\/\1>|<[^>]*>/gs, '').length
  return (await Promise.all(pages))
    .sort((one, other) => lengthOf(other.html) - lengthOf(one.html))
    .map(({ path }) => path)
    .slice(0, LONGEST)
}

for (const [kind, pattern] of Object.entries(KINDS)) {
  test(`${kind} take at most eight screens of a phone as they arrive, and ten of a desktop`, async ({ page }) => {
    test.slow()
    const paths = await longestOf(page, pattern)
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) {
      await page.goto(path)
      for (const [size, screens] of MOST_SCREENS) {
        await page.setViewportSize(size)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect.soft(height, `${path} at ${size.width}`).toBeLessThanOrEqual(screens * size.height)
      }
    }
  })
}

test('what a page holds back opens by a tap or by its address, and paper shows it', async ({ page }) => {
  await page.goto('/problem-solution/grief')
  const introduction = page.locator('#introduction')
  const held = introduction.getByText('When it is not the right tool')
  await expect(held).toBeHidden()
  await introduction.getByText('Read the rest').click()
  await expect(held).toBeVisible()
  await introduction.getByText('Show less').click()
  await expect(held).toBeHidden()

  const approach = page.locator('#solution li').first()
  await expect(approach.locator('.serif')).toBeVisible()
  await expect(approach.locator('details p')).toBeHidden()
  await approach.locator('summary').click()
  await expect(approach.locator('details p')).toBeVisible()

  await page.goto('/science-hub#verdict-words')
  await expect(page.locator('#verdict-words')).toBeVisible()

  await page.setViewportSize(DESKTOP)
  await page.goto('/problem-solution/grief')
  await expect(held).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(held).toBeVisible()
  await expect(approach.locator('details p')).toBeVisible()
  await expect(page.locator('.rest > summary:visible')).toHaveCount(0)
})

test('the science hub begins with its conclusion and its chart, then answers skeptics', async ({ page }) => {
  await page.goto('/science-hub')
  const topOf = async (selector: string) => Number((await page.locator(selector).first().boundingBox())?.y)
  const tops = await Promise.all(
    ['h1', 'main header p:has-text("a little")', '.effect-plot svg', '#questions', '#findings', '#featured'].map(topOf)
  )
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  expect(tops[2]).toBeLessThan(PHONE.height)
})

test('a problem guide has something to tick within three screens', async ({ page }) => {
  await page.goto('/problem-solution/social-anxiety')
  const box = await page.locator('.plan-calendar label').first().boundingBox()
  expect(box?.y).toBeLessThan(3 * PHONE.height)
  await page.getByRole('checkbox', { name: 'Day 1', exact: true }).check()
})
