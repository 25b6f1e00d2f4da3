import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const numbers = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]:visible')
const openCountries = (page: Page) => page.locator('details[data-country][open] h3')

test('the page for a hard moment is one link away, and its breath moves when it is asked for, not with reduced motion', async ({
  page
}) => {
  await page.goto('/')
  await page.locator('#daily-quote').getByRole('link', { name: 'Need help now?' }).click()
  await expect(page).toHaveURL('/help-now')
  await expect(page.locator('footer').getByRole('link', { name: 'Need help now?' })).toHaveAttribute(
    'href',
    '/help-now'
  )

  const breath = page.locator('.slow-breath circle')
  await page.getByText('One slow breath').click()
  await expect(breath).toHaveCSS('animation-name', 'horizon-breath')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(breath).toHaveCSS('animation-name', 'none')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the lines and the breath come right after the numbers, panic is a tap away, and links are tall enough to touch', async ({
    page
  }) => {
    await openIn(page, 'en-US')
    const topOf = async (selector: string) => Number((await page.locator(selector).first().boundingBox())?.y)
    const number = await topOf('[data-own-number] a:visible')
    expect(number).toBeLessThan(422)
    // The numbers are the largest words of the page, each a row of its own.
    for (const row of await page
      .locator('[data-own-number] a:has(strong):visible, [data-own-country] a:has(strong):visible')
      .all()) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(64)
    }
    // The first two stand beside each other, larger than the others.
    const own = page.locator('[data-own-number] strong:visible')
    await expect(own).toHaveText(['911', '988'])
    const [emergency, line] = await Promise.all([own.nth(0).boundingBox(), own.nth(1).boundingBox()])
    expect(Math.abs(Number(emergency?.y) - Number(line?.y))).toBeLessThan(1)
    await expect(own.first()).toHaveCSS('font-size', '40px')
    await expect(page.locator('[data-own-country] strong:visible').first()).toHaveCSS('font-size', '34px')
    const panic = page.getByRole('main').locator('a[href="/for/panic"]')
    expect(Number((await panic.boundingBox())?.y)).toBeGreaterThan(Number(line?.y))
    expect((await topOf('[aria-labelledby=moment-title]')) - number).toBeLessThan(844)
    expect(await topOf('.slow-breath')).toBeLessThan(1.35 * 844)
    const small = await page
      .locator('[data-country] a:visible')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().height).filter((height) => height < 43.5)
      )
    expect(small).toEqual([])
    await page.getByRole('main').locator('a[href="/for/panic"]').tap()
    await expect(page).toHaveURL('/for/panic')
  })
})

async function openIn(page: Page, ...languages: string[]): Promise<void> {
  await speak(page, ...languages)
  await page.goto('/help-now')
}

async function speak(page: Page, ...languages: string[]): Promise<void> {
  await page.addInitScript((list) => {
    Object.defineProperty(navigator, 'languages', { get: () => list, configurable: true })
  }, languages)
}

test('a search that finds nothing has the first number of the country on the first screen of a phone', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const results = page.getByRole('region', { name: 'Results' })
  for (const [language, href] of [
    ['en-US', 'tel:988'],
    ['en-GB', 'tel:116123'],
    ['is-IS', 'https://findahelpline.com']
  ] as const) {
    await speak(page, language)
    await page.goto('/search?q=zzyzxq')
    await expect(results.locator('a:visible').first()).toHaveAttribute('href', '/help-now')
    await expect(results.locator('a:visible').nth(1)).toHaveAttribute('href', href)
    await expect(results.locator('a:visible').nth(1)).toBeInViewport()
  }
})

test('a language that is no tag, or of no one country, is passed over for the next; without one the page stays as it is', async ({
  page
}) => {
  const own = page.locator('[data-own-number]')
  for (const [languages, number] of [
    [['en-US@posix', 'en-GB'], '999'],
    [['C', 'en_US', 'en-AU'], '000'],
    [['es-419', 'es-US'], '911'],
    [['es-419', 'ar-001', 'de', 'de-DE'], '112']
  ] as const) {
    await openIn(page, ...languages)
    await expect(own).toContainText(number)
  }
  // Niger is not Nigeria, and Oman is not in Romania.
  for (const languages of [['C', 'en_US'], [], ['fr-NE'], ['ar-OM']]) {
    await openIn(page, ...languages)
    await expect(openCountries(page).first()).toHaveText('International')
    await expect(own.getByRole('link')).toHaveCount(0)
    await expect(numbers(page).first()).toBeInViewport()
  }
})

test('numbers begin with those of the country, and the others are folded; a language of no country folds nothing away', async ({
  page
}) => {
  for (const [language, emergency, country, line] of [
    ['en-GB', '999', 'United Kingdom', '116 123'],
    // No helpline is listed for it: the directories of all countries come first.
    ['de-DE', '112', 'International', undefined]
  ] as const) {
    await openIn(page, language)
    await expect(openCountries(page).first()).toHaveText(country)
    await expect(numbers(page).first()).toContainText(emergency)
    if (line) await expect(numbers(page).nth(1)).toContainText(line)
    await expect(numbers(page).first()).toBeInViewport()
    await expect(page.getByRole('link', { name: '1737' })).toBeHidden()
  }
  await openIn(page, 'eo')
  for (const number of ['911', '999', '112', '000', '111']) {
    await expect(page.locator(`a[href="tel:${number}"]`).filter({ visible: true }).first()).toBeVisible()
  }
})
