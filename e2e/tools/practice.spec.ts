import type { Page } from '@playwright/test'
import { expectNoViolationInEitherTheme } from '../every-page/violations'
import { expect, refuseStorage, resize, test } from '../fixtures'

const FAVORITES = ['First.', 'Second.', 'Third.', 'Fourth.'].map((text) => ({ id: '', slug: '', text }))

const stage = (page: Page) => page.getByRole('dialog', { name: 'Practice' })
const line = (page: Page) => stage(page).locator('[data-sentence]')

/** Opens the page with favorites, which the link from their page chooses. */
async function openWithFavorites(page: Page) {
  await page.addInitScript((list) => window.localStorage.setItem('favorites', list), JSON.stringify(FAVORITES))
  await page.goto('/practice#favorites')
  await expect(page.getByLabel('Lines', { exact: true })).toHaveValue('favorites')
}

test('by keyboard alone a practice goes on, back, to its small act and home again', async ({ page }) => {
  await openWithFavorites(page)
  await page.getByLabel('How many', { exact: true }).selectOption('3')
  await page.getByRole('button', { name: 'Begin' }).focus()
  await page.keyboard.press('Enter')
  await expect(line(page)).toHaveText('First.')
  await expect(stage(page).locator('[aria-live=polite]', { has: page.locator('[data-sentence]') })).toHaveCount(1)
  // Not the dialog: a screen reader would read all of it, and then the line once more.
  await expect(stage(page).getByText('1 of 3')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(line(page)).toHaveText('Second.')
  await page.keyboard.press('ArrowLeft')
  await expect(line(page)).toHaveText('First.')
  await page.keyboard.press('ArrowLeft')
  await expect(line(page)).toHaveText('First.')
  await page.keyboard.press('Space')
  await expect(line(page)).toHaveText('Second.')
  await page.keyboard.press('ArrowLeft')
  // The space bar presses a button that has the focus.
  await stage(page).getByRole('button', { name: 'Next line' }).focus()
  await page.keyboard.press('Space')
  await expect(line(page)).toHaveText('Second.')
  await page.keyboard.press('ArrowRight')
  await expect(line(page)).toHaveText('Third.')
  await page.keyboard.press('ArrowRight')
  await expect(stage(page).getByText('That’s all of them.')).toBeVisible()
  await expect(stage(page).locator('[data-act]')).not.toBeEmpty()
  await expect(stage(page).getByRole('button', { name: 'Once more' })).toBeFocused()
  // Each of its lines can be kept there, on the sky of the night.
  await expect(stage(page).locator('.practice-sky')).toHaveClass(/sky-weekly/)
  await expect(stage(page).locator('li [data-text]').filter({ visible: true })).toHaveText([
    'First.',
    'Second.',
    'Third.'
  ])
  const heart = stage(page).getByRole('button', { name: 'Favorite: Second.' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(stage(page).getByRole('button', { name: 'Favorite: Third.' })).toHaveAttribute('aria-pressed', 'true')
  await heart.press('Enter')
  await expect(stage(page).getByRole('link', { name: 'A reminder for tomorrow' })).toHaveAttribute('href', '/reminder')
  await stage(page).getByRole('button', { name: 'Once more' }).press('Enter')
  await expect(line(page)).toHaveText('First.')
  await page.keyboard.press('Escape')
  await expect(stage(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
})

test('a timed practice goes on by itself, pauses, and shows words for breathing if they are wanted', async ({
  page
}) => {
  await page.clock.install({ time: 0 })
  await openWithFavorites(page)
  // From here time passes in steps only, however busy the machine is.
  await page.clock.pauseAt(3_600_000)
  await page.getByLabel('Pace', { exact: true }).selectOption('10')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.clock.runFor(100)
  await expect(line(page)).toHaveText('First.')
  await expect(stage(page).getByText('Breathe')).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(line(page)).toHaveText('Second.')
  await stage(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await expect(line(page)).toHaveText('Second.')
  await stage(page).getByRole('button', { name: 'Go on' }).click()
  await page.clock.runFor(10_000)
  await expect(line(page)).toHaveText('Third.')
  await stage(page).getByRole('button', { name: 'End' }).click()

  await page.getByLabel('Show words for breathing in and out').check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.clock.runFor(100)
  await expect(stage(page).getByText('Breathe in')).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(stage(page).getByText('Breathe out')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-horizon', 'breathe')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-horizon')
})

test('today’s lines are those of the page, and a life area’s come from the site', async ({ page, expectNoise }) => {
  await page.goto('/practice')
  const lines = await page.locator('#today [data-text]').allTextContents()
  expect(new Set(lines).size).toBe(10)
  await page.getByLabel('How many', { exact: true }).selectOption('10')
  await page.getByRole('button', { name: 'Begin' }).click()
  for (const text of lines) {
    await expect(line(page)).toHaveText(text)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')

  await page.getByLabel('Lines', { exact: true }).selectOption('love')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(line(page)).not.toBeEmpty()
  await expect(stage(page).locator('.practice-sky')).toHaveClass(/sky-love/)
  await page.keyboard.press('Escape')

  expectNoise(/503/)
  await page.route('**/api/affirmations/category/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByLabel('Lines', { exact: true }).selectOption('health')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('The lines could not be loaded.')).toBeVisible()
  await expect(stage(page)).toBeHidden()
})

test('lines are read aloud in the chosen voice, and no longer than they are shown', async ({ page }) => {
  // The browser of the tests has no voices.
  await page.addInitScript(() => {
    const said: string[] = []
    const voices = [
      { name: 'Ada', voiceURI: 'ada', lang: 'en-US', default: true },
      { name: 'Ben', voiceURI: 'ben', lang: 'en-GB', default: false }
    ]
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        voice?: { name: string }
        rate = 1
        constructor(readonly text: string) {}
      }
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        addEventListener: () => {},
        speak: ({ text, voice, rate }: SpeechSynthesisUtterance) => said.push(`${voice?.name} ${rate}: ${text}`),
        cancel: () => said.push('stop')
      }
    })
    Object.assign(window, { said })
  })
  await openWithFavorites(page)
  await page.getByLabel('Read the lines aloud').check()
  await page.getByLabel('Voice', { exact: true }).selectOption('Ben')
  await page.getByLabel('Speed', { exact: true }).selectOption('Slow')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(line(page)).toHaveText('First.')
  await page.keyboard.press('ArrowRight')
  await expect(line(page)).toHaveText('Second.')
  await page.keyboard.press('Escape')
  await expect(stage(page)).toBeHidden()
  // The dialog is hidden before its event of closing arrives.
  await expect
    .poll(async () => {
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
      return said.filter((one, index) => one !== said[index - 1])
    })
    .toEqual(['stop', 'Ben 0.75: First.', 'stop', 'Ben 0.75: Second.', 'stop'])
})

test('in a low window the controls stay on the stage, and the breath does not lie over the light', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.addInitScript(
    (text) => {
      window.localStorage.setItem('favorites', JSON.stringify([{ id: '', slug: '', text }]))
    },
    `I can wait${' and wait'.repeat(40)}.`
  )
  for (const path of ['/practice', '/practice#favorites']) {
    await page.goto(path)
    await page.reload()
    await page.getByLabel('Show words for breathing in and out').check()
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(line(page)).not.toBeEmpty()
    for (const button of await stage(page).getByRole('button').filter({ visible: true }).all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    const breath = await stage(page).locator('[data-breath]').boundingBox()
    expect(Number(breath?.y) + Number(breath?.height)).toBeLessThan(0.3 * 390)
    await page.keyboard.press('Escape')
  }
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('lines are swiped, and no word or control is too small or cut off', async ({ page }) => {
    await openWithFavorites(page)
    await page.getByRole('button', { name: 'Begin' }).tap()
    await expect(line(page)).toHaveText('First.')
    const cdp = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 300 }] })
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 306 }] })
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(320, 80)
    await expect(line(page)).toHaveText('Second.')
    await swipe(80, 320)
    await expect(line(page)).toHaveText('First.')
    for (const button of await stage(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  })
})

test('a line is kept and let go of while it is practiced', async ({ page }) => {
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(line(page)).not.toBeEmpty()
  const heart = stage(page).getByRole('button', { name: 'Favorite' })
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]')[0])
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(kept).toMatchObject({ text: await line(page).textContent(), slug: expect.stringMatching(/./) })
  await page.keyboard.press('ArrowRight')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowLeft')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.poll(kept).toBeUndefined()
})

test('without storage a practice begins all the same', async ({ page }) => {
  await page.addInitScript(refuseStorage)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(line(page)).not.toBeEmpty()
})

test('has no accessibility violation on a phone or a wide screen, in either theme', async ({ page }) => {
  await page.goto('/practice')
  const expectNone = async () => {
    for (const width of [390, 1280]) {
      await resize(page, width, 900)
      await expectNoViolationInEitherTheme(page)
    }
  }
  await expectNone()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(line(page)).not.toBeEmpty()
  await expectNone()
})
