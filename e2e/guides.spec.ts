import { expect, hold, refuseStorage, test } from './fixtures'

test('a guide leads to the next one and back, and has its sky', async ({ page }) => {
  await page.goto('/how-to-guide')
  const [first = '', second = ''] = await page
    .locator('.guide-entry')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('href') ?? ''))
  await page.goto(first)
  const guides = page.getByRole('navigation', { name: 'Guides', exact: true })
  await expect(guides.getByRole('link')).toHaveCount(1)
  await expect(page.locator('.sky-band svg:visible')).toHaveCount(1)
  await guides.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(second)
  await guides.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(first)
})

test('the days of a plan are kept in the browser and printed by themselves', async ({ page }) => {
  await page.goto('/problem-solution/grief')
  await page.getByRole('checkbox', { name: 'Day 3', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Day 30' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Day 3', exact: true })).toBeChecked()

  // The dialog of the browser cannot be reached from here: what it would print is looked at instead.
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'When to see a professional' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Print this month' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Week 1').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'When to see a professional' })).toBeHidden()

  // If storage is refused, ticks last as long as the page, also if that comes back as it was left.
  await page.emulateMedia({ media: null })
  await page.addInitScript(refuseStorage)
  await page.reload()
  await page.getByRole('checkbox', { name: 'Day 2', exact: true }).check()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('checkbox', { name: 'Day 2', exact: true })).toBeChecked()
})

test('a day that is ticked before the script of the plan runs is kept', async ({ page }) => {
  await page.goto('/problem-solution/grief')
  await page.getByRole('checkbox', { name: 'Day 3', exact: true }).check()
  const release = await hold(page, '**/assets/plan-*')
  const navigation = page.reload()
  await page.getByRole('checkbox', { name: 'Day 5', exact: true }).check()
  release()
  await navigation
  await page.reload()
  for (const day of [3, 5]) await expect(page.getByRole('checkbox', { name: `Day ${day}`, exact: true })).toBeChecked()
})

test('a day that is ticked in another tab stays ticked', async ({ page, context }) => {
  await page.goto('/problem-solution/grief')
  const other = await context.newPage()
  await other.goto('/problem-solution/grief')
  await page.getByRole('checkbox', { name: 'Day 1', exact: true }).check()
  await expect(other.getByRole('checkbox', { name: 'Day 1', exact: true })).toBeChecked()
  await other.getByRole('checkbox', { name: 'Day 6', exact: true }).check()
  await page.reload()
  for (const day of [1, 6]) await expect(page.getByRole('checkbox', { name: `Day ${day}`, exact: true })).toBeChecked()
})

test('a button is pressed once its own script runs, though another one came before', async ({ page }) => {
  const release = await hold(page, '**/assets/plan-*')
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = `${Number(document.body.dataset.printed ?? 0) + 1}`
    }
  })
  const navigation = page.goto('/problem-solution/grief')
  // The site script makes the tooltip.
  await expect(page.locator('body > .tooltip')).toBeAttached()
  await page.getByRole('button', { name: 'Print this month' }).click()
  release()
  await navigation
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
})

test('each figure has its numbers as a table, also without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/how-to-guide/morning-routine')
  for (const figure of await page.locator('figure.plot').all()) {
    await figure.locator('summary').click()
    expect(await figure.locator('tbody tr').count()).toBeGreaterThan(3)
    await expect(figure.getByRole('img')).toBeVisible()
  }
  await expect(page.locator('figure.plot').last().locator('tbody tr').first()).toContainText('66')
  await page.close()
})
