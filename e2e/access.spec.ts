import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'

const PAGES = [
  '/',
  '/category/weekly',
  '/category/daily/confidence',
  '/affirmation/health-001',
  '/generator',
  '/builder',
  '/submit',
  '/how-to-guide',
  '/how-to-guide/morning-routine',
  '/problem-solution/grief',
  '/science-hub',
  '/resources'
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    for (const address of PAGES) {
      test(`${address} has no accessibility violation`, async ({ page }) => {
        test.slow()
        await page.goto(address)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`)).toEqual([])
      })
    }
  })
}

test('no page is wider than its window', async ({ page }) => {
  test.slow()
  for (const width of [320, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of PAGES) {
      await page.goto(address)
      const content = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(content, `${address} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await page.getByRole('button', { name: 'Generate New' }).click()
  const animation = await page
    .locator('#daily-quote [data-text]')
    .evaluate((line) => getComputedStyle(line).animationName)
  expect(animation).toBe('none')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are read and links work', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#daily-quote [data-text]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate New' })).toBeHidden()
    await expect(page.getByText('Signing up needs JavaScript')).toBeVisible()
    await page.locator('#categories a[href="/category/health"]').first().click()
    await expect(page.locator('#all li').first()).toBeVisible()
    await page.locator('#all li a').first().click()
    await expect(page.getByRole('heading', { name: 'How to Use' })).toBeVisible()
    await page.goto('/science-hub')
    await expect(page.locator('#ledger-list > li')).toHaveCount(73)
    await page.goto('/submit')
    await expect(page.getByText('The form needs JavaScript')).toBeVisible()
    await page.goto('/generator')
    await expect(page.getByText('Generating needs JavaScript')).toBeVisible()
  })
})
