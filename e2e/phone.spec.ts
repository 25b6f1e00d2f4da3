import { expect, test } from './fixtures'

test('the menu opens one group at a time and closes when a link is followed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#narrow-menu')
  await menu.getByRole('button', { name: 'Getting Started' }).click()
  await menu.getByRole('button', { name: 'Love & Relationships' }).click()
  await expect(menu.getByRole('button', { name: 'Getting Started' })).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeVisible()
  await menu.getByRole('button', { name: 'Love & Relationships' }).click()
  await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeHidden()

  await menu.getByRole('button', { name: 'Love & Relationships' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeHidden()

  await menu.getByRole('link', { name: 'Get Your Daily Affirmation' }).click()
  await expect(page).toHaveURL(/\/generator$/)
  await expect(menu).toHaveCount(0)
})

test('controls are large enough to touch', async ({ page }) => {
  await page.goto('/category/love')
  const small = await page.locator('button:visible, .button:visible, nav a:visible').evaluateAll((controls) =>
    controls
      .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
      .map(({ html, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)
  )
  expect(small.slice(0, 5)).toEqual([])
})
