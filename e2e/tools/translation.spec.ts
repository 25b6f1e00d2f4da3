/**
 * The tools on a page that the browser translates, or that an extension puts its own elements into: each text moves into elements
 * of the browser's, before the scripts of the site have run or after them, and what comes later is translated, too.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, hold, lengthen, pressWhile, select, TOAST, test } from '../fixtures'
import { choose, generateAtOnce, generateButton, RESULTS } from './builder-page'

/** Runs in the browser, once its page is parsed. */
function translate(): void {
  const move = (text: Node) => {
    const words = text.textContent?.trim()
    if (!words || text.parentElement?.closest('font, script, style, noscript, textarea, pre, [translate=no]')) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(`«${words}»`)
    ;(text as Text).replaceWith(font)
  }
  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode)
    found.forEach(move)
  }
  const start = () => {
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateIn)
    }).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

/** Runs in the browser. The icon of a password manager stands beside its field. */
function addIcons(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'))
  })
}

/** React takes no page that is not as the server wrote it, and says so. */
const DRAWN_AFRESH = /Minified React error #418/

/** Runs in the browser. */
function hasReact(): boolean {
  const root = document.querySelector('[data-island]') ?? {}
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

for (const isEarly of [true, false]) {
  test.describe(
    isEarly ? 'on a phone, translated before the scripts' : 'on a wide screen, translated after the scripts',
    () => {
      test.use(isEarly ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {})

      const press = (target: Locator) => (isEarly ? target.tap() : target.click())
      /**
       * Opens a page, of a tool before its script comes: the visitor is quicker.
       * @returns a function that waits until React has come
       */
      const open = async (page: Page, path: string, tool?: string) => {
        const release = tool && (await hold(page, `**/assets/${tool}-*.js`))
        if (isEarly) await page.addInitScript(translate)
        await page.goto(path)
        if (!isEarly && !tool) await page.evaluate(translate)
        if (isEarly || !tool) await expect(page.locator('main font').first()).toBeAttached()
        expect(await page.locator('option:not([value])').count(), path).toBe(0)
        return async () => {
          if (release) release()
          await page.waitForFunction(hasReact)
          if (!isEarly) await page.evaluate(translate)
        }
      }

      test('the builder keeps what was chosen and typed, and builds again and again', async ({ page, expectNoise }) => {
        if (isEarly) expectNoise(DRAWN_AFRESH)
        const bring = await open(page, '/builder', 'builder')
        const radio = page.getByRole('radio', { name: 'Career Success' })
        const field = page.getByRole('textbox', { name: 'Describe' })
        await press(radio)
        await press(field)
        await page.keyboard.type('lead Tuesday')
        for (let step = 0; step < 'Tuesday'.length; step += 1) await page.keyboard.press('ArrowLeft')
        await bring()
        await page.keyboard.type('the ')
        await expect(field).toHaveValue('lead the Tuesday')
        await expect(radio).toBeChecked()
        await choose(page, 'Gratitude-Based', 'Moderate Stretch')
        await expect(page.locator('.composed [data-composed]')).toHaveText(/lead the Tuesday/)
        await generateAtOnce(page, () => press(generateButton(page)))
        await expect(page.locator(RESULTS)).toHaveCount(4)
        await field.fill('')
        await choose(page, 'Present Tense')
        await generateAtOnce(page, () => press(page.getByRole('button', { name: 'Regenerate' })))
        await expect(page.locator(RESULTS)).toHaveCount(3)
        await press(page.locator(RESULTS).first().getByRole('button', { name: 'Edit' }))
        await page.keyboard.type(' Now.')
        await page.keyboard.press('Enter')
        await expect(page.locator(RESULTS).first().locator('[data-text]')).toHaveText(/ Now\.»?$/)
        await page.clock.resume()
        await press(page.locator(RESULTS).first().getByRole('button', { name: 'Copy' }))
        await expect(page.locator(TOAST)).toContainText('Copied!')
        await expect(page.locator('main form')).toHaveCount(1)
      })

      test('the generator draws from what was checked, and keeps the words of the server', async ({
        page,
        expectNoise
      }) => {
        if (isEarly) expectNoise(DRAWN_AFRESH)
        const bring = await open(page, '/generator', 'generator')
        const box = page.getByRole('checkbox', { name: 'Gratitude' })
        await press(box)
        await press(page.getByRole('radio', { name: 'Bold' }))
        await bring()
        await expect(box).toBeChecked()
        await expect(page.getByRole('radio', { name: 'Bold' })).toBeChecked()
        const words = page.locator('#result [data-text]')
        for (let round = 0; round < 2; round += 1) {
          const asked = page.waitForResponse('**/api/affirmations/random')
          await press(page.getByRole('button', { name: 'Generate My Affirmation' }))
          const response = await asked
          expect(response.request().postDataJSON()).toEqual({ categories: ['gratitude'], strength: 'bold' })
          await expect(words).toContainText((await response.json()).text)
        }
        await press(page.locator('#result').getByRole('button', { name: 'Favorite' }))
        const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))
        expect(kept).toMatchObject({
          id: await page.locator('#result [data-affirmation]').getAttribute('data-affirmation'),
          text: await words.getAttribute('data-text')
        })
        expect(kept.text).not.toContain('«')
        await expect(box).toBeChecked()
      })

      test('a submission keeps what is being typed, and is sent', async ({ page, expectNoise }) => {
        if (isEarly) expectNoise(DRAWN_AFRESH)
        if (isEarly) await page.addInitScript(addIcons)
        const bring = await open(page, '/submit', 'submission')
        const name = page.getByRole('textbox', { name: 'Your Name' })
        const category = page.getByRole('combobox', { name: 'Category' })
        await category.selectOption('love')
        await press(page.getByRole('textbox', { name: 'Your Affirmation' }))
        await page.keyboard.type('I rest tonight.')
        await press(name)
        await page.keyboard.type('Da Lovelace')
        await page.keyboard.press('Home')
        await page.keyboard.type('A')
        await bring()
        await page.keyboard.type('da, ')
        await expect(name).toHaveValue('Ada, Da Lovelace')
        await expect(name).toBeFocused()
        const email = `${isEarly}@translation.example`
        await press(page.getByRole('textbox', { name: 'Email' }))
        await page.keyboard.type(email)
        await expect(page.getByText('15 of 500 characters')).toBeVisible()
        await press(page.getByRole('button', { name: 'Submit Affirmation' }))
        await expect(page.getByRole('link', { name: 'Submit Another Affirmation' })).toBeVisible()
        const rows = select('SELECT name, category, affirmationText FROM Submission WHERE email = ?', email)
        expect(rows).toEqual([{ name: 'Ada, Da Lovelace', category: 'love', affirmationText: 'I rest tonight.' }])
      })

      test('the newsletter, favorites, practice and the search work as they do in English', async ({ page }) => {
        await test.step('newsletter', async () => {
          await open(page, '/')
          const form = page.locator('[data-newsletter]').first()
          const email = `${isEarly}-daily@translation.example`
          await form.getByRole('textbox').fill(email)
          await press(form.getByRole('button'))
          await expect(form.locator('[data-done-title]')).toContainText(email)
          await expect(form.locator('input[type=email]')).toHaveValue('')
        })

        await test.step('favorites', async () => {
          await open(page, '/category/love')
          const row = page.locator('main ol.rows > li').first()
          const id = await row.getAttribute('data-affirmation')
          await press(row.getByRole('button', { name: 'Favorite' }))
          const response = await page.request.get(`/api/affirmations/${id}`)
          const { text } = await response.json()
          const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))
          expect(await stored()).toMatchObject([{ id, text }])
          await open(page, '/favorites')
          const kept = page.locator('ol.favorite-cards > li')
          await expect(kept.locator('[data-text]')).toContainText(text)
          await press(kept.locator('summary'))
          await press(kept.getByRole('button', { name: /^Remove/ }))
          await expect(kept.locator('[data-text]')).toHaveCount(0)
          await press(kept.getByRole('button'))
          await expect(kept.locator('[data-text]')).toContainText(text)
          expect(await stored()).toMatchObject([{ id, text }])
        })

        await test.step('practice', async () => {
          await open(page, '/practice')
          await page.locator('#practice-count').selectOption('3')
          await press(page.locator('[data-practice-setup] button[type=submit]'))
          await expect(page.locator('[data-progress]')).toContainText('1 of 3')
          for (let line = 0; line < 3; line += 1) await press(page.locator('[data-next]'))
          await press(page.locator('[data-again]'))
          await expect(page.locator('[data-progress]')).toContainText('1 of 3')
        })

        await test.step('search', async () => {
          await open(page, '/search')
          const field = page.locator('main input[type=search]')
          await field.pressSequentially('sleep')
          await expect(page.getByRole('option').first()).toBeVisible()
          await field.press('ArrowDown')
          await field.press('Enter')
          await expect(page).not.toHaveURL(/\/search$/)
        })
      })
    }
  )
}

test('a press of a button during which its tool is drawn afresh is heard', async ({ page, expectNoise }) => {
  expectNoise(DRAWN_AFRESH)
  await page.addInitScript(translate)
  await page.goto('/generator')
  const drawn = page.waitForResponse('**/api/affirmations/random')
  await pressWhile(page, page.getByRole('button', { name: 'Generate My Affirmation' }), '**/assets/generator-*.js')
  expect((await drawn).request().isNavigationRequest()).toBe(false)
})

test('a tool that breaks all the same gives back its form, filled in, which works as without scripts', async ({
  page,
  expectNoise
}) => {
  expectNoise(/NotFoundError|Minified React error/)
  await page.goto('/builder')
  const field = page.getByRole('textbox', { name: 'Describe' })
  await page.setViewportSize({ width: 390, height: 844 })
  await choose(page, 'Career Success', 'Moderate Stretch', 'Present Tense')
  await expect(page.locator('button[role=radio]').first()).toBeVisible()
  await field.pressSequentially('write')
  // React removes the choice of the wording, which is no longer in its place, once there is only one.
  await page.locator('.composed .wordings').evaluate((choice) => {
    const foreign = document.createElement('div')
    choice.replaceWith(foreign)
    foreign.append(choice)
  })
  await field.fill('My life is good')
  await expect(page.locator('input[type=radio]:not([aria-hidden])').first()).toBeVisible()
  await expect(field).toHaveValue('My life is good')
  for (const name of ['Career Success', 'Present Tense', 'Moderate Stretch']) {
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
  await generateButton(page).click()
  await expect(page).toHaveURL(/\/api\/affirmations\/build/)
  await expect(page.locator(RESULTS)).toHaveCount(4)
  await expect(page.locator(RESULTS).first()).toContainText('My life is good')
})

test('the toast of a copied line stays while the line is translated', async ({ page }) => {
  await page.goto('/affirmation/i-trust-myself')
  await page.locator('main [data-action=copy]').first().click()
  await expect(page.locator(TOAST)).toContainText('Copied!')
  await page.evaluate(translate)
  await expect(page.locator('main [data-text] font').first()).toBeAttached()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator(TOAST)).toBeVisible({ timeout: 1 })
})

test('the menu stays in the window of a phone if words get longer', async ({ page }) => {
  for (const width of [320, 360, 375, 390, 414, 640]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    await page.evaluate(lengthen)
    await expect.soft(page.locator('.menu-toggle > summary'), String(width)).toBeInViewport({ ratio: 1 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width)
  }
})
