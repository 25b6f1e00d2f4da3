import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import Database from 'better-sqlite3'
import { sqliteFileOf } from '../../lib/db/engines/schema'
import { send } from '../../test/fuzz/send'
import { type Site, startSite } from '../../test/servers/site'
import { expect, test } from '../fixtures'

/** Faults and hostile requests on a built site in a process of its own, which the last test stops. */
test.describe.configure({ mode: 'serial' })

let site: Site

test.beforeAll(async () => {
  site = await startSite({ env: { SMPT_URL: 'smtp://mail.example.org' } })
})
test.afterAll(() => site.stop())

/** The lines of its log. */
function logOf({ output }: Site): Record<string, unknown>[] {
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
  return lines.map((line) => JSON.parse(line))
}

function inDatabase(statement: string): void {
  const database = new Database(sqliteFileOf(site.databaseUrl))
  database.exec(statement)
  database.close()
}

/** Sends raw bytes and returns the status of the response. */
async function sendRaw(text: string): Promise<number | undefined> {
  return (await send(text, { host: '127.0.0.1', port: site.port, timeoutMs: 10_000 })).replies[0]?.status
}

/** Forms of a path that a browser does not send. */
const ODD_PATHS =
  `// //example.org /// /\\example.org /%5cexample.org /%2e%2e/%2e%2e/etc/passwd /../../etc/passwd /%00 /affirmation/%00
  /affirmation/%zz /category/%E0%A4%A /api/affirmations/%zz /api/%00 /pictures/%zz/preview.png /pictures/%2e%2e/preview.png
  /sitemaps/%2e%2e%2f.xml /_next/static/%2e%2e/x.js /_next/static/%zz /_next/image?url=/icon-192.png&w=64&q=75
  /_next/data/x.json /affirmation/\xff\xfe /affirmation/${'a'.repeat(8_000)} /affirmation/a%2fb /?_rsc=%00 /how-to/%00
  /%E0%A4%A/A /Affirmation/%zz * example.org http://example.org/ http://[::1 /api/affirmations/category/%FF /500 /_error
  /_global-error`.split(/\s+/)

test('no form of a path crashes the server or causes an error', async () => {
  for (const path of ODD_PATHS) {
    const status = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(status, path).toBeLessThan(500)
  }
})

test('the log has the id of a request, but neither its query nor its client', async () => {
  const given = await fetch(`${site.url}/submit?email=ann@example.org`, {
    headers: { 'x-request-id': 'proxy-0123456789' }
  })
  expect(given.headers.get('x-request-id')).toBe('proxy-0123456789')
  const forged = await fetch(`${site.url}/submit`, { headers: { 'x-request-id': '"}{"level":"fatal"' } })
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
  await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
    body: '{"email":"bob@example.org"}'
  })
  await expect.poll(() => logOf(site).find(({ path }) => path === '/api/newsletter/subscribe')).toBeTruthy()
  const line = logOf(site).find(({ id }) => id === 'proxy-0123456789')
  expect(line).toMatchObject({ level: 'info', method: 'GET', path: '/submit', status: 200, msg: 'request' })
  expect(Number(line?.bytes)).toBeGreaterThan(5_000)
  const written = logOf(site).filter(({ msg }) => msg === 'request')
  expect(JSON.stringify(written)).not.toMatch(/@example\.org|127\.0\.0\.1|203\.0\.113\.77|\?/)
})

test('the start says what may be a mistake: who is responsible for data, a misspelled variable, and root', async () => {
  const isSample = (await (await fetch(`${site.url}/privacy`)).text()).includes('@example.org"')
  const warnings = logOf(site)
    .filter(({ level }) => level === 'warn')
    .map(({ msg }) => String(msg))
  expect(warnings.some((msg) => msg.startsWith('/privacy names a sample'))).toBe(isSample)
  expect(warnings).toContain('SMPT_URL is not a variable of the site: is it SMTP_URL?')
  expect(warnings.some((msg) => msg.startsWith('The site runs as root'))).toBe(process.getuid?.() === 0)
})

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
    env: { ...process.env, DATABASE_URL: site.databaseUrl },
    encoding: 'utf8'
  })
}

async function countOfLove(request: APIRequestContext): Promise<number> {
  const categories: { name: string; count: number }[] = await (await request.get(`${site.url}/api/categories`)).json()
  return categories.find(({ name }) => name === 'love')?.count ?? 0
}

/** The addresses that show the affirmation. */
async function shownOn(request: APIRequestContext): Promise<string[]> {
  const texts = await Promise.all(LISTS.map(async (list) => (await request.get(site.url + list)).text()))
  return LISTS.filter((_, index) => texts[index]?.includes(TEXT) || texts[index]?.includes(`${PAGE}<`))
}

test('an approved affirmation soon shows everywhere, and soon returns 410 after it was retired', async ({
  request
}) => {
  // React puts a comment between two parts of a text.
  const readPage = async (path: string) =>
    (await (await request.get(site.url + path)).text()).replaceAll('<!-- -->', '')
  const statusOf = async (path: string) => (await request.get(site.url + path)).status()
  const sent = await request.post(`${site.url}/api/submit`, {
    data: { name: 'Ann', email: 'ann@example.org', category: 'love', affirmationText: TEXT }
  })
  const { id } = await sent.json()
  // The server has cached everything before, including the 404 of the new page.
  expect(await shownOn(request)).toEqual([])
  expect(await statusOf(PAGE)).toBe(404)
  const before = await countOfLove(request)
  expect(await readPage('/')).toContain(`${before} affirmations available`)

  expect(operate('submissions', 'approve', id, '--tags', 'gentle,self-love')).toContain(PAGE)
  await expect.poll(() => shownOn(request)).toEqual(LISTS)
  expect([await statusOf(PAGE), await statusOf(`/api/affirmations/${SLUG}`)]).toEqual([200, 200])
  await expect.poll(() => countOfLove(request)).toBe(before + 1)
  expect(await readPage('/')).toContain(`${before + 1} affirmations available`)

  operate('affirmations', 'retire', SLUG)
  await expect.poll(() => statusOf(PAGE)).toBe(410)
  await expect.poll(() => shownOn(request)).toEqual([])
  expect(await statusOf(`/api/affirmations/${SLUG}`)).toBe(410)
  await expect.poll(() => countOfLove(request)).toBe(before)

  const gone = await readPage(PAGE)
  expect(gone).toContain('This affirmation has been retired</h1>')
  expect(gone).toMatch(/<a [^>]*>Today’s Affirmation<\/a>/)
  expect(gone).toMatch(/<a [^>]*href="\/category\/love"[^>]*>More Love &amp; Relationships<\/a>/)
})

test('during a database error cached pages are served, others are 503, and the site recovers by itself', async () => {
  const { slug } = await (await fetch(`${site.url}/api/daily-affirmation`)).json()
  const kept = `${site.url}/affirmation/${slug}`
  const { id } = await (
    await fetch(`${site.url}/api/affirmations/random`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' }
    })
  ).json()
  expect((await fetch(kept)).status).toBe(200)

  inDatabase('ALTER TABLE "Affirmation" RENAME TO "Away"')
  const errorsBefore = logOf(site).filter(({ level }) => level === 'error').length
  expect((await fetch(kept)).status).toBe(200)
  for (let time = 0; time < 20; time += 1) {
    const response = await fetch(`${site.url}/affirmation/not-kept-${time}`)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).toContain('This page could not be loaded')
    expect(text).not.toMatch(/<script|prisma|Affirmation`/i)
  }
  expect((await fetch(`${site.url}/api/affirmations/${id}`)).status).toBe(503)
  // A repeated error is logged once.
  expect(logOf(site).filter(({ level }) => level === 'error').length - errorsBefore).toBeLessThan(6)

  inDatabase('ALTER TABLE "Away" RENAME TO "Affirmation"')
  expect((await fetch(`${site.url}/affirmation/not-kept-0`)).status).toBe(404)
  expect((await fetch(`${site.url}/api/affirmations/${id}`)).status).toBe(200)
})

test('a stop accepts no new requests, and a second signal does not wait for a slow client', async () => {
  const slow = connect(site.port, '127.0.0.1', () =>
    slow.write('POST /api/submit HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\na')
  )
  slow.on('error', () => {})
  const [said] = await once(slow.setEncoding('latin1'), 'data')
  expect(said).toContain('100 Continue')
  site.process.kill('SIGTERM')
  await expect.poll(() => logOf(site).map(({ msg }) => msg)).toContain('stopping')
  // A connection that was queued already is accepted.
  const isRefused = () =>
    fetch(`${site.url}/robots.txt`).then(
      () => false,
      () => true
    )
  await expect.poll(isRefused).toBe(true)
  expect(site.process.exitCode).toBeNull()
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(1)
})
