import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SubcategoryGuide } from '../../content/types'
import { expect, resize, test } from '../fixtures'

/** A page may be so tall at first sight, in pixels; the rest of it is a tap away. */
const TALLEST = 20_000
const WIDTHS = [390, 1600]
const PHONE = { width: 390, height: 844 }
/** The home page and categories are so many screens of a phone tall. */
const SCREENS = 11

/** One page of each kind; those with most words. */
const PAGES = `/ /category/love /category/daily/morning-affirmations /how-to-guide/morning-routine
  /problem-solution/social-anxiety /how-to-guide /problem-solution /science-hub /science-hub/self-affirmation /for
  /for/panic /daily /api /resources /generator /builder /submit /favorites /practice
  /search?q=sleep`.split(/\s+/)

/** A sentence that one can say: an affirmation, or the first item of “Right now”. */
const SENTENCE = 'main [data-text], [aria-labelledby=right-now-title] li'
const WITH_LARGE_SENTENCE = '/ /category/love /category/daily/morning-affirmations /for/panic'.split(' ')
const WITH_SENTENCE = [...WITH_LARGE_SENTENCE, '/how-to-guide/morning-routine']

/** In pixels. Runs in the browser. */
const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** The lower edge of the first one, in pixels from the top of the page. */
async function bottomOfFirst(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
}

test('no page jumps or is endless, and on a phone those with affirmations begin with one, the largest of the words', async ({
  page
}) => {
  test.slow()
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const [{ slug }] = await (await page.request.get('/api/affirmations/category/love')).json()
  const affirmation = `/affirmation/${slug}`
  for (const path of [...PAGES, affirmation]) {
    await resize(page, PHONE.width, PHONE.height)
    const response = await page.goto(path)
    // The fonts load with the page: a heading that gets its font later may take another line.
    const fonts = (await page.content()).match(/\/_next\/static\/media\/[^")]+\.woff2/g)
    expect(fonts, path).toHaveLength(2)
    for (const font of fonts ?? []) expect(response?.headers().link, path).toContain(`<${font}>; rel=preload`)
    // A change by a script is painted in the next frame, and reported after it.
    const shifted = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifted: number }).shifted
    })
    expect(shifted, path).toBeLessThan(0.1)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThan(TALLEST)
    if (WITH_SENTENCE.includes(path) || path === affirmation) {
      expect(await bottomOfFirst(page, SENTENCE), path).toBeLessThan(PHONE.height)
    }
    if (!WITH_LARGE_SENTENCE.includes(path) && path !== affirmation) continue
    if (path === '/' || path === affirmation) {
      const actions = page.locator('.action-bar').locator('button, a, summary').filter({ visible: true })
      await expect(actions).toHaveText([/Copy/, /Share/, /Favorite/, /Image/])
      for (const action of await actions.all()) {
        const box = await action.boundingBox()
        expect(Number(box?.y) + Number(box?.height), path).toBeLessThan(PHONE.height)
      }
    }
    for (const width of WIDTHS) {
      await resize(page, width, PHONE.height)
      const sentence = await page.locator('main [data-text]').first().evaluate(fontSize)
      const others = await page
        .locator('main *:not([data-text], [data-room])')
        .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
      expect(sentence, `${path} at ${width}`).toBeGreaterThan(Math.max(...others))
    }
  }
})

test('on a phone a theme and a situation begin with a sentence and its actions, a reminder with its button, and large print is near', async ({
  page
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  /** Playwright does not import JSON. */
  const guides = JSON.parse(readFileSync('content/generated/guides/subcategory.json', 'utf8'))
  const wordsAbove = ({ title, description }: SubcategoryGuide) => title.length + description.length
  const longest = guides.sort((one: SubcategoryGuide, other: SubcategoryGuide) => wordsAbove(other) - wordsAbove(one))
  const themes = longest
    .slice(0, 2)
    .map((guide: SubcategoryGuide) => `/category/${guide.category}/${guide.subcategory}`)
  for (const path of [...themes, '/for/panic', '/for/estrangement', '/for/hospital']) {
    await page.goto(path)
    expect(await bottomOfFirst(page, 'main .row-actions'), path).toBeLessThan(PHONE.height)
    if (path.startsWith('/for')) {
      expect(await bottomOfFirst(page, '[data-print=large]'), path).toBeLessThan(1.5 * PHONE.height)
    } else {
      const sentence = await page.locator('main [data-affirmation]').first().boundingBox()
      expect(sentence?.y, path).toBeLessThan(480)
    }
  }
  await page.goto('/reminder')
  for (const [width, height] of [
    [PHONE.width, PHONE.height],
    [1024, 768]
  ] as const) {
    await resize(page, width, height)
    expect(await bottomOfFirst(page, 'main form button'), String(width)).toBeLessThan(height)
  }
})

test('the home page and each category have at most eleven screens of a phone, and a category begins with a sentence in every window, in its upper half and a third larger than the title', async ({
  page
}) => {
  test.slow()
  const categories = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'].map((name) => `/category/${name}`)
  for (const path of ['/', ...categories]) {
    await resize(page, PHONE.width, PHONE.height)
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(SCREENS * PHONE.height)
    if (path === '/') continue
    for (const [width, windowHeight] of [
      [PHONE.width, PHONE.height],
      [844, 390],
      [1280, 800]
    ] as const) {
      await resize(page, width, windowHeight)
      const where = `${path} at ${width}`
      expect(await bottomOfFirst(page, SENTENCE), where).toBeLessThan(windowHeight)
      const sentence = page.locator('#first [data-text]').first()
      expect((await sentence.boundingBox())?.y, where).toBeLessThan(windowHeight / 2)
      const title = await page.locator('main h1').evaluate(fontSize)
      expect(await sentence.evaluate(fontSize), where).toBeGreaterThan(1.33 * title)
    }
  }
})
