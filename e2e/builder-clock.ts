import type { Page } from '@playwright/test'

/**
 * Lets the builder generate, and its two seconds pass on the clock of the page: the journeys that are about them wait for them
 * (forms.spec.ts).
 */
export async function generateAtOnce(page: Page, press: () => Promise<void>): Promise<void> {
  await page.clock.install()
  await press()
  await page.clock.runFor(2_000)
}
