import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { copySeededDatabase } from '../test/seeded-database'
import { copyBuild, startSite } from '../test/site'
import { test as base, expect } from './fixtures'

const folder = mkdtempSync(join(tmpdir(), 'affirmations-publication-'))
const databaseUrl = `file:${join(folder, 'site.db')}`

/** A site of its own: other journeys count what is published. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    copySeededDatabase(join(folder, 'site.db'))
    const site = await startSite({ databaseUrl, folder: await copyBuild() })
    await use(site.url)
    await site.stop()
  }
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TEXT = 'I hear the whole sentence before I answer it.'
const SLUG = 'i-hear-the-whole-sentence-before-i-answer-it'
const PAGE = `/affirmation/${SLUG}`
const LISTS = [
  '/category/love',
  '/category/love/self-love',
  '/api/affirmations/category/love',
  '/sitemaps/affirmations-love.xml'
]

/** Runs a built operator command in a process of its own on the site's database. */
function operate(...args: string[]): string {
  return execFileSync(process.execPath, ['scripts/run.mjs', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8'
  })
}

async function count(request: APIRequestContext): Promise<number> {
  const categories: { name: string; count: number }[] = await (await request.get('/api/categories')).json()
  return categories.find(({ name }) => name === 'love')?.count ?? 0
}

/** The addresses that show the affirmation. */
async function shownOn(request: APIRequestContext): Promise<string[]> {
  const texts = await Promise.all(LISTS.map(async (list) => (await request.get(list)).text()))
  return LISTS.filter((_, index) => texts[index]?.includes(TEXT) || texts[index]?.includes(`${PAGE}<`))
}

test('an approved affirmation soon shows everywhere, and soon returns 410 after it was retired', async ({
  page,
  request,
  baseURL,
  expectNoise
}) => {
  const sent = await request.post('/api/submit', {
    data: { name: 'Ann', email: 'ann@example.org', category: 'love', affirmationText: TEXT },
    headers: { origin: baseURL ?? '' }
  })
  const { id } = await sent.json()
  // The server has cached everything before, including the 404 of the new page.
  expect(await shownOn(request)).toEqual([])
  expect((await request.get(PAGE)).status()).toBe(404)
  const before = await count(request)
  await page.goto('/')
  await expect(page.getByText(`${before}+ affirmations available`).first()).toBeVisible()

  expect(operate('submissions', 'approve', id, '--tags', 'gentle,self-love')).toContain(PAGE)
  await expect.poll(() => shownOn(request), { timeout: 15_000 }).toEqual(LISTS)
  expect((await request.get(PAGE)).status()).toBe(200)
  expect((await request.get(`/api/affirmations/${SLUG}`)).status()).toBe(200)
  await expect.poll(() => count(request)).toBe(before + 1)
  await page.reload()
  await expect(page.getByText(`${before + 1}+ affirmations available`).first()).toBeVisible()

  operate('affirmations', 'retire', SLUG)
  await expect.poll(async () => (await request.get(PAGE)).status(), { timeout: 15_000 }).toBe(410)
  await expect.poll(() => shownOn(request), { timeout: 15_000 }).toEqual([])
  expect((await request.get(`/api/affirmations/${SLUG}`)).status()).toBe(410)
  await expect.poll(() => count(request)).toBe(before)

  expectNoise(/410/)
  const gone = await page.goto(PAGE)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This affirmation has been retired' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Today’s Affirmation' })).toBeVisible()
  await page.getByRole('link', { name: 'More Love & Relationships' }).click()
  await expect(page).toHaveURL('/category/love')
})
