import { expect, hold, refuseStorage, test } from '../fixtures'

test('a guide leads to the next one and back, and has its sky', async ({ page }) => {
  await page.goto('/how-to-guide')
  const [first = '', second = ''] = await page
    .locator('.guide-entry')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('href') ?? ''))
  await page.goto(first)
  const guides = page.getByRole('navigation', { name: 'Guides', exact: true })
  await expect(guides.getByRole('link')).toHaveCount(1)
  // It begins with its sky, and ends with it.
  for (const band of ['header > .sky-band', '.page-end > .sky-band']) {
    await expect(page.locator(`${band} svg:visible`)).toHaveCount(1)
  }
  await guides.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(second)
  await guides.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(first)
})

test('a guide is read aloud part by part until it is stopped, and the days of its plan are kept in the browser and printed by themselves', async ({
  page,
  context
}) => {
  await page.addInitScript(() => {
    const queue: SpeechSynthesisUtterance[] = []
    const synthesis = {
      getVoices: () => [{}],
      addEventListener: () => {},
      speak: (utterance: SpeechSynthesisUtterance) => queue.push(utterance),
      cancel: () => queue.splice(0)
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { queue })
  })
  await page.goto('/problem-solution/grief')
  const queued = () =>
    page.evaluate(() => (window as unknown as { queue: { text: string }[] }).queue.map((it) => it.text))
  const button = page.getByRole('button', { name: 'Listen' })
  await button.click()
  expect((await queued()).slice(0, 2)).toEqual(['I miss you. That is enough for today.', 'Right now'])
  expect((await queued()).join(' ')).not.toContain('Copy')
  await expect(page.locator('[data-reading]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  expect(await queued()).toEqual([])
  await expect(page.locator('[data-reading]')).toHaveCount(0)
  await button.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await queued()).toEqual([])

  // An error of what was stopped comes late, and one of the last words is an end, too.
  const fail = (isOld: boolean) =>
    page.evaluate((old) => {
      const { queue, last } = window as unknown as Record<'queue', SpeechSynthesisUtterance[]> & {
        last?: SpeechSynthesisUtterance
      }
      const utterance = old ? last : queue.at(-1)
      Object.assign(window, { last: queue.at(-1) })
      utterance?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent)
    }, isOld)
  await button.click()
  await fail(false)
  await expect(page.locator('[data-reading]')).toHaveCount(0)
  await button.click()
  await fail(true)
  await page.getByRole('button', { name: 'Stop' }).click()

  const day = (number: number, tab = page) => tab.getByRole('checkbox', { name: `Day ${number}`, exact: true })
  await day(3).check()
  await day(30).check()
  // A day that is ticked before the script of the plan runs is kept.
  const release = await hold(page, '**/assets/plan-*')
  const navigation = page.reload()
  await day(5).check()
  release()
  await navigation
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  for (const number of [3, 5, 30]) await expect(day(number)).toBeChecked()

  // One that is ticked in another tab stays ticked.
  const other = await context.newPage()
  await other.goto('/problem-solution/grief')
  await day(1).check()
  await expect(day(1, other)).toBeChecked()
  await day(6, other).check()
  await page.reload()
  for (const number of [1, 6]) await expect(day(number)).toBeChecked()

  // The dialog of the browser cannot be reached from here: what it would print is looked at instead.
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Getting help' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Print this month' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.plan-calendar').getByText('Week 1').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Getting help' })).toBeHidden()

  // If storage is refused, ticks last as long as the page, also if that comes back as it was left.
  await page.emulateMedia({ media: null })
  await page.addInitScript(refuseStorage)
  await page.reload()
  await day(2).check()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(day(2)).toBeChecked()
})

test('a worked example and its blank copy are printed by themselves', async ({ page }) => {
  await page.goto('/how-to-guide/if-then-plans')
  await page.evaluate(() => {
    window.print = () => {}
  })
  const filled = page.locator('.worked-example .filled').first()
  const blank = page.locator('.worked-example .blank')
  const elsewhere = page.getByRole('heading', { name: 'Scientific foundation' })
  await page.emulateMedia({ media: 'print' })
  for (const part of [filled, blank, elsewhere]) await expect(part).toBeVisible()

  await page.emulateMedia({ media: null })
  await page.getByText('The example, filled in').click()
  await page.getByRole('button', { name: 'Print this example' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(filled).toBeVisible()
  for (const part of [blank, elsewhere]) await expect(part).toBeHidden()

  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: 'Print a blank copy' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(blank).toBeVisible()
  for (const part of [filled, elsewhere]) await expect(part).toBeHidden()
})
