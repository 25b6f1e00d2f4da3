import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { hostileTexts } from '../../test/hostile-texts'
import { copySeededDatabase } from '../../test/servers/seeded-database'
import { copyBuild, type Site, startSite } from '../../test/servers/site'
import { expect, resize, test } from '../fixtures'

/** Submits and publishes hostile texts on a server with a database and cache of its own, so that no other test sees them. */
test.describe.configure({ mode: 'serial' })

let site: Site
let lines: { slug: string; text: string }[]

test.beforeAll(async () => {
  const folder = await copyBuild()
  const databaseUrl = copySeededDatabase(join(folder, 'site.db'))
  const command = ['--import', 'tsx', 'test/processes/hostile-affirmations.ts']
  const options = { env: { ...process.env, DATABASE_URL: databaseUrl } }
  lines = JSON.parse((await promisify(execFile)(process.execPath, command, options)).stdout)
  site = await startSite({ databaseUrl, folder })
})
test.afterAll(() => site.stop())

/** Signs that a text was executed: a dialog, its variable, an address that only it contains. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const harm: string[] = []
  page.on('dialog', async (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== site.url || pathname.endsWith('/x')) harm.push(`request: ${request.url()}`)
  })
  return async () => {
    if (await page.evaluate(() => 'hostile' in window)) harm.push('a script ran')
    return harm
  }
}

/** Normalizes line breaks as an HTML parser does, which reads CR and CR LF as LF. */
const asParsed = (text: string) => text.replace(/\r\n?/g, '\n')

test('accepts each text unchanged or says what to do, as a name and as an affirmation', async ({ request }) => {
  for (const [index, { name, text, accepted }] of hostileTexts.entries()) {
    // An address may have a limited number of submissions waiting.
    const email = `ann-${index}@example.org`
    const data = { name: 'Ann', email, category: 'love', affirmationText: text }
    const response = await request.post(`${site.url}/api/submit`, { data })
    expect([name, response.status()]).toEqual([name, accepted ? 201 : 400])

    // A name is one line of at most 80 characters.
    const isName = accepted && text.length <= 80 && !/[\t\r\n\u2028\u2029]/.test(text)
    const named = { name: text, email, category: 'love', affirmationText: 'I rest.' }
    expect([name, (await request.post(`${site.url}/api/submit`, { data: named })).status()]).toEqual([
      name,
      isName ? 201 : 400
    ])
  }
})

test('shows each text as text on its page, in its title and in its metadata', async ({ page }) => {
  const harm = await watch(page)
  for (const { slug, text } of lines) {
    // What a text could start has started by then.
    await page.goto(`${site.url}/affirmation/${slug}`, { waitUntil: 'domcontentloaded' })
    const { heading, works, descriptions } = await page.evaluate(() => ({
      heading: document.querySelector('h1[data-text]')?.textContent,
      works: [...document.querySelectorAll('script[type="application/ld+json"]')].map((json) => json.textContent ?? ''),
      descriptions: document.querySelectorAll('meta[name="description"]').length
    }))
    expect(heading).toBe(asParsed(text))
    expect(works.map((json) => JSON.parse(json).text)).toContain(text)
    expect(descriptions).toBe(1)
    const { name } = hostileTexts.find((hostile) => hostile.text === text) ?? { name: '' }
    if (!/very long word|stacked|right-to-left/.test(name)) continue
    for (const width of [390, 1280]) {
      await resize(page, width, 900)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([slug, width, Math.max(0, overhang)]).toEqual([slug, width, 0])
    }
  }
  expect(await harm()).toEqual([])
})

test('shows all of them in the list of their category', async ({ page }) => {
  const harm = await watch(page)
  await page.goto(`${site.url}/category/weekly`)
  const shown = await page.locator('[data-text]').allTextContents()
  for (const { text } of lines) expect(shown).toContain(asParsed(text))
  expect(await harm()).toEqual([])
})

test('has each text in well-formed feeds, and well-formed sitemaps', async ({ page, request }) => {
  await page.goto(`${site.url}/submit`)
  const harm = await watch(page)
  const read = (path: string, item: string) =>
    page.evaluate(
      async ([address = '', name = '']) => {
        const xml = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml')
        if (xml.querySelector('parsererror')) throw new Error(`${address} is not well-formed.`)
        return [...xml.querySelectorAll(name)].map(({ textContent }) => textContent ?? '')
      },
      [path, item]
    )
  /** Titles in feeds are HTML. */
  const readHtml = (titles: string[]) =>
    page.evaluate(
      (all) =>
        all.map((html) => {
          const field = document.createElement('textarea')
          field.innerHTML = html
          return field.value
        }),
      titles
    )
  const json = await (await request.get(`${site.url}/feed.json`)).json()
  const items: string[] = json.items.map((item: { content_text: string }) => item.content_text)
  // The first line is tomorrow's: the feeds begin with it if midnight UTC has passed since they were picked.
  const today = lines.findIndex(({ text }) => text === items[0])
  expect([0, 1]).toContain(today)
  const published = lines.slice(today, today + 30).map(({ text }) => text)
  // A parser reads line breaks as LF; characters that XML cannot hold are replaced.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
  const asXml = published.map((text) => asParsed(text).replace(/[\u0000-\u0008\u000b\u001b\ufffe\uffff]/g, '\ufffd'))
  for (const [feed, title] of [
    ['/feed.xml', 'item > title'],
    ['/atom.xml', 'entry > title']
  ] as const) {
    expect(await readHtml(await read(feed, title))).toEqual(asXml)
  }
  expect(items).toEqual(published)
  for (const address of await read('/sitemap.xml', 'loc')) await read(new URL(address).pathname, 'loc')
  expect(await harm()).toEqual([])
})
