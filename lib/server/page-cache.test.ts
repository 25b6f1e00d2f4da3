import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POLICY_HEADER } from './content-policy.mjs'
import PageCache from './page-cache.mjs'
import { shared } from './shared-state.mjs'

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
const PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }

/** As Next makes one for each request. Once it has memory, all have it: it belongs to the process. */
function newCache(maxMemoryCacheSize?: number) {
  const fs = {
    existsSync,
    readFileSync,
    readFile,
    stat,
    writeFile,
    mkdir: (path: string) => mkdir(path, { recursive: true })
  }
  return new PageCache({ fs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize })
}

/** A key as Next makes it, of another route each time. */
let routes = 0
function newKey(path: string): string {
  routes += 1
  return `/route-cache/APP_PAGE/${routes}/$${path}`
}

function newPage(text: string, status = 200) {
  return {
    kind: 'APP_PAGE',
    html: `<p>${text}</p><script>run()</script>`,
    rscData: Buffer.from(text),
    headers: {},
    status
  }
}

const htmlOf = (entry: { value?: { html?: string } } | null) => /<p>(.*)<\/p>/.exec(entry?.value?.html ?? '')?.[1]

beforeEach(() => {
  shared.outdatedBefore = 0
  shared.canMakePages = async () => true
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('on disk', () => {
  it('puts the policy into the page that is about to be sent, and into the one that is kept', async () => {
    const key = newKey('/affirmation/i-rest')
    const page = newPage('I rest.')
    await newCache().set(key, page, PAGE)
    expect(page.headers).toHaveProperty([POLICY_HEADER], expect.stringContaining("script-src 'self' 'sha256-"))
    expect((await newCache().get(key, PAGE)).value.headers).toEqual(page.headers)
  })

  it('puts the policy into a page of the build', async () => {
    const key = newKey('/affirmation/i-rest')
    const page = newPage('I rest.')
    await newCache().set(key, page, PAGE)
    await writeFile(join(folder, `${key}.meta`), JSON.stringify({ headers: {} }))
    expect((await newCache().get(key, PAGE)).value.headers).toEqual(page.headers)
  })

  it('leaves no part of a page where writing it fails', async () => {
    const key = newKey('/affirmation/i-rest')
    // A folder in the way makes the last step of writing fail.
    await mkdir(join(folder, `${key}.html`, 'in-the-way'), { recursive: true })
    await expect(newCache().set(key, newPage('I rest.'), PAGE)).rejects.toThrow()
    expect(readdirSync(join(folder, key, '..')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('keeps no page for an address that leads nowhere', async () => {
    const key = newKey('')
    for (let number = 0; number < 50; number += 1) {
      await newCache().set(`${key}/affirmation/made-up-${number}`, newPage('Not found', 404), PAGE)
    }
    expect(existsSync(join(folder, key))).toBe(false)
    expect(await newCache().get(`${key}/affirmation/made-up-1`, PAGE)).toBeNull()
  })

  it('keeps a missing page where there was one before', async () => {
    const key = newKey('/affirmation/i-rest')
    await newCache().set(key, newPage('I rest.'), PAGE)
    await newCache().set(key, newPage('Not found', 404), PAGE)
    expect((await newCache().get(key, PAGE)).value.status).toBe(404)
  })
})

describe('a page that is out of date', () => {
  beforeEach(() => {
    const doNotFake = ['nextTick', 'setImmediate', 'queueMicrotask'] as const
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 23, 59), doNotFake: [...doNotFake] })
  })
  afterEach(() => jest.useRealTimers())

  it('is not there, be it older than the last publication', async () => {
    const cache = newCache(1_000_000)
    const other = newKey('/affirmation/i-rest')
    await cache.set(other, newPage('I rest.'), PAGE)
    shared.outdatedBefore = Date.now()
    expect(htmlOf(await cache.get(other, PAGE))).toBe('I rest.')
    shared.outdatedBefore = Date.now() + 1
    expect(await cache.get(other, PAGE)).toBeNull()

    jest.advanceTimersByTime(1)
    await cache.set(other, newPage('I rest well.'), PAGE)
    expect(htmlOf(await cache.get(other, PAGE))).toBe('I rest well.')
  })

  it('is not there, be it a home page of yesterday', async () => {
    const cache = newCache(1_000_000)
    const [home, other] = [newKey('/index'), newKey('/affirmation/i-rest')]
    await cache.set(home, newPage('Saturday'), PAGE)
    await cache.set(other, newPage('I rest.'), PAGE)
    jest.advanceTimersByTime(59_999)
    expect(htmlOf(await cache.get(home, PAGE))).toBe('Saturday')
    jest.advanceTimersByTime(1)
    expect(await cache.get(home, PAGE)).toBeNull()
    expect(htmlOf(await cache.get(other, PAGE))).toBe('I rest.')
  })

  it('is there while the database is away', async () => {
    const cache = newCache(1_000_000)
    const home = newKey('/index')
    await cache.set(home, newPage('Saturday'), PAGE)
    jest.advanceTimersByTime(60_000)
    shared.canMakePages = async () => false
    expect(htmlOf(await cache.get(home, PAGE))).toBe('Saturday')
    shared.canMakePages = async () => true
    expect(await cache.get(home, PAGE)).toBeNull()
  })

  it('is remembered until it has been made anew', async () => {
    const cache = newCache(1_000_000)
    const key = newKey('/affirmation/i-listen')
    await cache.set(key, newPage('I listen.'), PAGE)
    shared.outdatedBefore = Date.now() + 1
    await cache.get(key, PAGE)
    const page = shared.beingMadeAnew.get('/affirmation/i-listen')
    expect(page?.html).toContain('I listen.')
    expect(page?.headers).toHaveProperty([POLICY_HEADER])
    await cache.set(key, newPage('I listen well.'), PAGE)
    expect(shared.beingMadeAnew.has('/affirmation/i-listen')).toBe(false)
  })

  it('stays so when Next keeps it for want of a newer one', async () => {
    const cache = newCache(1_000_000)
    const home = newKey('/index')
    const page = newPage('Saturday')
    await cache.set(home, page, PAGE)
    jest.advanceTimersByTime(60_000)
    await cache.set(home, page, PAGE)
    expect(await cache.get(home, PAGE)).toBeNull()
  })
})
