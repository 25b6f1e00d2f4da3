import type { Page } from '@playwright/test'
import { expect, lengthen, resize, restingScroll, test } from '../fixtures'
import { affirmation, KINDS } from './kinds'
import { expectNoViolationInEitherTheme } from './violations'

/** They have a file of journeys to themselves, which looks for violations in each of their states. */
const LOOKED_AT_ELSEWHERE = ['/search?q=sleep', '/favorites', '/practice']
const FAVORITES = JSON.stringify([
  { id: affirmation.id, slug: affirmation.slug, text: affirmation.text, category: 'health', note: 'For Mondays' },
  { id: '', slug: '', text: 'A line of my own.' }
])
/** Runs in the browser, before a page. */
const keepFavorites = (favorites: string) => localStorage.setItem('favorites', favorites)

/**
 * What other rows or pages have shown already. Axe takes its time for each element that is there, also for one left out. Nothing is
 * taken out of an island: a focus has begun to load its scripts, and React hydrates what the server has rendered.
 */
const REPEATED = [
  'main [data-affirmation]:nth-child(n + 4)',
  '[id^=study-]:nth-child(n + 4)',
  '[id^=note-]:nth-child(n + 4)',
  'main details:nth-of-type(n + 3)'
]
  .map((repeated) => `${repeated}:not([data-island] *)`)
  .join()

/** The spacing of text that a reader may set (WCAG 1.4.12). */
const READER_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** The narrowest is also that of a zoom by 400 %. */
const WIDTHS = [320, 768, 1280]
const WINDOWS = [
  [1280, 600],
  [320, 480]
] as const
/** The stops of the Tab key that are looked at, from the first one of the page or, once the header was, of its content. */
const STOPS = 12
const STOPS_WITH_HEADER = 30
/** The modifier, as the devtools of the browser name it. */
const SHIFT = 8

/** The pages of each kind are looked at in one window: a new one would compile the same scripts again. */
for (const [kind, addresses] of Object.entries(KINDS)) {
  test(`${kind} fit their window, show the focus, and have no accessibility violation in either theme`, async ({
    page
  }) => {
    test.slow()
    await page.addInitScript(keepFavorites, FAVORITES)
    for (const address of addresses.split(/\s+/)) await test.step(address, () => look(page, address))
  })
}

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (address === '/favorites') await expect(page.locator('ol.favorite-cards [data-text]')).toHaveCount(2)
  for (const [width, height] of WINDOWS) {
    await resize(page, width, height)
    expect(await page.evaluate(smallTargets), `${address} at ${width}`).toEqual([])
    await expectFocusToBeSeen(page, `${address} at ${width}`)
  }

  // Text with more space around it needs more room. A style element would violate the content policy.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, READER_SPACING)
  await setFolds(page, true)
  await expectToFit(page, 320, ' with open folds')
  await setFolds(page, false)
  for (const width of WIDTHS) {
    await expectToFit(page, width)
    expect(await page.evaluate(clippedTexts), `${address} at ${width}`).toEqual([])
  }

  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  if (!LOOKED_AT_ELSEWHERE.includes(address)) await expectNoViolation(page, address)
  await page.evaluate(lengthen)
  await expectToFit(page, 320, ' with longer words')
}

async function expectNoViolation(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (repeated) => {
      // The link that skips to the content lies over the name of the site while it has the focus.
      ;(document.activeElement as HTMLElement | null)?.blur()
      for (const element of document.querySelectorAll(repeated)) element.remove()
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    },
    address === '/' ? REPEATED : `${REPEATED}, body > header, body > footer`
  )
  await resize(page, 1280, 900)
  expect(await expectNoViolationInEitherTheme(page)).toContain('color-contrast')
}

async function setFolds(page: Page, isOpen: boolean): Promise<void> {
  await page.evaluate((open) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = open
  }, isOpen)
}

async function expectToFit(page: Page, width: number, state = ''): Promise<void> {
  await resize(page, width, 900)
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(content, `${page.url()} at ${width}${state}`).toBeLessThanOrEqual(width)
}

/** There and back: a sticky header can hide what comes from below, and what comes from above. */
async function expectFocusToBeSeen(page: Page, where: string): Promise<void> {
  const isHome = new URL(page.url()).pathname === '/'
  // The header is the same on every page.
  const start = page.locator(isHome ? 'body a >> nth=0' : '#main')
  const steps = isHome ? STOPS_WITH_HEADER : STOPS
  const devtools = await page.context().newCDPSession(page)
  // The browser handles one after the other, and need not be waited for in between.
  const press = async (modifiers: number) => {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
    const events = Array.from({ length: steps }, () => ['rawKeyDown', 'keyUp'] as const).flat()
    await Promise.all(events.map((type) => devtools.send('Input.dispatchKeyEvent', { type, ...key })))
    return page.evaluate(() => (window as unknown as FocusWindow).takeFocuses())
  }
  await page.evaluate(watchFocus)
  await start.focus()
  const stops = [...(await press(0)), ...(await press(SHIFT))]
  expect(stops.length, where).toBeGreaterThan(0)
  if (stops.every(({ isSeen, hasRing }) => isSeen && hasRing)) return
  // Some may still have been on their way: once more, one at a time.
  await start.focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key)
      const describe = () => page.evaluate(() => (window as unknown as FocusWindow).describeFocus())
      const { name } = await describe()
      if (name === 'BODY') break
      await expect.poll(describe, `${where}, ${key}: ${name}`).toEqual({ name, isSeen: true, hasRing: true })
    }
  }
}

interface Focus {
  name: string
  /** True if any part of the element is seen. */
  isSeen: boolean
  /** True if the element, its label or its next sibling has a ring. */
  hasRing: boolean
}

interface FocusWindow {
  describeFocus(): Focus
  /** The elements that had the focus at the end of each press of Tab, up to the end of the page, since the last call. */
  takeFocuses(): Focus[]
}

/** Runs in the browser. */
function watchFocus(): void {
  const describeFocus = (): Focus => {
    const element = document.activeElement as HTMLElement
    const { left, top, width, height } = element.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share)
      return hit !== null && (element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit))
    })
    const hasRing = [element, element.closest('label'), element.nextElementSibling].some((part) => {
      const { outlineStyle, outlineWidth } = part ? getComputedStyle(part) : { outlineStyle: 'none', outlineWidth: '0' }
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const name = element === document.body ? 'BODY' : element.outerHTML.slice(0, 80)
    return { name, isSeen, hasRing }
  }
  let focuses: Focus[] = []
  // By then the page has scrolled to the element.
  document.addEventListener('keyup', ({ key }) => key === 'Tab' && focuses.push(describeFocus()), { capture: true })
  const takeFocuses = () => {
    const end = focuses.findIndex(({ name }) => name === 'BODY')
    const taken = focuses.slice(0, end < 0 ? undefined : end)
    focuses = []
    return taken
  }
  Object.assign(window, { describeFocus, takeFocuses })
}

/** Runs in the browser. Elements that cut off a part of their text. */
function clippedTexts(): string[] {
  const clips = (overflow: string) => ['hidden', 'clip'].includes(overflow)
  // A drawing ends where its box does.
  const drawings = [...document.querySelectorAll<SVGElement>('.sky-scene')]
  for (const { style } of drawings) style.display = 'none'
  const clipping = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return (
      (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  })
  const visible = clipping.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches('.sr-only, .sr-only *') &&
      element.innerText?.trim() &&
      element.clientWidth > 1
  )
  for (const { style } of drawings) style.display = ''
  return visible.map(({ tagName, className }) => `${tagName}.${className}`)
}

/** Runs in the browser. Targets below 24 × 24 px, except links within a sentence (WCAG 2.5.8). */
function smallTargets(): string[] {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
  for (const details of closed) details.open = true
  const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  const small = [...targets].filter((target) => {
    if (!target.checkVisibility({ visibilityProperty: true })) return false
    const isChoice = target.matches('[type=radio], [type=checkbox]')
    const { width, height } = ((isChoice && target.closest('label')) || target).getBoundingClientRect()
    const text = target.closest('sup') ?? target.closest('p, li, dd, td, figcaption')
    const isAlone = !target.closest('sup') && text?.textContent?.trim() === target.textContent?.trim()
    const isInText = getComputedStyle(target).display === 'inline' && text && !isAlone
    return width > 1 && (width < 24 || height < 24) && !isInText
  })
  const found = small.map((target) => target.outerHTML.slice(0, 100))
  for (const details of closed) details.open = false
  return found
}

test('the focus ring is in ink, and that of a primary button stands out from what is behind it', async ({
  page,
  expectNoise
}) => {
  expectNoise(/404/)
  await page.goto('/generator')
  const box = page.getByRole('checkbox', { name: 'Gratitude' })
  await box.focus()
  await expect(box).toHaveCSS(
    'outline-color',
    await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  )
  const button = page.getByRole('button', { name: 'Generate My Affirmation' })
  await page.getByLabel('With a wink').focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  const ink = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(button).toHaveCSS('outline-color', ink)
  await page.goto('/nowhere')
  const onSky = page.getByRole('link', { name: 'Back to Home' })
  await onSky.focus()
  await expect(onSky).toHaveCSS(
    'outline-color',
    await onSky.evaluate((element) => getComputedStyle(element).backgroundColor)
  )
})

test('a followed link leads to the top of its page, which going through the header by keyboard leaves where it is', async ({
  page
}) => {
  await page.goto('/resources')
  await page.locator('main a[href="/how-to-guide/create-affirmations"]').first().click()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  await page.waitForLoadState()
  expect(await restingScroll(page)).toBe(0)

  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link').first().focus()
  for (let step = 0; step < 8; step++) await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Community' })).toBeFocused()
  expect(await restingScroll(page)).toBe(1_500)

  await test.step('the footer leads to a statement that says where to report a barrier', async () => {
    await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
    await expect(page).toHaveURL('/accessibility')
    await expect(page.getByRole('heading', { level: 2, name: 'What is known not to work' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:\S+@/)
  })
})

test.describe('on the sky of a generated line', () => {
  const text = 'I take the slow road through this long and crowded week, and '.repeat(4).slice(0, 220)

  test('no word stands on the sun or the moon, however long the line', async ({ page }) => {
    let id = ''
    // Otherwise the generator draws something else than a line that it has shown before.
    await page.addInitScript(() => localStorage.clear())
    await page.route('**/api/affirmations/random', (route) => {
      const category = id.split('-')[0]
      return route.fulfill({ json: { id, slug: id, text, category, tags: ['calm', 'morning', 'first steps'] } })
    })
    await page.goto('/generator')
    for (id of ['daily-005', 'health-021', 'success-008', 'love-089', 'gratitude-144', 'weekly-003']) {
      await page.getByRole('button', { name: 'Generate My Affirmation' }).click()
      const card = page.locator('#result .sky', { has: page.locator(`[data-url="/affirmation/${id}"]`) })
      for (const width of [390, 768, 1280]) {
        await resize(page, width, 900)
        const words = await card.getByRole('link', { name: 'Open its page' }).boundingBox()
        // The circle includes the glow; the disc itself is its innermost fifth.
        const light = await card.locator('circle[fill^=url]:visible').boundingBox()
        const top = Number(light?.y) + 0.4 * Number(light?.height)
        expect(Number(words?.y) + Number(words?.height), `${id} at ${width}`).toBeLessThan(top)
      }
    }
  })
})

test('with reduced motion nothing moves, and a link to a note opens the closed sources and shows the note', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const line = page.locator('#daily-quote [data-text]')
  const before = (await line.textContent()) ?? ''
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect(line).not.toHaveText(before)
  expect(await line.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
  // The page scrolls smoothly only while it has the focus.
  await expect(page.locator('html:focus-within')).toHaveCount(1)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')

  const question = page
    .locator('details[name="home-faq"]')
    .filter({ has: page.getByRole('link', { name: /^Source/, includeHidden: true }) })
    .first()
  await question.locator('summary').click()
  const source = question.getByRole('link', { name: /^Source/ }).first()
  const note = page.locator(String(await source.getAttribute('href')))
  await expect(note).toBeHidden()
  await source.click()
  await expect(note).toBeInViewport()
})
