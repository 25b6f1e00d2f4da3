import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, TOAST, test } from './fixtures'

test.describe('generator', () => {
  test('draws from the checked areas, or from all', async ({ page }) => {
    await page.goto('/generator')
    await page.getByLabel('Gratitude').check()
    const button = page.getByRole('button', { name: 'Generate My Affirmation' })
    for (let turn = 0; turn < 4; turn += 1) {
      const answered = page.waitForResponse('**/api/affirmations/random')
      await button.click()
      const answer = await answered
      expect(answer.request().postDataJSON()).toEqual({ categories: ['gratitude'] })
      expect((await answer.json()).category).toBe('gratitude')
      await expect(page.locator('[data-affirmation] [data-text]').first()).toHaveText((await answer.json()).text)
    }
    await page.getByLabel('Gratitude').uncheck()
    const answered = page.waitForResponse('**/api/affirmations/random')
    await button.click()
    expect((await answered).request().postData()).toBeNull()
    await page.locator('[data-affirmation]').first().getByRole('button', { name: 'Share' }).click()
    await expect(page.locator(TOAST)).toHaveText('Copied!Affirmation copied to clipboard.')
  })

  test('says when it failed', async ({ page, expectNoise }) => {
    expectNoise(/500/)
    await page.route('**/api/affirmations/random', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.fulfill({ status: 500, body: '' })
    })
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    await expect(page.locator(TOAST)).toHaveText('ErrorFailed to generate affirmation. Please try again.')
  })
})

test.describe('builder', () => {
  test('builds three sentences, or four with one’s own words first', async ({ page }) => {
    await page.goto('/builder')
    await expect(page.getByText('Your personalized affirmations will appear here')).toBeVisible()
    const generate = page.getByRole('button', { name: 'Generate My Personal Affirmations' })
    await expect(generate).toBeDisabled()
    await page.getByRole('radio', { name: 'Career Success' }).click()
    await page.getByRole('radio', { name: 'Gratitude-Based' }).click()
    await expect(generate).toBeDisabled()
    await page.getByRole('radio', { name: 'Moderate Stretch' }).click()
    await generate.click()
    const crafting = page.getByRole('button', { name: 'Crafting Your Personal Affirmations...' })
    await expect(crafting).toBeDisabled()
    await page.waitForTimeout(1_500)
    await expect(crafting).toBeVisible()
    const results = page.locator('section[aria-labelledby=results-title] li')
    await expect(results).toHaveCount(3)
    await expect(
      page.getByText('Your customized affirmations are ready! Practice these daily for best results.')
    ).toBeVisible()

    await page.getByRole('textbox').fill('  leading the Tuesday call ')
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(results).toHaveCount(4)
    await expect(results.first()).toHaveText('I am grateful that I am confidently leading the Tuesday call')

    await results.nth(1).getByRole('button', { name: 'Copy' }).click()
    await expect(page.locator(TOAST)).toHaveText('Copied!Affirmation copied to clipboard')

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('my-personal-affirmations.txt')
    const texts = await results.locator('[data-text]').allTextContents()
    expect(readFileSync(await file.path(), 'utf8')).toBe(texts.join('\n\n'))
  })

  test('asks for what is missing', async ({ page }) => {
    await page.goto('/affirmation-builder')
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    })
    await expect(page.locator(TOAST)).toHaveText(
      'Missing InformationPlease select a goal, style, and intensity level to generate affirmations.'
    )
  })

  test('arrow keys move the choice and wrap around', async ({ page }) => {
    await page.goto('/builder')
    const styles = page.getByRole('radiogroup').nth(1)
    await styles.getByRole('radio').first().click()
    await page.keyboard.press('ArrowUp')
    await expect(styles.getByRole('radio').last()).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(styles.getByRole('radio').first()).toBeChecked()
    await expect(styles.getByRole('radio').first()).toBeFocused()
  })

  test('own words have a limit and keep what was typed', async ({ page }) => {
    await page.goto('/builder')
    await page.getByRole('textbox').fill('a'.repeat(201))
    await expect(page.getByText('Please keep it to 200 characters: it has 201.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue('a'.repeat(201))
  })
})

test.describe('submission', () => {
  const fill = async (page: import('@playwright/test').Page, name: string) => {
    await page.goto('/submit')
    await page.getByLabel('Your Name').fill(name)
    await page.getByLabel('Email Address').fill('ada@example.org')
    await page.getByLabel('Category').selectOption('love')
    await page.getByLabel('Your Affirmation').fill('I listen first.\nThen I speak.')
  }

  test('stores what was sent and thanks', async ({ page }) => {
    await fill(page, 'Ada of the journey')
    await page.getByRole('button', { name: 'Submit Affirmation' }).click()
    await expect(page.locator(TOAST)).toHaveText(
      'Success!Your affirmation has been submitted for review. Thank you for contributing!'
    )
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    const database = new Database('test-results/database/journeys.db', { readonly: true })
    const rows = database
      .prepare("SELECT email, category, affirmationText, status FROM Submission WHERE name = 'Ada of the journey'")
      .all()
    database.close()
    expect(rows).toEqual([
      {
        email: 'ada@example.org',
        category: 'love',
        affirmationText: 'I listen first.\nThen I speak.',
        status: 'pending'
      }
    ])
    await page.getByRole('button', { name: 'Submit Another Affirmation' }).click()
    await expect(page.getByLabel('Your Name')).toHaveValue('')
  })

  test('says at each field what to do', async ({ page }) => {
    await page.goto('/submit')
    await page.getByRole('button', { name: 'Submit Affirmation' }).click()
    await expect(page.getByText('Please enter your name.')).toBeVisible()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(page.getByText('Please choose a category.')).toBeVisible()
    await expect(page.getByText('Please write your affirmation.')).toBeVisible()
  })

  test('keeps the fields when sending fails', async ({ page, expectNoise }) => {
    expectNoise(/503/)
    await page.route('**/api/submit', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.fulfill({ status: 503, body: '' })
    })
    await fill(page, 'Ada')
    await page.getByRole('button', { name: 'Submit Affirmation' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(page.locator(TOAST)).toHaveText('ErrorFailed to submit your affirmation. Please try again.')
    await expect(page.getByLabel('Your Affirmation')).toHaveValue('I listen first.\nThen I speak.')
  })
})
