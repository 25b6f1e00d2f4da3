import type { Page } from '@playwright/test'

/** The parts of a page that a crawler reads, without running scripts. */
export interface CrawledPage {
  status: number
  contentType: string
  cacheControl: string | null
  title: string
  description: string
  canonical: string | null
  robots: string | null
  /** `property` or `name` of a meta element, and its content. */
  meta: Record<string, string>
  heading: string
  /** All visible text without the numbers of notes, white space collapsed. */
  words: string
  ids: string[]
  /** Absolute, of this site, with their fragments, each once. */
  links: string[]
  jsonLd: unknown[]
}

/** The number of concurrent requests. */
const WIDTH = 6

/**
 * Follows every link in the HTML of the site from the home page, without running scripts.
 * @param page a browser page of the site, which fetches and parses
 * @param skip addresses that are not fetched
 * @returns the responses, by path with query and without fragment
 */
export async function crawl(page: Page, skip: (path: string) => boolean): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>()
  const seen = new Set(['/'])
  const waiting = ['/']
  const read = async (path: string): Promise<void> => {
    const crawled = await readPage(page, path)
    found.set(path, crawled)
    for (const link of new Set(crawled.links.map(withoutFragment))) {
      if (seen.has(link) || skip(link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  const reading = new Set<Promise<void>>()
  while (waiting.length > 0 || reading.size > 0) {
    while (waiting.length > 0 && reading.size < WIDTH) {
      const one = read(waiting.shift() as string).finally(() => reading.delete(one))
      reading.add(one)
    }
    await Promise.race(reading)
  }
  return found
}

/** Path and query of an address. */
export function withoutFragment(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** @param page a browser page of the site, which fetches and parses */
export async function readPage(page: Page, path: string): Promise<CrawledPage> {
  return JSON.parse(await page.evaluate(readAsJson, path))
}

/** Runs in the browser. @returns a `CrawledPage` as JSON: Playwright would wrap each of its hundreds of values. */
async function readAsJson(path: string): Promise<string> {
  const base = location.origin + path
  const response = await fetch(path, { redirect: 'manual', cache: 'no-store' })
  const contentType = response.headers.get('content-type') ?? ''
  // The policy of the page that parses would refuse the styles of another.
  const html = contentType.startsWith('text/html') ? (await response.text()).replace(/<style.*?<\/style>/gs, '') : ''
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const meta = [...parsed.querySelectorAll('meta[content]')].map((element) => [
    element.getAttribute('property') ?? element.getAttribute('name'),
    element.getAttribute('content')
  ])
  const links = [...parsed.querySelectorAll('a[href]')]
    .map((element) => element.getAttribute('href') ?? '')
    .filter((href) => href !== '#')
    .map((href) => new URL(href, base).href)
    .filter((href) => href.startsWith(`${location.origin}/`))
  const jsonLd = [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((element) =>
    JSON.parse(element.textContent ?? '')
  )
  for (const element of parsed.querySelectorAll('script, style, template, sup')) element.remove()
  const crawled: CrawledPage = {
    status: response.status,
    contentType,
    cacheControl: response.headers.get('cache-control'),
    title: parsed.title,
    description: parsed.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    robots: parsed.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    meta: Object.fromEntries(meta),
    heading: (parsed.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    words: (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...new Set(links)],
    jsonLd
  }
  return JSON.stringify(crawled)
}
