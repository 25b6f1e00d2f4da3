import { readFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test'
import Database from 'better-sqlite3'
import { databaseUrl } from '../playwright.config'
import { SiteProxy } from '../test/servers/site-proxy'

export { expect }

interface Fixtures {
  /** Errors and warnings in the console of the page are allowed if they match one of these. */
  expectedNoise: RegExp[]
  expectNoise: (pattern: RegExp) => void
  siteProxy: SiteProxy
}

/**
 * Fails a test if its page prints to the console, violates its content policy, throws an error or sets a cookie.
 * `expectNoise` allows output that a test causes on purpose. A test that takes no page pays for none.
 */
export const test = base.extend<Fixtures>({
  /** For a slow site: Playwright cannot inspect a page while it delays the next one itself. */
  siteProxy: async ({ baseURL }, use) => {
    const proxy = new SiteProxy(baseURL as string)
    await proxy.open()
    await use(proxy)
    await proxy.close()
  },
  expectedNoise: async ({ javaScriptEnabled }, use) => {
    // Chromium reports this if a page is closed during its view transition.
    const aborted = /^page error: Transition was aborted because of invalid state/
    const blocked = /^warning: Service Worker registration blocked by Playwright/
    // The home page preloads it for its scripts. If there are none, Chromium warns after some seconds.
    const unused = /^warning: The resource \S+\/api\/daily-affirmation was preloaded using link preload but not used/
    await use([aborted, blocked, ...(javaScriptEnabled ? [] : [unused])])
  },
  expectNoise: async ({ expectedNoise }, use) => {
    await use((pattern) => {
      expectedNoise.push(pattern)
    })
  },
  page: async ({ page, context, expectedNoise }, use, testInfo) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => noise.push(`page error: ${error.message}`))
    await page.addInitScript(reportViolations)
    waitForScripts(page)
    await use(page)
    if (testInfo.errors.length > 0) await page.screenshot({ path: testInfo.outputPath('failed.png') })
    expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([])
    expect(await context.cookies()).toEqual([])
  }
})

/** Makes visits and reloads that wait for the load of the page wait for its scripts, too: the loader requests them later. */
function waitForScripts(page: Page): void {
  const visit = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const wait = async ({ waitUntil = 'load' }: Parameters<Page['reload']>[0] = {}) => {
    if (waitUntil === 'commit' || waitUntil === 'domcontentloaded' || !(await page.evaluate(hasScripts))) return
    // The site script adds it.
    await page.waitForSelector('body > .tooltip', { state: 'attached' })
    await page.evaluate(pageScripts)
  }
  page.goto = async (address, options) => {
    const response = await visit(address, options)
    await wait(options)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await wait(options)
    return response
  }
}

/** Runs in the browser. */
function hasScripts(): boolean {
  return document.querySelector('[data-script]') !== null && matchMedia('(scripting: enabled)').matches
}

/** Runs in the browser, once the loader has requested them: waits until they have run. */
async function pageScripts(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLElement>('[data-script]')]
  await Promise.allSettled(scripts.map(({ dataset }) => import(dataset.script ?? '')))
}

/** Runs in the browser. Logs policy violations, since the browser does not log all of them. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/**
 * Delays requests to an address until the returned function is called, so that a test can check what the page shows
 * meanwhile, also on a slow machine.
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  respond = (route: Route) => route.continue()
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await respond(route)
  })
  return release
}

/** Presses a button with the mouse, and lets go once a script has come and has had time to run. */
export async function pressWhile(page: Page, button: Locator, address: string): Promise<void> {
  const letGo = await hold(page, address)
  await button.hover()
  await page.mouse.down()
  const coming = page.waitForResponse(address)
  letGo()
  const script = (await coming).url()
  await page.evaluate(async (url) => {
    await import(url)
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  }, script)
  await page.mouse.up()
}

/** The scripts of a page, for `hold`: without them it is plain HTML. */
export const SCRIPTS = '**/assets/*.js'

export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Waits until the page has taken the size, too: what is measured next is measured in it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const size = page.viewportSize()
  if (size?.width === width && size.height === height) return
  await page.setViewportSize({ width, height })
  await page.evaluate(async (expected) => {
    while (innerWidth !== expected) await new Promise(requestAnimationFrame)
  }, width)
}

/** Runs in the browser: words of a language that needs more room. */
export function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.closest('script, style'))
      text.data = text.data.replace(/\p{L}{3,}/gu, (word) => word + word.slice(word.length * 0.6))
  }
}

/** The scroll position once it has been the same for ten frames: smooth scrolling has come to rest. */
export function restingScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = scrollY
        let frames = 0
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0
          last = scrollY
          if (frames === 10) resolve(last)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
  )
}

/** The visible toast, of the site script or of a tool: its title and its sentence. */
export const TOAST = '.site-toast:not([hidden])'

/** The study list as the build has parsed it. */
export const studies: { key: string; topics: string[]; for?: string[] }[] = JSON.parse(
  readFileSync('content/generated/science/studies.json', 'utf8')
)

/** Runs in the browser, before a page: it stores nothing, as if a visitor had refused storage. */
export function refuseStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
}

/** Runs in the browser: as many favorites as a list may hold. */
export function fillFavorites(): void {
  const favorites = Array.from({ length: 500 }, (_, index) => ({ id: '', slug: '', text: `Line ${index}.` }))
  localStorage.setItem('favorites', JSON.stringify(favorites))
}

/** Reads or prepares rows in the site's own database. */
export function inDatabase<Result>(work: (database: Database.Database) => Result): Result {
  const database = new Database(databaseUrl.replace('file:', ''), { timeout: 10_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

export function select(statement: string, ...values: string[]): unknown[] {
  return inDatabase((database) => database.prepare(statement).all(...values))
}
