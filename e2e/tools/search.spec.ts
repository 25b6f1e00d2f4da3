import type { Page } from '@playwright/test'
import { expectNoViolationInEitherTheme } from '../every-page/violations'
import { clipboardOf, expect, test } from '../fixtures'

const field = (page: Page) => page.getByRole('main').getByRole('search')
const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test('a search by keyboard alone, with suggestions', async ({ page }) => {
  test.slow()
  // Narrower headers have a link to the search in place of the field.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/offline')
  await page.locator('#header-search').focus()
  const input = page.getByRole('banner').getByRole('combobox')
  await expect(input).toBeFocused()
  // In one piece: after a pause between letters the server would be asked for what is there so far.
  await page.keyboard.insertText('slee')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option')).toHaveCount(6)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('6 suggestions.')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolationInEitherTheme(page, { include: 'body > header' })

  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(input).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) as string)
  await page.keyboard.press('ArrowUp')
  await expect(input).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(input).toHaveValue('slee')

  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const address = (await first.getAttribute('href')) as string
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)

  await page.locator('#header-search').focus()
  await page.keyboard.type('confidense')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=confidense')
  await expect(results(page)).toContainText('Nothing here says “confidense”. This is what was found for “confidence”.')
  await expect(results(page).locator('mark').first()).toHaveText(/confiden/i)
  await expectNoViolationInEitherTheme(page, { include: '#main' })
})

test('the link to the search leads into its field, whose suggestions stay silent if the server fails', async ({
  page,
  expectNoise
}) => {
  expectNoise(/Failed to load resource/)
  await page.goto('/resources')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
  const input = field(page).locator('input[name=q]')
  await expect(input).toBeFocused()
  await page.route('**/api/search*', (route) => route.fulfill({ status: 503, body: 'no' }))
  const asked = page.waitForResponse('**/api/search*')
  await page.keyboard.type('calm')
  await asked
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=calm')

  await page.unroute('**/api/search*')
  await input.fill('terminal')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api#terminal')
  await page.getByRole('button', { name: 'Copy: Terminal' }).press('Enter')
  await expect.poll(() => clipboardOf(page)).toBe(await page.locator('#terminal pre').textContent())
})

test.describe('with a finger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('searches, narrows and turns pages', async ({ page }) => {
    test.slow()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
    await expect(page).toHaveURL('/search')
    await expectNoViolationInEitherTheme(page)
    await field(page).locator('input[name=q]').tap()
    await page.keyboard.type('sleep')
    await field(page).getByRole('button', { name: 'Search' }).tap()
    await expect(page).toHaveURL('/search?q=sleep')
    for (const kind of ['Affirmations', 'Guides and tools', 'Questions', 'Studies', 'Resources'])
      await expect(results(page).getByRole('heading', { name: kind, exact: true })).toBeAttached()
    // The kinds of what was found stand above it, and the page that is about it.
    await expect(results(page).locator('[data-affirmation]').first()).toBeInViewport({ ratio: 1 })
    await expect(results(page).getByRole('link', { name: 'Getting Through Sleepless Nights' })).toHaveCount(1)
    await expect(results(page).getByRole('link', { name: 'Studies', exact: true })).toBeAttached()
    // Found words are marked for the eye: in a name, a screen reader would say where each mark begins and ends.
    await expect(results(page).locator('h3 mark').first()).toBeAttached()
    await expect(results(page).locator(':is(h3, [data-text]) mark:not([role=none])')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Helplines' })).toHaveCount(0)
    await expectNoViolationInEitherTheme(page, { include: '#main' })

    await page.getByRole('link', { name: 'More affirmations' }).tap()
    await expect(page).toHaveURL('/search?q=sleep&kind=affirmations')
    await page.getByRole('link', { name: 'Next page' }).tap()
    await expect(page).toHaveURL('/search?q=sleep&kind=affirmations&page=2')
    await results(page).getByRole('link', { name: 'Weekly Focus', exact: true }).tap()
    await expect(page).toHaveURL(/category=weekly/)
    for (const name of ['Affirmations', 'Weekly Focus']) {
      const chosen = page
        .getByRole('navigation', { name: 'Narrow the search' })
        .getByRole('link', { name, exact: true })
      await expect(chosen).toHaveAttribute('aria-current', 'true')
      await expect(chosen).toBeInViewport({ ratio: 1 })
    }
    await expect(results(page).locator('[data-affirmation]').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('finds, says what to try, and shows helplines first', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('link', { name: 'grief', exact: true }).click()
    await expect(results(page).getByRole('heading', { name: 'Guides' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    await field(page).locator('input[name=q]').fill('zzyzxq')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzyzxq”' })).toBeVisible()
    await expect(results(page).getByRole('link', { name: 'Find A Helpline' })).toBeInViewport()
    await expect(results(page).getByRole('link', { name: 'sleep', exact: true })).toBeVisible()
    await expect(results(page).locator('a').first()).toHaveAttribute('href', '/help-now')
    // There is nothing to narrow.
    await expect(page.getByRole('navigation', { name: 'Narrow the search' })).toHaveCount(0)
    await page.goto('/search?q=zzyzxq&kind=guides')
    await expect(results(page).getByText('Choose all kinds and all areas again.')).toBeVisible()
    await page.getByRole('link', { name: 'All kinds' }).click()
    await expect(page).toHaveURL('/search?q=zzyzxq')

    await page.goto('/search?q=there%20is%20no%20reason%20to%20live')
    const headings = await page.getByRole('main').getByRole('heading').allTextContents()
    expect(headings.slice(0, 3)).toEqual(['Search', 'You can talk to someone right now', 'Helplines'])
    await expect(page.getByRole('link', { name: '988 Suicide & Crisis Lifeline' })).toBeVisible()

    // The answer to a question unfolds.
    await page.goto('/search?q=affirmations&kind=questions')
    const question = results(page).getByRole('heading').nth(1).getByRole('link')
    const address = (await question.getAttribute('href')) as string
    await question.click()
    await expect(page.locator(address.slice(address.indexOf('#')))).toBeInViewport()
  })
})

test('results are for one request only, the empty page for everybody', async ({ request }) => {
  const headersOf = async (address: string) => (await request.get(address)).headers()
  const found = await headersOf('/search?q=calm')
  expect(found['cache-control']).toBe('no-store')
  expect(found['x-robots-tag']).toBe('noindex')
  expect((await headersOf('/search'))['cache-control']).toContain('s-maxage')
  expect((await headersOf('/api/search?q=calm'))['cache-control']).toMatch(/^private/)
})
