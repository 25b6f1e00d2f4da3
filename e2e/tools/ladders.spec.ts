import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'

interface Line {
  text: string
  slug: string
  tags: string[]
  ladder?: string
}
const lines: Line[] = JSON.parse(readFileSync('content/generated/affirmations/love.json', 'utf8'))

test('a line leads to the gentler and the bolder one, from a list and from its page', async ({ page }) => {
  await page.goto('/category/love/self-love')
  const row = page.locator('li:has(small a + a)').first()
  // What is folded opens as find-in-page would open it.
  await row.evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
  })
  const href = await row.locator('[data-text]').getAttribute('href')
  const moderate = lines.find(({ slug }) => href === `/affirmation/${slug}`) as Line
  const step = (intensity: string) =>
    lines.find(({ ladder, tags }) => ladder === moderate.ladder && tags.includes(intensity)) as Line

  await expect(row.getByRole('link', { name: `Bolder: ${step('bold').text}` })).toHaveText('Bolder')
  await row.getByRole('link', { name: `Gentler: ${step('gentle').text}` }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(step('gentle').text)
  const steps = page.getByRole('navigation', { name: 'Say it gentler or bolder' })
  await expect(steps.getByRole('link')).toHaveText([`Bolder ${moderate.text}`])
  await steps.getByRole('link', { name: 'Bolder' }).click()
  await expect(heading).toHaveText(moderate.text)
  await expect(steps.getByRole('link')).toHaveText([`Gentler ${step('gentle').text}`, `Bolder ${step('bold').text}`])
})
