import { readFileSync } from 'node:fs'
import { expectNoViolationInEitherTheme } from '../every-page/violations'
import { clipboardOf, expect, fillFavorites, resize, restingScroll, TOAST, test } from '../fixtures'
import { choose, expectDownload, generateAtOnce, generateButton, RESULTS } from './builder-page'

test('shows the sentence as one types, in view while one chooses; the chosen wording is plain, and is what is copied, kept and downloaded', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/builder')
  const field = page.getByRole('textbox')
  const sentence = page.locator('.composed [data-composed]')
  // The first screen has a sentence and a sky, and says what to do.
  await expect(page.locator('.composed')).toHaveText('I am learning to …')
  await expect(page.locator('.composed')).toBeInViewport({ ratio: 1 })
  const prompts = page.getByText('Complete the form on the left').filter({ visible: true })
  await expect(prompts).toBeInViewport({ ratio: 1 })
  await field.fill('patient with my kids')
  await choose(page, 'Present Tense', 'Gentle & Believable')
  await expect(sentence).toHaveText('I am learning to patient with my kids')
  await expect(sentence).toBeInViewport({ ratio: 1 })
  const header = await page.locator('body > header').boundingBox()
  const strip = await page.locator('.composed').boundingBox()
  expect(strip?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 11)
  const wording = page.locator('form').getByRole('group', { name: 'Wording' })
  const asTyped = wording.getByRole('button', { name: 'As typed' })
  const asSaid = wording.getByRole('button', { name: 'In plain English' })
  await expect(asTyped).toHaveAttribute('aria-pressed', 'true')
  await asSaid.click()
  await expect(sentence).toHaveText('I am learning to be patient with my kids.')
  await expect(asSaid).toBeFocused()
  await expect(asSaid).toHaveAttribute('aria-pressed', 'true')
  await expect(asTyped).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('form [role=status]')).toHaveText('I am learning to be patient with my kids.')
  await expect(field).toHaveValue('patient with my kids')

  await choose(page, 'Inner Peace')
  const generate = page.getByRole('button', { name: 'Generate My Personal Affirmations' })
  await page.clock.install()
  await generate.click()
  await expect(page.getByRole('button', { name: 'Crafting' })).toBeVisible()
  await expect(prompts).toHaveCount(0)
  await expect(page.locator('.composed')).toBeHidden()
  await page.clock.runFor(2_000)
  const first = page.locator(RESULTS).first().locator('[data-text]')
  await expect(first).toHaveText('I am learning to be patient with my kids.')
  const expectEverywhere = async (text: string) => {
    await expect(first).toHaveText(text)
    await expect(sentence).toHaveText(text)
    const row = page.locator(RESULTS).first()
    await row.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => clipboardOf(page)).toBe(text)
    await row.getByRole('button', { name: 'Favorite' }).click()
    const newest = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]')[0]?.text)
    await expect.poll(newest).toBe(text)
    await expectDownload(page)
  }
  await expectEverywhere('I am learning to be patient with my kids.')
  const other = page.locator(RESULTS).first().locator(':has(> button:text("Use this wording"))')
  const use = other.getByRole('button', { name: 'Use this wording' })
  await expect(other).toContainText('As typed:I am learning to patient with my kids')
  await use.click()
  await expect(use).toBeFocused()
  await expectEverywhere('I am learning to patient with my kids')
  await expect(other).toContainText('In plain English:I am learning to be patient with my kids.')
  // The sentence does not stand in the form as long as it is the one of the result.
  await expect(page.locator('.composed')).toBeHidden()
  await field.fill('kind to my kids')
  await expect(page.locator('.composed')).toBeVisible()
  await field.fill('')
  await expect(sentence).toHaveCount(0)
})

test('a long sentence leaves room for the steps: two lines of it stay in view, and the result has all of it', async ({
  page
}) => {
  const goal = 'speak calmly before thirty people '.repeat(6).slice(0, 197)
  for (const [width, height] of [
    [390, 844],
    [320, 568]
  ] as const) {
    await resize(page, width, height)
    await page.goto('/builder')
    await page.getByRole('textbox').fill(goal)
    await choose(page, 'Inner Peace', 'Present Tense', 'Bold & Aspirational')
    // What is scrolled to below would go if Radix came meanwhile.
    await expect(page.locator('button[role=radio]').first()).toBeVisible()
    const sentence = page.locator('.composed [data-composed]')
    const [lines, lineHeight] = await sentence.evaluate((words) => [
      words.clientHeight,
      Number.parseFloat(getComputedStyle(words).lineHeight)
    ])
    expect(Math.round(Number(lines) / Number(lineHeight))).toBe(2)
    const preview = await page.locator('.composed').boundingBox()
    expect(preview?.height, `${width}`).toBeLessThan(0.25 * height)
    // What comes into view is not below it.
    const last = page.getByRole('radio', { name: 'Gentle & Believable' })
    await last.evaluate((radio) => radio.closest('.choice')?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const bottom = await page.locator('.composed').evaluate((words) => words.getBoundingClientRect().bottom)
    await expect.poll(async () => (await last.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom)
    await generateAtOnce(page)
    await expect(page.locator(RESULTS).first().locator('[data-text]')).toContainText(goal.trim().slice(-30))
    await page.clock.resume()
  }
})

test('in a low window, the grain of the sentence’s sky stays on it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/builder')
  await choose(page, 'Present Tense')
  const strip = page.locator('.composed')
  await strip.scrollIntoViewIfNeeded()
  await expect(strip).toBeVisible()
  // What is drawn on it is measured by it.
  expect(await strip.evaluate((sky) => getComputedStyle(sky).position)).toBe('relative')
  await page.mouse.wheel(0, 600)
  await expect(strip).not.toBeInViewport()
})

test('brings results into view in a low window, and lets them be changed, kept and read aloud; Copy comes when the sentence is pointed at or has the focus', async ({
  page
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    speechSynthesis.getVoices = () => [{} as SpeechSynthesisVoice]
    speechSynthesis.speak = ({ text }) => void spoken.push(text)
    speechSynthesis.cancel = () => void spoken.push('stop')
  })
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/builder')
  await page.getByRole('textbox').fill('speak up')
  await choose(page, 'Inner Peace', 'Present Tense', 'Bold & Aspirational')
  await generateAtOnce(page)
  await expect(page.locator(RESULTS)).toHaveCount(4)
  const first = page.locator(RESULTS).first()
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThan(80)

  const names = page.locator(RESULTS).getByRole('button', { name: 'Edit' })
  expect(new Set(await names.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).size).toBe(4)
  const copy = first.getByRole('button', { name: 'Copy' })
  const opacity = () => copy.evaluate((button) => getComputedStyle(button).opacity)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe('0')
  await first.hover()
  await expect.poll(opacity).toBe('1')
  await page.mouse.move(0, 0)
  await copy.focus()
  await expect.poll(opacity).toBe('1')

  await first.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Your sentence')).toBeFocused()
  // One goes on where the sentence ends.
  const sentence = await page.getByLabel('Your sentence').inputValue()
  await page.keyboard.type(' Now.')
  await expect(page.getByLabel('Your sentence')).toHaveValue(`${sentence} Now.`)
  await page.getByLabel('Your sentence').fill('I choose calm,  once more.')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('I choose calm, once more.')
  await expect(first.getByRole('button', { name: 'Edit' })).toBeFocused()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toMatch(/^I choose calm, once more\.\n\n/)

  const heart = first.getByRole('button', { name: 'Favorite: I choose calm, once more.' })
  const newest = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]')[0]?.text)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(newest).toBe('I choose calm, once more.')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(newest).toBeUndefined()

  await page.evaluate(fillFavorites)
  await page.locator(RESULTS).nth(1).getByRole('button', { name: 'Favorite' }).click()
  await expect(page.locator(TOAST, { hasText: 'Your list is full: it holds 500 lines.' })).toBeVisible()

  await first.getByRole('button', { name: 'Read aloud' }).click()
  await first.getByRole('button', { name: 'Stop reading' }).click()
  // Stops in a row count as one: stopping what is silent already does not matter.
  const spoken = async () => {
    const words = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
    return words.filter((word, index) => word !== words[index - 1])
  }
  await expect.poll(async () => (await spoken()).slice(-2)).toEqual(['I choose calm, once more.', 'stop'])
  expect((await spoken()).filter((word) => word !== 'stop')).toHaveLength(1)
  await expect(first.getByRole('button', { name: 'Read aloud' })).toBeFocused()
  // While a sentence is changed there is no button that would stop it.
  await first.getByRole('button', { name: 'Read aloud' }).click()
  await first.getByRole('button', { name: 'Edit' }).click()
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.at(-1))).toBe('stop')
})

test('results come to the header, however many words the goal has, with the focus of a keyboard; others are called so', async ({
  page
}) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800]
  ] as const) {
    await resize(page, width, height)
    for (const goal of ['public speaking', 'speak calmly before thirty people '.repeat(5).trim()]) {
      await page.goto('/builder')
      const field = page.getByRole('textbox')
      const lines = (await field.boundingBox())?.height ?? 0
      await field.fill(goal)
      if (goal.length > 100) expect((await field.boundingBox())?.height).toBeGreaterThan(lines)
      await choose(page, 'Build Confidence', 'Present Tense', 'Gentle & Believable')
      await generateButton(page).focus()
      await generateAtOnce(page, () => page.keyboard.press('Enter'))
      await expect(page.locator(RESULTS)).toHaveCount(4)
      await expect(page.getByRole('heading', { name: 'Your Personal Affirmations' })).toBeFocused()
      await page.clock.resume()
      await restingScroll(page)
      const header = await page.locator('body > header').boundingBox()
      const gap = ((await page.locator('#result').boundingBox())?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
      expect(gap, `${width}: ${goal}`).toBeGreaterThanOrEqual(8)
      expect(gap, `${width}: ${goal}`).toBeLessThanOrEqual(24)
      await expect(page.locator(RESULTS).nth(1)).toContainText('Three more for confidence')
      await expect(page.locator(RESULTS).first()).toContainText('As typed:')
      // Beside the form, the sentences scroll rather than the buttons below them.
      if (width === 1280) await expect(page.getByRole('button', { name: 'Download' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('scrolls the results into view, leaves the focus where it is, and always shows Copy', async ({ page }) => {
    // As in Safari before version 16.
    await page.addInitScript(() => Object.assign(speechSynthesis, { addEventListener: undefined }))
    await page.goto('/builder')
    for (const choice of ['Inner Peace', 'Present Tense', 'Bold & Aspirational']) {
      await page.getByRole('radio', { name: choice }).tap()
    }
    const generate = generateButton(page)
    await generateAtOnce(page, () => generate.tap())
    const first = page.locator(RESULTS).first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(generate).toBeFocused()
    const copy = page.locator(RESULTS).last().getByRole('button', { name: 'Copy' })
    const opacity = () => copy.evaluate((button) => getComputedStyle(button).opacity)
    await expect.poll(opacity).toBe('1')
    for (const button of await first.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect([box?.width, box?.height].every((side) => (side ?? 0) >= 44)).toBe(true)
    }
    await expectNoViolationInEitherTheme(page, { include: '#main', tags: [] })
  })
})
