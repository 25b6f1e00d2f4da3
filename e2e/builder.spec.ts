import { readFileSync } from 'node:fs'
import { choose, generateAtOnce, generateButton, RESULTS } from './builder-page'
import { expect, fillFavorites, TOAST, test } from './fixtures'
import { expectNoViolationInEitherTheme } from './violations'

test('shows the sentence as one types, with the other form of the verb one tap away', async ({ page }) => {
  await page.goto('/builder')
  const field = page.getByRole('textbox')
  const sentence = page.locator('[data-composed]')
  await field.fill('speak up')
  await expect(page.getByText('Your sentence appears here once you have chosen')).toBeVisible()
  await choose(page, 'Present Tense', 'Moderate Stretch')
  await expect(sentence).toHaveText('I am confidently speak up')
  await page.getByRole('button', { name: 'Write it as “speaking up”' }).click()
  await expect(sentence).toHaveText('I am confidently speaking up')
  await expect(field).toHaveValue('speaking up')
  await expect(page.getByRole('button', { name: 'Write it as “speak up”' })).toBeFocused()
  await expect(page.locator('form [role=status]')).toHaveText('I am confidently speaking up')
  await field.fill('')
  await expect(sentence).toHaveCount(0)
})

test('lets results be changed, kept and read aloud; Copy shows on hover and focus', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    speechSynthesis.getVoices = () => [{} as SpeechSynthesisVoice]
    speechSynthesis.speak = ({ text }) => void spoken.push(text)
    speechSynthesis.cancel = () => void spoken.push('stop')
  })
  await page.goto('/builder')
  await choose(page, 'Inner Peace', 'Present Tense', 'Bold & Aspirational')
  await generateAtOnce(page)
  await expect(page.locator(RESULTS)).toHaveCount(3)
  const first = page.locator(RESULTS).first()

  const copy = first.getByRole('button', { name: 'Copy' })
  const opacity = () => copy.evaluate((button) => getComputedStyle(button.parentElement as Element).opacity)
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

  await first.getByRole('button', { name: 'Keep as a favorite' }).click()
  await expect(page.locator(TOAST)).toContainText('among your favorites')
  const newest = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]')[0]?.text)
  await expect.poll(newest).toBe('I choose calm, once more.')

  await page.evaluate(fillFavorites)
  await page.locator(RESULTS).nth(1).getByRole('button', { name: 'Keep as a favorite' }).click()
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
    const opacity = () => copy.evaluate((button) => getComputedStyle(button.parentElement as Element).opacity)
    await expect.poll(opacity).toBe('1')
    for (const button of await first.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect([box?.width, box?.height].every((side) => (side ?? 0) >= 44)).toBe(true)
    }
    await expectNoViolationInEitherTheme(page, { include: '#main', tags: [] })
  })
})
