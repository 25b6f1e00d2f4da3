/** What the reader views of browsers leave of a page: all that it is for. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const READABILITY = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8')

/** What has to be there, of each kind of page. */
const RIGHT_NOW = '[aria-labelledby=right-now-title] li'
const LINES = 'main [data-text]'
const HEADINGS = 'main article > section > h2'
const KEPT = {
  '/how-to-guide/morning-routine': [RIGHT_NOW, HEADINGS],
  '/problem-solution/grief': [RIGHT_NOW, LINES, HEADINGS],
  '/category/daily/morning-affirmations': [RIGHT_NOW, LINES, HEADINGS],
  '/for/panic': [RIGHT_NOW, LINES, HEADINGS],
  '/science-hub': ['#featured h3', '#featured dd', '#findings h3'],
  '/science-hub/anxiety': ['[id^=study-] h2', '[id^=study-] p'],
  '/help-now': ['main a[href^="tel:"]']
}

for (const [path, selectors] of Object.entries(KEPT)) {
  test(`a reader view keeps what ${path} is for`, async ({ page }) => {
    await page.goto(path)
    const wanted = page.locator(selectors.join())
    const headings = wanted.and(page.locator('h2, h3'))
    const read = await readerView(page)
    const missing = async (all: Locator, kept: string) =>
      (await all.allTextContents()).filter((words) => !plain(kept).includes(plain(words)))
    expect(await wanted.count()).toBeGreaterThan(2)
    expect(await missing(wanted, read.text)).toEqual([])
    expect(await missing(headings, read.headings)).toEqual([])
  })
}

function readerView(page: Page): Promise<{ text: string; headings: string }> {
  return page.evaluate(`{
    ${READABILITY}
    const { content, textContent } = new Readability(document.cloneNode(true)).parse()
    const kept = new DOMParser().parseFromString(content, 'text/html')
    const headings = [...kept.querySelectorAll('h2, h3')].map((heading) => heading.textContent).join()
    ;({ text: textContent, headings })
  }`)
}

const plain = (text: string) => text.replace(/\s+/g, '')
