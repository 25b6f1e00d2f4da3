/** What journeys do on the page of the builder. */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

/** The sentences that it has built. */
export const RESULTS = 'section[aria-labelledby=results-title] li'

export function generateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Generate My Personal Affirmations' })
}

export async function choose(page: Page, ...choices: string[]): Promise<void> {
  for (const choice of choices) await page.getByRole('radio', { name: choice }).click()
}

/** Lets the builder generate, and its two seconds pass on the clock of the page. */
export async function generateAtOnce(page: Page, press = () => generateButton(page).click()): Promise<void> {
  await page.clock.install()
  await press()
  await page.clock.runFor(2_000)
}

/** Downloads the file, which has to hold the sentences that the page shows. */
export async function expectDownload(page: Page): Promise<void> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('my-personal-affirmations.txt')
  const texts = await page.locator(RESULTS).locator('[data-text]').allTextContents()
  expect(readFileSync(await file.path(), 'utf8')).toBe(texts.join('\n\n'))
}
