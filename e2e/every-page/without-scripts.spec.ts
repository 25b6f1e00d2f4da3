import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, select, studies, test } from '../fixtures'
import { choose, expectDownload, RESULTS } from '../tools/builder-page'

test.use({ javaScriptEnabled: false })

/** Sends a form by its button and returns the response, which is the page that is shown then. */
async function send(page: Page, button: string) {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.waitForEvent('load'),
    page.getByRole('button', { name: button }).click()
  ])
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(new URL(page.url()).search).toBe('')
  return response
}

test('pages are read and links work', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#daily-quote [data-text]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate New' })).toBeHidden()
  await page.locator('#categories a[href="/category/health"]').first().click()
  await expect(page.locator('#first li').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await page.locator('#first li a').first().click()
  await expect(page.getByRole('heading', { name: 'How to Use' })).toBeVisible()
  await page.goto('/science-hub')
  await expect(page.locator('.studies li')).toHaveCount(studies.length)
  await page.getByText('All of them, by topic and by problem').click()
  await page.getByRole('heading', { name: 'Grief and loss' }).click()
  await page.locator('#study-stroebe2005').getByRole('link').click()
  await expect(page).toHaveURL('/science-hub/grief-and-loss#study-stroebe2005')
  await expect(page.locator('#study-stroebe2005').getByText('What it doesn’t show')).toBeInViewport()
  for (const address of ['/', '/generator', '/builder', '/submit']) {
    expect(await (await page.request.get(address)).text()).not.toContain('needs JavaScript')
  }

  // Groups of the menu open under the pointer, by pressing and by key.
  const group = (label: string) => page.locator('.menu-group', { hasText: label })
  await group('Health & Wellness').locator('summary').hover()
  await group('Health & Wellness').getByRole('link', { name: 'Mental Health', exact: true }).click()
  await expect(page).toHaveURL('/category/health/mental-health')
  await page.mouse.move(600, 700)
  await group('Community').locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/submit')
})

test('pages that scripts add something to are whole without it', async ({ page }) => {
  await test.step('the sun stands at noon, as in the sky of the day, and leads to the line of the day', async () => {
    const sun = page.getByRole('banner').getByRole('link', { name: 'A line for this hour' })
    await page.goto('/category/daily')
    const [way, target] = [await sun.locator('..').boundingBox(), await sun.boundingBox()]
    const middle = (box: typeof way) => Number(box?.x) + Number(box?.width) / 2
    expect(middle(target)).toBeCloseTo(middle(way), 0)
    await expect(page.locator('html')).toHaveClass(/sky-success/)
    await expect(sun).toHaveAttribute('href', '/#daily-quote')
  })

  await test.step('an answer inside a fold is in the page, and its address unfolds it', async () => {
    const answer = page.locator('#faq-daily-2')
    await expect(answer).toBeAttached()
    await expect(answer).toBeHidden()
    await page.goto('/category/daily#faq-daily-2')
    await expect(answer).toBeInViewport()
  })

  await test.step('each figure has its numbers as a table', async () => {
    await page.goto('/how-to-guide/morning-routine')
    await page.locator('#scientific-foundation').getByText('Read the rest').click()
    for (const figure of await page.locator('.plot:has(table)').all()) {
      await figure.locator('summary').click()
      expect(await figure.locator('tbody tr').count()).toBeGreaterThan(3)
      await expect(figure.getByRole('img')).toBeVisible()
    }
    await expect(page.locator('.plot:has(table)').last().locator('tbody tr').first()).toContainText('66')
  })

  await test.step('all numbers to call are there', async () => {
    await page.goto('/help-now')
    for (const number of ['911', '999', '000', '988', '116 123', '13 11 14', '1737', '14416']) {
      // Beside what to do with it: “Call or text 988”.
      await expect(page.getByRole('link', { name: new RegExp(`^(\\D+ )?${number}$`) }).first()).toBeVisible()
    }
  })

  await test.step('a practice is ten lines to read', async () => {
    await page.goto('/practice')
    await expect(page.locator('#today [data-text]')).toHaveCount(10)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  await test.step('the page of favorites says what it needs, and leads on', async () => {
    await page.goto('/favorites')
    await expect(page.getByText('Favorites live in this browser and need JavaScript')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Daily Generator' }).click()
    await expect(page).toHaveURL(/\/generator$/)
  })
})

test('the newsletter returns the form with an error message, then stores the address and confirms it at the form', async ({
  page,
  expectNoise
}) => {
  expectNoise(/400/)
  await page.goto('/')
  // The browser accepts this address, the server does not.
  await page.getByLabel('Email address').fill('ann@example')
  const refusal = await send(page, 'Start Free Daily Emails')
  expect(refusal.status()).toBe(400)
  const field = page.getByLabel('Email address')
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue('ann@example')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Please enter an email address like name@example.org.')

  const email = `${randomUUID()}@example.org`
  await field.fill(email)
  const response = await send(page, 'Start Free Daily Emails')
  expect(response.status()).toBe(200)
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  await expect(
    page.getByRole('status').filter({ hasText: 'You’ve been subscribed to our daily affirmations newsletter.' })
  ).toBeInViewport()
  await expect(field).toHaveValue('')
  expect(select('SELECT email FROM Subscriber WHERE email = ?', email)).toHaveLength(1)
})

test('the submission is returned filled in, with a message at each invalid field, and then stored unchanged', async ({
  page,
  expectNoise
}) => {
  expectNoise(/400/)
  const name = `Bea ${randomUUID()}`
  await page.goto('/submit')
  await page.getByLabel('Your Name').fill(name)
  await page.getByLabel('Email Address').fill('bea')
  await page.getByLabel('Your Affirmation').fill('I rest. <b>&</b>\nThen I speak.')
  expect((await send(page, 'Submit Affirmation')).status()).toBe(400)
  await expect(page.getByLabel('Your Name')).toHaveValue(name)
  await expect(page.getByLabel('Your Affirmation')).toHaveValue('I rest. <b>&</b>\nThen I speak.')
  const email = page.getByLabel('Email Address')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Please enter an email address like name@example.org.')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Email Address' }).click()
  await expect(email).toBeFocused()
  expect(select('SELECT id FROM Submission WHERE name = ?', name)).toEqual([])

  await email.fill('bea@example.org')
  await page.getByLabel('Category').selectOption('daily')
  expect((await send(page, 'Submit Affirmation')).status()).toBe(200)
  expect(select('SELECT affirmationText FROM Submission WHERE name = ?', name)).toEqual([
    { affirmationText: 'I rest. <b>&</b>\nThen I speak.' }
  ])
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('link', { name: 'Submit Another Affirmation' }).click()
  await expect(page.getByLabel('Your Name')).toHaveValue('')
})

test('the builder names missing choices and keeps the others, builds sentences, rebuilds them with other choices, and downloads them', async ({
  page,
  expectNoise
}) => {
  expectNoise(/400/)
  await page.goto('/builder')
  const field = page.getByRole('textbox')
  await page.getByRole('radio', { name: 'Career Success' }).check()
  await field.fill('leading the Tuesday call')
  expect((await send(page, 'Generate My Personal Affirmations')).status()).toBe(400)
  const message = page.getByRole('alert').filter({
    hasText: 'Missing Information. Please select a goal, style, and intensity level to generate affirmations.'
  })
  await expect(message).toBeInViewport()
  await expect(message.getByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', '#builder-form')
  await expect(page.getByRole('radio', { name: 'Career Success' })).toBeChecked()
  await expect(field).toHaveValue('leading the Tuesday call')
  await field.fill('a'.repeat(201))
  await choose(page, 'Gratitude-Based', 'Moderate Stretch')
  expect((await send(page, 'Generate My Personal Affirmations')).status()).toBe(400)
  await expect(page.getByText('Please keep it to 200 characters: it has 201.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Please keep it to 200 characters.' })).toBeInViewport()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await field.fill('')
  expect((await send(page, 'Generate My Personal Affirmations')).status()).toBe(200)
  const results = page.locator(RESULTS)
  await expect(results).toHaveCount(3)
  await expect(page.getByText('Your customized affirmations are ready!')).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Gratitude-Based' })).toBeChecked()

  await field.fill('leading the Tuesday call')
  expect((await send(page, 'Regenerate')).status()).toBe(200)
  await expect(results).toHaveCount(4)
  await expect(results.first()).toContainText('I am grateful that I am confidently leading the Tuesday call')
  await expect(results.first()).toContainText('I am grateful for the confidence to lead the Tuesday call.')
  await expect(field).toHaveValue('leading the Tuesday call')

  await expectDownload(page)
})
