/** Audiences and situations of affirmations on pages and in the API, and redirects of former slugs. */
import { readFileSync } from 'node:fs'
import type { AffirmationEntry, Category } from '../../content/types'
import { expect, test } from '../fixtures'

/** Playwright does not import JSON. */
const read = (path: string) => JSON.parse(readFileSync(`content/generated/${path}.json`, 'utf8'))
const corpus: AffirmationEntry[] = read('affirmations/love')
const love = (read('taxonomy') as Category[]).find(({ name }) => name === 'love')
const situation = corpus.find((entry) => entry.for === 'couples')
const renamed = corpus.find(({ aliases }) => aliases)

test('a category begins with three lines of the editor, repeats none of what stands open, and its lists end with labeled situations', async ({
  page,
  request
}) => {
  const list: { id: string; slug: string }[] = await (await request.get('/api/affirmations/category/love')).json()
  const slugOf = new Map(list.map(({ id, slug }) => [id, slug]))
  await page.goto('/category/love')
  const hrefs = (selector: string) =>
    page.locator(`${selector} li a[data-text]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = love?.first.slice(0, 3).map((id) => `/affirmation/${slugOf.get(id)}`)
  expect(await hrefs('#first')).toEqual(first)
  const all = await hrefs('#all')
  expect(new Set(all).size).toBe(list.length)
  const lines = page.locator('main [data-affirmation]:not(aside *)').filter({ visible: true })
  const open = await lines.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-affirmation')))
  expect(new Set(open).size).toBe(open.length)

  const subcategories = love?.subcategories ?? []
  const titles = subcategories.map(({ title }) => title)
  const groups = page.locator('#all h3')
  const names = await groups.evaluateAll((headings) => headings.map(({ firstChild }) => firstChild?.textContent))
  expect(names).toEqual(['Love & Relationships', ...titles])
  const card = page.locator('#all li', { hasText: situation?.text ?? '' })
  await expect(card.locator('small').first()).toHaveText('For couples')
  const situations = page.getByRole('navigation', { name: 'For your situation' })
  await expect(situations.getByRole('listitem')).toHaveCount(6)
  await expect(situations.getByRole('link', { name: 'Moms' })).toHaveAttribute('href', '/for/moms')

  // A subcategory has one count: in its block and on its own page.
  const link = await page
    .locator('#heartbreak')
    .getByRole('link', { name: /^All \d+ of Heartbreak$/ })
    .textContent()
  await page.goto('/category/love/heartbreak')
  const rows = page.locator('.guide-start [data-affirmation]')
  await expect(rows).toHaveCount(Number(link?.match(/\d+/)?.[0]))
  await expect(rows.first().locator('small')).not.toContainText('For ')
  await expect(rows.last().locator('small')).toContainText('For ')
})

test('the page of an affirmation shows its situation, and none if it is for anyone', async ({ request }) => {
  const partsOf = async (slug = '') => {
    const html = await (await request.get(`/affirmation/${slug}`)).text()
    const [, article = ''] = /<article(.*?)<\/article>/s.exec(html) ?? []
    const [, related = ''] = /<aside aria-label="Related"(.*?)<\/aside>/s.exec(html) ?? []
    return { article, notes: [...related.matchAll(/<small.*?<\/small>/gs)].map(([note]) => note) }
  }
  const own = await partsOf(situation?.slug)
  expect(own.article).toContain('>For couples<')
  // The reader of this affirmation has chosen its situation.
  expect(own.notes[0]).toContain('For couples')

  const { article, notes } = await partsOf(corpus.find((entry) => entry.for === 'anyone')?.slug)
  expect(article).not.toContain('>For ')
  expect(notes).toHaveLength(3)
  for (const note of notes) expect(note).not.toContain('For ')
})

test('a former slug redirects to the current one, an id does not', async ({ request }) => {
  const former = await request.get(`/affirmation/${renamed?.aliases?.[0]}`, { maxRedirects: 0 })
  expect(former.status()).toBe(308)
  expect(former.headers().location).toBe(`/affirmation/${renamed?.slug}`)
  expect((await request.get(`/affirmation/${renamed?.id}`, { maxRedirects: 0 })).status()).toBe(200)
  const body = await (await request.get(`/api/affirmations/${renamed?.aliases?.[0]}`)).json()
  expect(body).toMatchObject({ id: renamed?.id, slug: renamed?.slug })
})
