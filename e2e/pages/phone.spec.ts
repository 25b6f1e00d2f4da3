import { expect, test } from '../fixtures'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu has one group open at a time and leads to pages', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Main' })
    const group = (label: string) => menu.locator('details', { hasText: label })
    await group('Getting Started').tap()
    await expect(group('Getting Started')).toHaveAttribute('open')
    await group('Love & Relationships').tap()
    await expect(group('Getting Started')).not.toHaveAttribute('open')
    await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Daily Generator' })).toBeHidden()
    await group('Love & Relationships').tap()
    await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeHidden()

    await menu.getByRole('link', { name: 'Get Your Daily Affirmation' }).tap()
    await expect(page).toHaveURL(/\/generator$/)
    await expect(menu).toBeHidden()
  })
})

test('controls are large enough to touch, and the menu begins with its groups closed and has one open at a time', async ({
  page
}) => {
  await page.goto('/category/love')
  const small = await page
    .locator('button:visible, .button:visible, summary:visible, nav a:visible')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ box: control.getBoundingClientRect(), html: control.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
        .map(({ html, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)
    )
  expect(small.slice(0, 5)).toEqual([])

  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.locator('summary', { hasText: 'Menu' }).tap()
  await menu.locator('details', { hasText: 'Getting Started' }).tap()
  await menu.locator('details', { hasText: 'Love & Relationships' }).tap()
  await expect(menu.getByRole('link', { name: 'Daily Generator' })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeVisible()
  await page.locator('summary', { hasText: 'Close' }).tap()
  await expect(menu).toBeHidden()
  await page.locator('summary', { hasText: 'Menu' }).tap()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Self-Love' })).toBeHidden()
})

test('a breadcrumb of one step takes no room, and one of more leads to the page above', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await page.goto('/resources')
  await expect(trail).toBeHidden()
  expect(await page.content()).toContain('"BreadcrumbList"')
  await page.goto('/problem-solution/grief')
  await expect(trail.getByRole('link', { name: 'Problem guides' })).toBeVisible()
})

test('all of a line of code on /api is in view', async ({ page }) => {
  await page.goto('/api')
  const boxes = page.locator('main pre').filter({ visible: true })
  expect(await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0)
})
