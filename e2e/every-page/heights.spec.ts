/** How tall pages are at first sight on a phone, and that what they hold back then is a tap away, without scripts, too. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const PHONE = { width: 390, height: 844 }
const EIGHT_SCREENS = 8 * PHONE.height

/** Kinds of pages, by what their addresses begin with. */
const KINDS = {
  'how-to guides': /^\/how-to-guide(\/|$)/,
  'problem guides': /^\/problem-solution(\/|$)/,
  'the science hub and its topics': /^\/science-hub(\/|$)/,
  'guides of themes': /^\/category\/[^/]+\/./,
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
  test(`on a phone, ${kind} take at most eight screens as they arrive`, async ({ page }) => {
    const paths = await longestOf(page, pattern)
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) {
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, path).toBeLessThanOrEqual(EIGHT_SCREENS)
    }
  })
}

test('what a phone holds back opens by a tap or by its address, and a wide screen shows it', async ({ page }) => {
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

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/problem-solution/grief')
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
