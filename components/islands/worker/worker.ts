/**
 * The service worker: it caches what is needed without a connection, and is not in the way with one, even if nothing can be
 * stored. Pages come from the network whenever it responds; a copy says so, with its date. An error is never cached, nor
 * what the server marks as no-store, nor a page that reads its query, nor what is not a page. See
 * docs/decisions/0015-read-without-a-connection.md.
 */
import { findRoute, keepParameters, resolvePath, routes } from '@/lib/routes'
import { addressesIn, isCacheable, isPage, oldCopy, titleOf } from './copies'
import type { FetchEvent, WorkerScope } from './scope'

declare const self: WorkerScope
/** Written by lib/build/browser-bundles.ts: the bundles of this build, and a hash of their addresses. */
declare const BUILD: string
declare const BUNDLES: string[]

/** The cache of what a build needs without a connection: its files, and the pages below. Another build deletes it. */
const SHELL = `shell-${BUILD}`
/** The cache of pages that the visitor has read, the latest MAX_PAGES. It stays when another build comes. */
const PAGES = 'pages'
const MAX_PAGES = 40

const OFFLINE_PAGE = routes.offline()
const DECK = routes.deckApi()
/** Pages that work without a connection even if they have not been read before. */
const SHELL_PAGES = [
  routes.home(),
  routes.generator(),
  routes.builder(),
  routes.favorites(),
  routes.practice(),
  routes.helpNow(),
  routes.life('panic'),
  routes.life('anxiety'),
  routes.search(),
  OFFLINE_PAGE
]
/** A page that has a copy is not waited for longer than this. */
const PATIENCE_MS = 5_000
/** Letters, digits and signs that mean the same without an escape. */
const NEEDLESS_ESCAPES = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi
const IMMUTABLE = /^\/(assets|_next\/static)\//

self.addEventListener('install', (event) => {
  // Pages come from the network, files have the hash of their content in their names: it is safe to take over at once.
  event.waitUntil(Promise.all([cacheShell().catch(ignore), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (IMMUTABLE.test(url.pathname)) event.respondWith(file(event, request))
  else if (url.pathname === DECK) event.respondWith(deck(event, request))
})

/**
 * The address under which a page is cached, as the server has it: in lower case, without a slash at its end or needless escapes, and
 * without parameters that the page does not read. None if it reads one: then it is a page for one request.
 */
function keyOf({ pathname, search }: URL): string | undefined {
  const path = resolvePath(pathname.replace(NEEDLESS_ESCAPES, decodeURIComponent))
  return keepParameters(search, findRoute(path)?.route.query) === '' ? path : undefined
}

/** Whatever cannot be fetched or stored now is fetched when it is asked for: the worker is installed all the same. */
async function cacheShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  const html = await Promise.all(SHELL_PAGES.map((path) => cachePage(shell, path)))
  const files = new Set([DECK, ...BUNDLES, ...html.flatMap(addressesIn)])
  await Promise.all([...files].map((path) => cacheFile(shell, path)))
}

/**
 * Caches a page under the address of its screen: the same page has others, such as /builder.
 * @returns its HTML; empty if it cannot be had
 */
async function cachePage(cache: Cache, path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => undefined)
  if (!response || !isCacheable(response) || !isPage(response)) return ''
  await cache.put(resolvePath(path), response.clone())
  return response.text()
}

async function cacheFile(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path).catch(() => undefined)
  if (response && isCacheable(response)) await cache.put(path, response)
}

/** What an earlier build has cached goes, save for pages that were read, and the pages that are open are cached as read. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  for (const name of await caches.keys()) {
    if (name !== SHELL && name !== PAGES) await caches.delete(name)
  }
  await self.clients.claim()
  const pages = await caches.open(PAGES)
  // Pages of the shell need scripts of the earlier build, which are gone.
  for (const path of SHELL_PAGES) await pages.delete(resolvePath(path))
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const key = keyOf(new URL(url))
    if (key) await cachePage(pages, key)
  }
}

/** The page from the network; if that fails or takes too long, the copy, or a page that says what can be read. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  const responded = network(event, url)
  const copy = await findCopy(url).catch(ignore)
  if (!copy) return responded.catch(async () => (await offlinePage()) ?? Response.error())
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const response = await Promise.race([responded.catch(() => undefined), late])
  event.waitUntil(responded.catch(() => undefined))
  return response ?? oldCopy(copy)
}

async function network(event: FetchEvent, url: URL): Promise<Response> {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
  const key = keyOf(url)
  if (key && isCacheable(response) && isPage(response)) event.waitUntil(cacheRead(key, response.clone()))
  return response
}

async function cacheRead(path: string, response: Response): Promise<void> {
  const pages = await caches.open(PAGES)
  // The page is put again: a cache lists its pages in the order in which they were put, and those that were read first go.
  await pages.delete(path)
  await pages.put(path, response)
  await Promise.all((await pages.keys()).slice(0, -MAX_PAGES).map((key) => pages.delete(key)))
}

async function findCopy(url: URL): Promise<Response | undefined> {
  const key = keyOf(url)
  return key ? ((await match(key, PAGES)) ?? match(key, SHELL)) : undefined
}

/** Headers of a request do not matter: a copy is served whatever its response varied by. */
function match(request: Request | string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(request, { cacheName, ignoreVary: true })
}

/** The offline page, with links to what has been cached. */
async function offlinePage(): Promise<Response | undefined> {
  const response = await match(OFFLINE_PAGE, SHELL)
  if (!response) return undefined
  const pages = await caches.open(PAGES)
  const links = await Promise.all(
    [...(await pages.keys())].reverse().map(async ({ url }) => {
      const title = titleOf((await (await match(url, PAGES))?.text()) ?? '')
      return (
        title &&
        `<li class="hairline-top"><a href="${new URL(url).pathname}" class="link flex min-h-11 items-center py-2">${title}</a></li>`
      )
    })
  )
  const html = (await response.text()).replace(/(<ul [^>]*data-kept="[^>]*>)/, (list) => list + links.join(''))
  return new Response(html, { headers: response.headers })
}

/** A file whose name changes with its content: the cached one is the right one. */
async function file(event: FetchEvent, request: Request): Promise<Response> {
  return (await match(request).catch(ignore)) ?? fetchAndCache(event, request)
}

async function deck(event: FetchEvent, request: Request): Promise<Response> {
  try {
    return await fetchAndCache(event, request)
  } catch (error) {
    const copy = await match(request)
    if (copy) return copy
    throw error
  }
}

async function fetchAndCache(event: FetchEvent, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (isCacheable(response)) {
    const copy = response.clone()
    event.waitUntil(caches.open(SHELL).then((cache) => cache.put(request, copy)))
  }
  return response
}

/** Ignores what fails if the browser has no room, or refuses to store: a visitor with a connection does not need it. */
function ignore(): undefined {}
