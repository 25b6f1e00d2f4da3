import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SubcategoryGuide } from '../../content/types'
import { expect, resize, restingScroll, test } from '../fixtures'

const cards = (page: Page) => page.locator('#all .cards > li')
const open = (page: Page) => cards(page).filter({ visible: true })
const showAll = (page: Page) => page.locator('#all summary').filter({ visible: true })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, columns, first] of [
    [390, 1, 12],
    [1024, 2, 36],
    [1440, 3, 36]
  ] as const) {
    test(`at ${width} a category shows ${first} cards beside ${columns === 1 ? 'none' : columns} in a row, and one control opens all in place`, async ({
      page
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/category/love')
      const count = await cards(page).count()
      await expect(open(page)).toHaveCount(first)
      const lefts = await open(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(columns)

      await expect(showAll(page)).toHaveText(`Show all ${count}Show fewer`)
      await expect(showAll(page).getByText('Show fewer')).toBeHidden()
      await showAll(page).click()
      await expect(open(page)).toHaveCount(count)
      await expect(showAll(page).getByText('Show fewer')).toBeVisible()
      await showAll(page).click()
      await expect(open(page)).toHaveCount(first)
    })
  }
})

test('what is found by searching in the page opens, on a phone and in a wide window', async ({ page }) => {
  for (const width of [390, 1280]) {
    await resize(page, width, 844)
    await page.goto('/category/love')
    const last = cards(page).last()
    await expect(last).toBeHidden()
    const words = (await last.locator('[data-text]').textContent()) ?? ''
    // A text fragment opens what find-in-page would, once the page is loaded again.
    await page.goto('about:blank')
    await page.goto(`/category/love#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
    await expect(last).toBeInViewport()
  }
})

test('a card leads to its page wherever it is pressed, and its buttons are named with its words', async ({ page }) => {
  await page.goto('/category/love')
  const card = cards(page).first()
  const words = (await card.locator('[data-text]').textContent()) ?? ''
  for (const name of ['Copy', 'Share', 'Favorite']) {
    await expect(card.getByRole('button', { name: `${name}: ${words}`, exact: true })).toBeVisible()
  }
  await card.scrollIntoViewIfNeeded()
  await restingScroll(page)
  const box = await card.boundingBox()
  await page.mouse.click(Number(box?.x) + 4, Number(box?.y) + Number(box?.height) - 8)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
})

test('a block of a subcategory shows its benefits, six affirmations side by side, two on a phone, and its practice and its research a tap away', async ({
  page
}) => {
  for (const [width, shown, columns] of [
    [390, 2, 1],
    [1280, 6, 2],
    [1600, 6, 2]
  ] as const) {
    await resize(page, width, 844)
    await page.goto('/category/love')
    const block = page.locator('#self-love')
    const lines = block.locator('[data-affirmation]')
    await expect(lines).toHaveCount(6)
    await expect(lines.filter({ visible: true })).toHaveCount(shown)
    const boxes = await lines
      .filter({ visible: true })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
    expect(new Set(boxes.map(({ left }) => left)).size, String(width)).toBe(columns)
    expect(Math.max(...boxes.map(({ right }) => right)), String(width)).toBeLessThanOrEqual(width)
    const titles = ['Benefits', 'Affirmations', 'How to practice', 'Pro tips', 'Scientific research']
    await expect(block.getByRole('heading', { level: 3, includeHidden: true })).toHaveText(titles)
    await expect(block.getByRole('heading', { name: 'Benefits' })).toBeVisible()
    const research = block.getByRole('heading', { name: 'Scientific research' })
    await expect(research).toBeHidden()
    await block.locator('summary').click()
    await expect(research).toBeVisible()
  }

  // One that a phone leaves out is there for who was sent to it.
  await resize(page, 390, 844)
  await page.goto('/category/love#self-love-5')
  await expect(page.locator('#self-love-5')).toBeInViewport()
})

for (const [about, heading, list] of [
  ['benefitsTitle', 'Key Benefits', 'benefits'],
  ['tipsTitle', 'Practical tips', 'tips']
] as const) {
  test(`the ${list} of a subcategory stand below “${heading}”, with what they are about`, async ({ page }) => {
    /** Playwright does not import JSON. */
    const guides: SubcategoryGuide[] = JSON.parse(readFileSync('content/generated/guides/subcategory.json', 'utf8'))
    const guide = guides.find((one) => one[about])
    await page.goto(`/category/${guide?.category}/${guide?.subcategory}`)
    const section = page.getByRole('region', { name: heading })
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(heading)
    await expect(section.getByText(guide?.[about] ?? '', { exact: true })).toBeVisible()
    await expect(section.getByRole('listitem').first()).toBeVisible()
  })
}
