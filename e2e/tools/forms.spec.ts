import type { Page } from '@playwright/test'
import { expect, hold, pressWhile, SCRIPTS, select, TOAST, test } from '../fixtures'
import { choose, expectDownload, generateAtOnce, generateButton, RESULTS } from './builder-page'

test.describe('generator', () => {
  test('is sent by the browser if its island cannot be loaded or scripts have not loaded yet, and the page that comes is hydrated', async ({
    page,
    expectNoise
  }) => {
    expectNoise(/404/)
    await page.route('**/assets/generator-*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/generator')
    const box = page.getByRole('checkbox', { name: 'Gratitude' })
    const card = page.locator('[data-affirmation]').first()
    await box.check()
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    await expect(card).toContainText('Gratitude')
    expect(new URL(page.url()).pathname).toBe('/api/affirmations/random')

    await page.unroute('**/assets/generator-*')
    const letGo = await hold(page, SCRIPTS)
    await page.goto('/generator', { waitUntil: 'commit' })
    await box.check()
    await box.press('Enter')
    await expect(card).toContainText('Gratitude')
    await expect(box).toBeChecked()
    expect(new URL(page.url()).search).toBe('')
    const came = page.waitForResponse('**/assets/generator-*.js')
    letGo()
    await box.hover()
    await page.evaluate((address) => import(address), (await came).url())
    const asked = page.waitForRequest('**/api/affirmations/random')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    expect((await asked).postDataJSON()).toEqual({ categories: ['gratitude'] })
    await expect(box).toBeChecked()
  })

  test('loses no submit while its island loads slowly, and draws from the checked areas or from all', async ({
    page
  }) => {
    const letGo = await hold(page, '**/assets/generator-*.js')
    await page.goto('/generator')
    await page.getByRole('checkbox', { name: 'Gratitude' }).check()
    const asked = page.waitForRequest('**/api/affirmations/random')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    const button = page.getByRole('button', { name: 'Generating...' })
    await expect(button).toBeDisabled()
    await expect(button).toBeFocused()
    letGo()
    expect((await asked).postDataJSON()).toEqual({ categories: ['gratitude'] })
    await expect(page.locator('[data-affirmation]').first()).toContainText('Gratitude')
    await expect(page.getByRole('button', { name: 'Generate My Affirmation' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Generate My Affirmation' })).toBeEnabled()
    expect(new URL(page.url()).pathname).toBe('/generator')

    await page.getByRole('checkbox', { name: 'Gratitude' }).uncheck()
    const again = page.waitForRequest('**/api/affirmations/random')
    await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
    expect((await again).postData()).toBeNull()
  })
})

test.describe('builder', () => {
  const CRAFTING = 'Crafting Your Personal Affirmations...'
  /** From then on time passes in steps only. */
  const stopClock = async (page: Page) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
  }
  const expectCraftingToTakeTwoSeconds = async (page: Page) => {
    // The island sets its timer then.
    await expect(page.locator('html')).toHaveAttribute('data-horizon', 'wait')
    await page.clock.runFor(1_900)
    await expect(page.getByRole('button', { name: CRAFTING })).toBeDisabled()
    await page.clock.runFor(100)
    await page.clock.resume()
  }

  test('says what is still to be chosen, builds three sentences or four with own words, and says why it builds no others', async ({
    page
  }) => {
    const letGo = await hold(page, '**/assets/builder-*.js')
    await page.goto('/builder')
    await expect(
      page.getByText('Your personalized affirmations will appear here').filter({ visible: true })
    ).toHaveCount(1)
    const generate = generateButton(page)
    await expect(generate).toBeDisabled()
    await expect(generate).toHaveAccessibleDescription('Still to choose: a goal, a style, and an intensity level.')
    // A radio that is pressed while the island loads is chosen and keeps the focus.
    const radio = page.getByRole('radio', { name: 'Career Success' })
    await radio.hover()
    await page.mouse.down()
    const came = page.waitForResponse('**/assets/builder-*.js')
    letGo()
    // The module has run, and whatever it would draw at once has been drawn.
    await page.evaluate((address) => import(address), (await came).url())
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('input[type=radio][value=career]')).toHaveCount(1)
    await page.mouse.up()
    await expect(page.locator('button[role=radio]').first()).toBeVisible()
    await expect(radio).toBeChecked()
    await expect(radio).toBeFocused()
    await choose(page, 'Gratitude-Based')
    await expect(generate).toBeDisabled()
    await expect(generate).toHaveAccessibleDescription('Still to choose: an intensity level.')
    await choose(page, 'Moderate Stretch')
    await expect(generate).toHaveAccessibleDescription('')
    await stopClock(page)
    await generate.click()
    await expect(page.getByRole('button', { name: CRAFTING })).toBeFocused()
    await expectCraftingToTakeTwoSeconds(page)
    const results = page.locator(RESULTS)
    await expect(results).toHaveCount(3)
    await expect(
      page.getByText('Your customized affirmations are ready! Practice these daily for best results.')
    ).toBeVisible()

    const again = page.getByRole('button', { name: 'Regenerate' })
    const remark = page.getByText('The same choices give the same sentences.')
    await expect(remark).toHaveCount(0)
    await generateAtOnce(page, () => again.click())
    await expect(remark).toBeVisible()
    const field = page.getByRole('textbox')
    await field.fill('  leading the Tuesday call ')
    await generateAtOnce(page, () => again.click())
    await expect(results).toHaveCount(4)
    await expect(remark).toHaveCount(0)
    await expect(again).toBeFocused()
    await expect(results.first().locator('[data-text]')).toHaveText(
      'I am grateful that I am confidently leading the Tuesday call'
    )

    await results.nth(1).getByRole('button', { name: 'Copy' }).click()
    await expect(page.locator(TOAST)).toHaveText('Copied!Affirmation copied to clipboard')

    await expectDownload(page)

    // Own words have a limit, and longer text is kept.
    await field.fill('a'.repeat(201))
    await expect(page.getByText('Please keep it to 200 characters: it has 201.')).toBeVisible()
    await expect(field).toHaveValue('a'.repeat(201))
    await again.click()
    await expect(field).toBeFocused()
    await expect(page.getByRole('button', { name: 'Crafting' })).toHaveCount(0)
    await expect(results).toHaveCount(4)
  })

  test('names missing choices, if sent before its island has loaded and after; arrow keys move the choice and wrap around', async ({
    page
  }) => {
    const letGo = await hold(page, '**/assets/builder-*.js')
    const submit = () =>
      page.locator('#builder-form').evaluate((form: HTMLFormElement) => {
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      })
    const missing = 'Missing InformationPlease select a goal, style, and intensity level to generate affirmations.'
    await page.goto('/affirmation-builder')
    await submit()
    letGo()
    await expect(page.locator(TOAST)).toHaveText(missing)
    await page.getByRole('textbox').focus()
    await expect(page.locator('button[role=radio]').first()).toBeVisible()
    await submit()
    await expect(page.locator(TOAST).last()).toHaveText(missing)

    const styles = page.getByRole('radiogroup').nth(1)
    // Coming with the Tab key chooses nothing.
    await page.getByRole('radiogroup').first().getByRole('radio').first().click()
    // Radix comes when a key or a button is let go.
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(page.locator('button[role=radio]').first()).toBeFocused({ timeout: 1_000 })
    }).toPass()
    for (const _ of ['the own words', 'the styles']) await page.keyboard.press('Tab')
    await expect(styles.getByRole('radio').first()).toBeFocused()
    await expect(styles.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(styles.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(styles.getByRole('radio').last()).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(styles.getByRole('radio').first()).toBeChecked()
    await expect(styles.getByRole('radio').first()).toBeFocused()
  })

  test('uses own words that were typed before scripts loaded', async ({ page }) => {
    const letGo = await hold(page, SCRIPTS)
    await page.goto('/builder', { waitUntil: 'commit' })
    await page.getByRole('textbox').fill('asking first')
    letGo()
    await expect(page.getByText('12 of 200 characters')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/Up to 200 characters\.$/)
    await expect(page.getByRole('textbox')).toHaveValue('asking first')
    await expect(page.getByRole('textbox')).toBeFocused()
    await expect(generateButton(page)).toBeDisabled()
  })

  test('loses no choice and no submit while its island loads slowly', async ({ page }) => {
    const letGo = await hold(page, '**/assets/builder-*.js')
    await page.goto('/builder')
    const generate = generateButton(page)
    await expect(generate).toBeDisabled()
    await page.getByRole('radio', { name: 'Inner Peace' }).click()
    await page.getByRole('textbox').fill('asking first')
    await page.getByRole('radio', { name: 'Action-Oriented' }).click()
    await expect(generate).toBeDisabled()
    await page.getByRole('radio', { name: 'Gentle & Believable' }).click()
    await stopClock(page)
    await generate.click()
    await expect(page.getByRole('button', { name: CRAFTING })).toBeDisabled()
    letGo()
    await expectCraftingToTakeTwoSeconds(page)
    const results = page.locator(RESULTS)
    await expect(results).toHaveCount(4)
    await expect(results.first().locator('[data-text]')).toHaveText('I choose to learning to asking first')
    await expect(page.getByRole('radio', { name: 'Inner Peace' })).toBeChecked()
    await expect(generate).toBeFocused()
  })

  test('shows an error and keeps the choices if its island cannot be loaded offline', async ({
    page,
    context,
    expectNoise
  }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/builder')
    await context.setOffline(true)
    await choose(page, 'Career Success', 'Present Tense', 'Moderate Stretch')
    const generate = generateButton(page)
    await generate.click()
    await expect(page.locator(TOAST)).toHaveText('ErrorFailed to generate affirmations. Please try again.')
    await expect(page.locator('body > [role=alert]')).toContainText('Failed to generate affirmations.')
    await expect(page.getByRole('radio', { name: 'Career Success' })).toBeChecked()
    await context.setOffline(false)
    await generateAtOnce(page)
    await expect(page.locator(RESULTS)).toHaveCount(3)
    await expect(page.getByRole('radio', { name: 'Career Success' })).toBeChecked()
    expect(new URL(page.url()).pathname).toBe('/builder')
  })

  test('hears a press of its button during which it comes, after it could not be loaded', async ({
    page,
    context,
    expectNoise
  }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/builder')
    await context.setOffline(true)
    await choose(page, 'Career Success', 'Present Tense', 'Moderate Stretch')
    await generateButton(page).click()
    await expect(page.locator(TOAST)).toHaveText('ErrorFailed to generate affirmations. Please try again.')
    await context.setOffline(false)
    await pressWhile(page, generateButton(page), '**/assets/builder-*.js*')
    await expect(page.locator(RESULTS)).toHaveCount(3)
  })
})

test.describe('submission', () => {
  const fill = async (page: Page, name: string, waitUntil: 'commit' | 'load' = 'load') => {
    await page.goto('/submit', { waitUntil })
    await fillIn(page, name)
  }
  /** The same text of one sender, sent twice, is stored once. */
  const textBy = (name: string) => `I listen first.\nThen I speak: ${name}.`
  const fillIn = async (page: Page, name: string) => {
    await page.getByLabel('Your Name').fill(name)
    await page.getByLabel('Email Address').fill('ada@example.org')
    await page.getByLabel('Category').selectOption('love')
    await page.getByLabel('Your Affirmation').fill(textBy(name))
  }

  test('says what is wrong in a summary and at each field, keeps all fields when sending fails, and thanks for what is stored', async ({
    page,
    expectNoise
  }) => {
    expectNoise(/400|503/)
    const button = page.getByRole('button', { name: 'Submit Affirmation' })
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await page.goto('/submit')
    await button.click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Your Name: enter your name',
      'Email Address: enter your email address',
      'Category: choose a category',
      'Your Affirmation: write your affirmation'
    ])
    await expect(page.locator('#submit-email-error')).toHaveText('Please enter your email address.')
    const text = page.getByLabel('Your Affirmation')
    await expect(text).toHaveAttribute('aria-required', 'true')
    await expect(text).toHaveAccessibleDescription('Up to 500 characters. Please write your affirmation.')
    await summary.getByRole('link', { name: 'Your Affirmation' }).click()
    await expect(text).toBeFocused()

    // The same for fields that the server refuses.
    const errors = [
      { field: 'email', message: 'Not this one.' },
      { field: 'affirmationText', message: 'Nor this.' }
    ]
    await page.route('**/api/submit', (route) => route.fulfill({ status: 400, json: { errors } }))
    await fillIn(page, 'Ada of the journey')
    await expect(summary).toHaveCount(0)
    await button.click()
    await expect(summary.getByRole('link')).toHaveText(['Email Address: Not this one', 'Your Affirmation: Nor this'])
    await expect(page.locator('#submit-email-error')).toHaveText('Not this one.')
    await expect(page.locator('#submit-affirmationText-error')).toHaveText('Nor this.')
    await expect(summary).toBeFocused()

    await page.unroute('**/api/submit')
    const letGo = await hold(page, '**/api/submit', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Please wait half a minute.' } })
    )
    await button.click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    letGo()
    await expect(page.locator(TOAST)).toHaveText('ErrorFailed to submit your affirmation. Please try again.')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit' })).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: 'Please wait half a minute.' })).toBeVisible()
    await expect(text).toHaveValue(textBy('Ada of the journey'))
    await expect(button).toBeFocused()

    await page.unroute('**/api/submit')
    await button.click()
    await expect(page.locator(TOAST, { hasText: 'Success!' })).toHaveText(
      'Success!Your affirmation has been submitted for review. Thank you for contributing!'
    )
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    // The line on its sky, with the heading alone: nothing asks for another one.
    await expect(page.locator('.submission-thanks .sky-love')).toContainText('I listen first.')
    await expect(page.locator('.submission-thanks')).toContainText('Someone reads each line before it appears here')
    await expect(
      page.getByRole('heading').filter({ visible: true, hasNotText: 'Your Favorites' }).and(page.locator('main *'))
    ).toHaveText(['Thank you'])
    await expect(page.getByText('Send it in')).toBeHidden()
    const kept = "SELECT email, category, affirmationText, status FROM Submission WHERE name = 'Ada of the journey'"
    expect(select(kept)).toEqual([
      {
        email: 'ada@example.org',
        category: 'love',
        affirmationText: textBy('Ada of the journey'),
        status: 'pending'
      }
    ])
    await page.getByRole('link', { name: 'Submit Another Affirmation' }).click()
    await expect(page.getByLabel('Your Name')).toHaveValue('')
    await expect(text).toHaveValue('')
    await expect(page.getByText('0 of 500 characters')).toBeVisible()
    await button.click()
    await expect(page.locator('#submit-name-error')).toHaveText('Please enter your name.')
  })

  test('is stored if it is sent before scripts loaded, without fields in the address, or comes back and keeps what is changed then', async ({
    page,
    expectNoise
  }) => {
    expectNoise(/400/)
    const letGo = await hold(page, SCRIPTS)
    await fill(page, 'Ada the early', 'commit')
    await page.getByLabel('Email Address').press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(select("SELECT affirmationText FROM Submission WHERE name = 'Ada the early'")).toEqual([
      { affirmationText: textBy('Ada the early') }
    ])

    await page.goto('/submit', { waitUntil: 'commit' })
    const text = page.getByLabel('Your Affirmation')
    await text.fill('I listen.')
    await page.getByLabel('Email Address').press('Enter')
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(text).toHaveValue('I listen.')
    await text.fill('I listen first.')
    letGo()
    await expect(page.getByText('15 of 500 characters')).toBeVisible()
    await expect(text).toHaveValue('I listen first.')
  })

  test('loses nothing while its island loads slowly', async ({ page }) => {
    const letGo = await hold(page, '**/assets/submission-*.js')
    await page.route('**/api/submit', (route) => route.fulfill({ json: {} }))
    await fill(page, 'Ada the quick')
    const sent = page.waitForRequest('**/api/submit')
    await page.getByRole('button', { name: 'Submit Affirmation' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    letGo()
    expect((await sent).postDataJSON()).toEqual({
      name: 'Ada the quick',
      email: 'ada@example.org',
      category: 'love',
      affirmationText: textBy('Ada the quick')
    })
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  })
})
