import type { Locator, Page } from '@playwright/test'
import { expectNoViolationInEitherTheme } from '../every-page/violations'
import { clipboardOf, expect, refuseStorage, resize, test } from '../fixtures'

const LINES = [
  { id: 'health-1', slug: 'i-rest', text: 'I rest.', category: 'health' },
  { id: '', slug: '', text: 'My own <b>words</b>.', note: 'For <i>Mondays</i>' },
  { id: 'daily-1', slug: 'i-begin', text: 'I begin.' }
]

const rows = (page: Page) => page.locator('ol.favorite-cards [data-text]')
const stored = (page: Page) => page.evaluate(() => JSON.parse(window.localStorage.getItem('favorites') ?? '[]'))

const firstNote = async (page: Page) => (await stored(page))[0]?.note

/** Puts these favorites into the browser before its first page. */
const beginWith = (page: Page, favorites: object[]) =>
  page.addInitScript((list) => {
    if (window.localStorage.getItem('favorites') === null) window.localStorage.setItem('favorites', list)
  }, JSON.stringify(favorites))

/** What opens the menu of a line. */
const more = (page: Page, text: string) => page.locator('ol > li', { hasText: text }).locator('summary')

/** Opens the page with these favorites in the browser. */
async function open(page: Page, favorites: object[] = LINES) {
  await beginWith(page, favorites)
  await page.goto('/favorites')
  await expect(rows(page)).toHaveCount(favorites.length)
}

test('by keyboard alone favorites are sorted, noted, removed and brought back, without an accessibility violation', async ({
  page
}) => {
  await open(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await more(page, 'I rest.').focus()
  await page.keyboard.press('Enter')
  await button('Move down: I rest.').focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['My own <b>words</b>.', 'I rest.', 'I begin.'])
  await expect(button('Move down: I rest.')).toBeFocused()
  await expect(page.getByText('Moved to 2 of 3.')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(button('Move down: I rest.')).toBeDisabled()
  await expect(button('Move down: I rest.')).toBeFocused()
  await button('Move up: I rest.').focus()
  await expect(button('Move down: I rest.')).toBeHidden()

  // Two things at most stand outside of the menu of a line.
  await expect(
    page.locator('ol > li', { hasText: 'I begin.' }).locator('button, summary').filter({ visible: true })
  ).toHaveCount(2)
  await button('Note: I rest.').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Your note: I rest.' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Your note: My own <b>words</b>.' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' and Tuesdays')
  await page.keyboard.press('Tab')
  await expect.poll(() => firstNote(page)).toBe('For <i>Mondays</i> and Tuesdays')

  await more(page, 'My own <b>words</b>.').press('Enter')
  await button('Remove: My own <b>words</b>.').focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['I begin.', 'I rest.'])
  await expect(button('Undo')).toBeFocused()
  for (const width of [390, 1280]) {
    await resize(page, width, 900)
    await expectNoViolationInEitherTheme(page)
  }
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['My own <b>words</b>.', 'I begin.', 'I rest.'])
  await expect(more(page, 'My own <b>words</b>.')).toBeFocused()
  // Neighbors come back in their order, whichever comes first.
  for (const text of ['My own <b>words</b>.', 'I begin.']) {
    await more(page, text).press('Enter')
    await button(`Remove: ${text}`).press('Enter')
  }
  await expect(rows(page)).toHaveText(['I rest.'])
  for (const text of ['My own', 'I begin.']) {
    await page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).press('Enter')
  }
  await expect(rows(page)).toHaveText(['My own <b>words</b>.', 'I begin.', 'I rest.'])
  await page.reload()
  await expect(rows(page)).toHaveText(['My own <b>words</b>.', 'I begin.', 'I rest.'])
  await expect(page.getByRole('textbox', { name: 'Your note: My own' })).toHaveValue('For <i>Mondays</i> and Tuesdays')

  const own = page.getByRole('textbox', { name: 'Your line' })
  await own.fill('  I can   wait. ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('I can wait.')
  await expect(own).toHaveValue('')
  // A line in Arabic ends at its left.
  await own.fill('أنا أستحق الراحة.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('أنا أستحق الراحة.')
  const [first, stop] = await rows(page)
    .first()
    .evaluate((line) => {
      const text = line.firstChild as Text
      return [0, text.length - 1].map((at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().x
      })
    })
  expect(stop).toBeLessThan(Number(first))
})

test('each card shows a whole light below its words and its tools, also with an open menu, and is low without one', async ({
  page
}) => {
  await open(page, [
    ...LINES,
    { id: 'love-1', slug: 'long', text: 'I take the slow road. '.repeat(8), category: 'love' }
  ])
  await more(page, 'I begin.').click()
  for (const width of [390, 1280]) {
    await resize(page, width, 900)
    for (const card of await page.locator('ol.favorite-cards > li').all()) {
      const box = async (part: string) =>
        (await card.locator(part).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const words = await box('[data-text]')
      const glow = await box('circle')
      const ground = await box('path[fill*=far]')
      const tools = await box('.favorite-tools')
      // The disc is the innermost fifth of its glow.
      expect(tools.y).toBeGreaterThanOrEqual(words.y + words.height)
      expect(glow.y + 0.4 * glow.height).toBeGreaterThan(tools.y + tools.height)
      const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 }
      expect(ground.y).toBeLessThan(y + height)
      if (width === 390 && (await card.locator('details[open], textarea:visible').count()) === 0) {
        expect(height).toBeLessThan(250)
      }
    }
  }
})

test('two tabs show the same, and neither undoes what was done in the other', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/favorites')
  await more(other, 'I rest.').click()
  await other.getByRole('button', { name: 'Remove: I rest.' }).click()
  await expect(rows(page)).toHaveText(['My own <b>words</b>.', 'I begin.'])

  const note = (tab: Page) => tab.getByRole('textbox', { name: 'Your note: My own' })
  await note(page).focus()
  await note(other).fill('From the other tab')
  await note(other).blur()
  await expect(note(page)).toHaveValue('From the other tab')
  await page.goto('/generator')
  await expect.poll(() => firstNote(page)).toBe('From the other tab')

  // A change of other data that the site keeps does not redraw the list, which would lose the focus.
  const line = page.getByRole('link', { name: 'I begin.' })
  await line.focus()
  await page.evaluate(() => addEventListener('storage', ({ key }) => document.body.setAttribute('data-told', `${key}`)))
  await other.evaluate(() => localStorage.setItem('drawn', '[]'))
  await expect(page.locator('body')).toHaveAttribute('data-told', 'drawn')
  await expect(line).toBeFocused()

  // A note that is half-written when its page is closed is kept.
  await note(other).fill('Half-written')
  await other.goto('/generator')
  await expect.poll(() => firstNote(other)).toBe('Half-written')
})

test('full storage keeps what it had, and the page says so', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await more(page, 'I rest.').click()
  await page.getByRole('button', { name: 'Remove: I rest.' }).click()
  await expect(rows(page)).toHaveText(['My own <b>words</b>.', 'I begin.'])
  await expect(page.getByText('or its storage is full')).toBeVisible()
  expect(await stored(page)).toEqual(LINES)
})

test('a link lists ids past the server to a phone, and asks before it adds those that are not there', async ({
  page,
  browser,
  baseURL,
  request
}) => {
  const [one, two] = await (await request.get('/api/affirmations/category/love')).json()
  const published = [one, two].map(({ id, slug, text }) => ({ id, slug, text, category: 'love' }))
  const [, own] = LINES
  await open(page, [...published, { id: 'love-0', slug: 'gone', text: 'Retired since.' }, own as object])
  await page.getByRole('button', { name: 'Copy a link', exact: true }).click()
  const link = `${baseURL}/favorites#ids=${one.id},${two.id},love-0`
  await expect(page.getByLabel('The link')).toHaveValue(link)
  await expect.poll(() => clipboardOf(page)).toBe(link)
  await expect(page.getByText('Lines of your own are not in a link: copy them as text.')).toBeVisible()

  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })
  const there = await phone.newPage()
  const theirs = [
    { id: '', slug: '', text: 'Only on the phone.' },
    { ...published[0], note: 'Written on the phone' }
  ]
  await beginWith(there, theirs)
  const asked: string[] = []
  there.on('request', (sent) => asked.push(sent.url()))
  await there.goto(link)
  await expect(there.getByText('This link brings 2 lines.')).toBeFocused()
  await expect(there.locator('[data-offer] li')).toHaveText([one.text, two.text])
  expect(await stored(there)).toEqual(theirs)
  await there.getByRole('button', { name: 'Add to my favorites' }).tap()
  await expect(there.getByText('1 line added.')).toBeVisible()
  const all = [...theirs, published[1]]
  await expect(rows(there)).toHaveText(all.map((favorite) => favorite?.text ?? ''))
  await expect.poll(() => stored(there)).toEqual(all)
  await expect(there).toHaveURL('/favorites')
  expect(asked.filter((address) => address.includes(one.id))).toEqual([])

  await there.goto('/favorites#ids=love-0,constructor')
  await expect(there.getByText('None of the lines of this link is on the site.')).toBeVisible()
  await phone.close()
})

test('without storage what is on the page stays, and can be taken along', async ({ page }) => {
  await page.addInitScript(refuseStorage)
  await page.goto('/favorites')
  await expect(page.getByText('This browser doesn’t let the site keep anything')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice with them' })).toBeHidden()
  for (const line of ['First line.', 'Second line.']) {
    await page.getByRole('textbox', { name: 'Your line' }).fill(line)
    await page.getByRole('button', { name: 'Keep this line' }).click()
  }
  await expect(page.getByRole('link', { name: 'Practice with them' })).toBeVisible()
  await more(page, 'First line.').click()
  await page.getByRole('button', { name: 'Move up: First line.' }).click()
  await expect(rows(page)).toHaveText(['First line.', 'Second line.'])
  await page.getByRole('button', { name: 'Copy all as text' }).click()
  await expect.poll(() => clipboardOf(page)).toBe('First line.\nSecond line.')
})

test('a line that ends in half of an emoji is shown, practiced and taken along with the others', async ({ page }) => {
  await open(page, [{ id: '', slug: '', text: 'I laugh \ud83d' }, ...LINES])
  await page.getByRole('button', { name: 'Copy all as text' }).click()
  await expect.poll(() => clipboardOf(page)).toContain('I laugh \ufffd\nI rest.')
  await page.getByRole('link', { name: 'Practice with them' }).click()
  await expect(page.locator('#practice-source')).toHaveValue('favorites')
})

test('an empty list is a line to begin with, and a way to others', async ({ page }) => {
  await page.goto('/favorites')
  const keep = page.getByRole('main').getByRole('button', { name: 'Keep this one' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Daily Generator' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take them along' })).toBeHidden()
  await expectNoViolationInEitherTheme(page)
  const text = (await page.locator('[data-empty] [data-text]').textContent()) ?? ''
  await keep.click()
  await expect(rows(page)).toHaveText([text])
  await expect(keep).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Take them along' })).toBeVisible()
})

test('lines are printed eight cards to a page, or in large letters, here and on the page of a life', async ({
  page
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const large = page.getByRole('button', { name: 'Print in large letters' })
  const size = (line: Locator) => line.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
  await open(
    page,
    Array.from({ length: 17 }, (_, index) => ({
      id: `line-${index}`,
      slug: `line-${index}`,
      text: `I can do thing number ${index}.`
    }))
  )
  await large.click()
  await page.emulateMedia({ media: 'print' })
  // 28 points.
  expect(await size(rows(page).first())).toBeCloseTo(37.33)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  // 24 points on a card.
  expect(await size(rows(page).first())).toBeCloseTo(32)
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(3)
  }

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/for/hospital')
  await large.click()
  await page.emulateMedia({ media: 'print' })
  expect(await size(page.locator('[data-large] [data-text]').first())).toBeCloseTo(37.33)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the heart of a row is filled and undone in place, here and wherever the line stands', async ({ page }) => {
  await page.goto('/category/love')
  const row = page.locator('#first li').first()
  const text = (await row.locator('[data-text]').textContent()) ?? ''
  const heart = row.getByRole('button', { name: 'Favorite' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const others = page.locator('[data-affirmation]', { hasText: text }).locator('[data-action=favorite]')
  await expect(others).not.toHaveCount(1)
  for (const other of await others.all()) await expect(other).toHaveAttribute('aria-pressed', 'true')
  expect(await stored(page)).toEqual([
    { id: expect.stringMatching(/^love-/), slug: expect.stringMatching(/^[a-z0-9-]+$/), text, category: 'love' }
  ])
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await stored(page)).toEqual([])

  await page.goto('/')
  const card = page.locator('#daily-quote').getByRole('button', { name: 'Favorite' })
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(card).toHaveAttribute('aria-pressed', 'false')
})

test('a favorite leads to the list, from its page and from the footer; there it has its sky, its picture and a practice that begins with it', async ({
  page
}) => {
  const [line] = await (await page.request.get('/api/affirmations/category/love')).json()
  await page.goto(`/affirmation/${line.slug}`)
  const link = page.getByRole('main').getByRole('link', { name: 'Your Favorites' })
  await expect(link).toBeHidden()
  await page.getByRole('article').getByRole('button', { name: 'Favorite' }).click()
  const text = await page.getByRole('heading', { level: 1 }).textContent()
  await link.click()
  await expect(rows(page)).toHaveText([text ?? ''])
  await expect.poll(async () => (await stored(page))[0]?.category).toBe('love')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Your Favorites' })).toBeVisible()

  await expect(page.locator('ol.favorite-cards .sky-love')).toHaveCount(1)
  await more(page, text ?? '').click()
  await expect(page.getByRole('link', { name: `Picture: ${text}` })).toHaveAttribute('download', /-square\.png$/)
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('favorites') ?? '[]')
    localStorage.setItem('favorites', JSON.stringify([{ id: '', slug: '', text: 'Mine.' }, ...list]))
  })
  await page.getByRole('link', { name: `Practice: ${text}` }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('dialog').locator('[data-sentence]')).toHaveText(text ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').locator('[data-sentence]')).toHaveText('Mine.')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('favorites are sorted and removed by controls that are large enough', async ({ page }) => {
    await open(page)
    await more(page, 'I begin.').tap()
    await page.getByRole('button', { name: 'Move up: I begin.' }).tap()
    await expect(rows(page)).toHaveText(['I rest.', 'I begin.', 'My own <b>words</b>.'])
    await more(page, 'I rest.').tap()
    await page.getByRole('button', { name: 'Remove: I rest.' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(rows(page).first()).toHaveText('I rest.')
    const small = await page
      .locator('main :is(button, summary, .favorite-tool, input:not([type=checkbox])):visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 43.5)
      )
    expect(small).toEqual([])
  })
})
