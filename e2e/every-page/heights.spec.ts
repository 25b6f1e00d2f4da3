/** How tall pages are at first sight, and that what they hold back then is a tap away, without scripts, too. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const MOST_SCREENS = [
  [PHONE, 8],
  [DESKTOP, 10]
] as const

/** All pages of a kind, by what their addresses begin with: the words of each decide. */
const KINDS = {
  'how-to guides': /^\/how-to-guide(\/|$)/,
  'problem guides': /^\/problem-solution(\/|$)/,
  'the science hub and its topics': /^\/science-hub(\/|$)/,
  'guides of themes': /^\/category\/[^/]+\/./,
  'pages of situations': /^\/for\/./,
  'the library, the situations and help': /^\/(resources|for|help-now)$/
}

test.use({ viewport: PHONE, javaScriptEnabled: false })

async function pathsOf(page: Page, kind: RegExp): Promise<string[]> {
  const readUrls = async (path: string) => {
    const xml = await (await page.request.get(path)).text()
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
  }
  const files = await readUrls('/sitemap.xml')
  const listed = (await Promise.all(files.map(async (path) => (path.endsWith('.xml') ? readUrls(path) : path)))).flat()
  return [...new Set(listed)].filter((path) => kind.test(path))
}

for (const [kind, pattern] of Object.entries(KINDS)) {
  test(`${kind} take at most eight screens of a phone as they arrive, and ten of a desktop`, async ({ page }) => {
    test.slow()
    const paths = await pathsOf(page, pattern)
    expect(paths.length).toBeGreaterThan(0)
    const tall: string[] = []
    for (const path of paths) {
      await page.goto(path)
      for (const [size, screens] of MOST_SCREENS) {
        await page.setViewportSize(size)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        if (height > screens * size.height) tall.push(`${path} at ${size.width}: ${height}`)
      }
    }
    expect(tall).toEqual([])
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
