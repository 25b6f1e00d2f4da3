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

  const breath = page.locator('.breath-sun')
  await page.getByText('One slow breath').click()
  await expect(breath).toHaveCSS('animation-name', 'horizon-breath')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(breath).toHaveCSS('animation-name', 'none')
})

test('numbers begin with those of the country, and the others are folded; a language of no country folds nothing away', async ({
  page
}) => {
  const openIn = async (language: string) => {
    await page.addInitScript((one) => {
      Object.defineProperty(navigator, 'languages', { get: () => [one], configurable: true })
    }, language)
    await page.goto('/help-now')
  }
  for (const [language, emergency, country, line] of [
    ['en-GB', '999', 'United Kingdom', '116 123'],
    // No helpline is listed for it: the directories of all countries come first.
    ['de-DE', '112', 'International', undefined]
  ] as const) {
    await openIn(language)
    await expect(openCountries(page).first()).toHaveText(country)
    await expect(numbers(page).first()).toHaveText(emergency)
    if (line) await expect(numbers(page).nth(1)).toHaveText(line)
    await expect(numbers(page).first()).toBeInViewport()
    await expect(page.getByRole('link', { name: '1737' })).toBeHidden()
  }
  await openIn('eo')
  for (const number of ['911', '999', '112', '000', '111']) {
    await expect(page.getByRole('link', { name: number, exact: true }).first()).toBeVisible()
  }
})
