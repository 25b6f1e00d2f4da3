import { type Browser, expect, test } from '@playwright/test'
import { type CrawledPage, crawl, withoutFragment } from './crawler'

/**
 * Crawls the site from the home page and compares it with the sitemap: all pages but most of those of affirmations and days,
 * which are alike, and rendered on demand.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** One of so many pages of affirmations, and of days, is visited. */
const SAMPLE = 30

let origin: string
/** The responses of all linked addresses, by path. */
let found: Map<string, CrawledPage>
/** The pages among them that are canonical and may be indexed. */
let pages: Map<string, CrawledPage>
/** Paths of the sitemaps, with their last changes. */
let listed: Map<string, string>

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  origin = baseURL as string
  const page = await openPage(browser)
  // Images are drawn on their first visit; pictures.spec.ts tests some of them.
  found = await crawl(
    page,
    (path) => path.startsWith('/pictures/') || narrowsAnotherSearch(path) || isOutsideSample(path)
  )
  pages = new Map([...indexed()].filter(([path, { canonical }]) => canonical && pathOf(canonical) === path))
  listed = new Map(await page.evaluate(readSitemaps, '/sitemap.xml'))
  await page.close()
  const links = [...found.values()].reduce((sum, crawled) => sum + crawled.links.length, 0)
  console.log(
    `Crawled ${found.size} addresses with ${links} links: ${pages.size} pages, ${listed.size} in the sitemap.`
  )
})

/** Each search links to itself by kind, life area and page. These are the same for all words, so those of one are followed. */
function narrowsAnotherSearch(path: string): boolean {
  const { pathname, searchParams } = new URL(path, origin)
  return pathname === '/search' && searchParams.size > 1 && searchParams.get('q') !== 'sleep'
}

function isOutsideSample(path: string): boolean {
  const letters = /^\/(affirmation\/|daily\/\d{4}-\d\d-)/.test(path) ? [...path] : []
  return letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SAMPLE !== 0
}

/** Without what search engines are told to leave out. */
function indexed() {
  return [...found].filter(([, { robots }]) => !robots?.includes('noindex'))
}

/** A page of the site that fetches the others. */
async function openPage(browser: Browser) {
  const page = await browser.newPage({ baseURL: origin })
  await page.goto('/submit')
  return page
}

/** Runs in the browser. Returns every address of a sitemap index. */
async function readSitemaps(index: string): Promise<[string, string][]> {
  const parse = async (address: string) => {
    const text = await (await fetch(address)).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    if (xml.querySelector('parsererror')) throw new Error(`${address} is not well-formed.`)
    return [...xml.documentElement.children].map((entry) => ({
      path: new URL(entry.querySelector('loc')?.textContent ?? '').pathname,
      changed: entry.querySelector('lastmod')?.textContent ?? ''
    }))
  }
  const parts = await Promise.all((await parse(index)).map(({ path }) => parse(path)))
  return parts.flat().map(({ path, changed }) => [path, changed])
}

function pathOf(address: string): string {
  return new URL(address).pathname
}

test('every link and its fragment resolve', () => {
  const dead = [...found].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`)
  expect(dead).toEqual([])
  const lost = [...found].flatMap(([path, { links }]) =>
    links
      .filter((link) => new URL(link).hash !== '')
      .filter(
        (link) => !found.get(withoutFragment(link))?.ids.includes(decodeURIComponent(new URL(link).hash.slice(1)))
      )
      .map((link) => `${path} → ${link}`)
  )
  expect(lost).toEqual([])
})

test('every id can be referred to', () => {
  const broken = [...found].flatMap(([path, { ids }]) => ids.filter((id) => /\s/.test(id)).map((id) => `${path} ${id}`))
  expect(broken).toEqual([])
})

test('the sitemap lists every linked page and no other', () => {
  const linked = new Set([...found.values()].flatMap(({ links }) => links.map(withoutFragment)))
  const others = [...linked].filter(isOutsideSample)
  expect([...pages.keys(), ...others].filter((path) => !listed.has(path))).toEqual([])
  expect([...listed.keys()].filter((path) => !(isOutsideSample(path) ? linked : pages).has(path))).toEqual([])
  expect(listed.size).toBeGreaterThan(1_230)
})

test('every page is linked from another page', () => {
  const linked = new Set(
    [...found].flatMap(([path, { links }]) => {
      const targets = links
        .map((link) => found.get(withoutFragment(link))?.canonical)
        .filter((target) => target != null)
      return targets.map(pathOf).filter((target) => target !== path)
    })
  )
  expect([...pages.keys()].filter((path) => !linked.has(path))).toEqual([])
})

test('every page has one absolute canonical URL, which its aliases name', () => {
  const html = indexed().filter(([, { contentType }]) => contentType.startsWith('text/html'))
  const wrong = html.filter(([, { canonical }]) => !canonical?.startsWith(origin) || !pages.has(pathOf(canonical)))
  expect(wrong.map(([path]) => path)).toEqual([])
  const aliases = html.filter(([path]) => !pages.has(path)).map(([path]) => path)
  expect(aliases.sort()).toEqual(['/affirmation-builder', '/how-to/create-personal-affirmations', '/science'])
  const misnamed = [...pages].filter(([path, { meta }]) => pathOf(meta['og:url'] ?? 'about:') !== path)
  expect(misnamed.map(([path, { meta }]) => [path, meta['og:url']])).toEqual([])
})

test('titles of up to 65 and descriptions of 70 to 160 characters are unique', () => {
  for (const key of ['title', 'description'] as const) {
    const [shortest, longest] = key === 'title' ? [10, 65] : [70, 160]
    const texts = [...pages].map(([path, page]) => ({ path, text: page[key] }))
    expect(texts.filter(({ text }) => text.length < shortest || text.length > longest)).toEqual([])
    const seen = new Map(texts.map(({ path, text }) => [text, path]))
    expect(texts.filter(({ path, text }) => seen.get(text) !== path)).toEqual([])
  }
})

test('lastmod is a day or a time in the past', () => {
  const now = new Date().toISOString()
  const isPast = (changed: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/.test(changed) && changed <= now
  expect([...listed].filter(([, changed]) => !isPast(changed))).toEqual([])
})

test('structured data matches the visible page', () => {
  const problems: string[] = []
  for (const [path, { jsonLd, words, heading, links }] of pages) {
    for (const node of jsonLd.flatMap(nodesOf)) {
      for (const [what, text] of shownBy(node)) {
        const shown = what === 'headline' ? text === heading : words.includes(folded(text))
        if (!shown) problems.push(`${path}: ${node['@type']} ${what}: ${text}`)
      }
      for (const url of listedBy(node)) if (!links.includes(url)) problems.push(`${path}: no link to ${url}`)
    }
  }
  expect(problems).toEqual([])
})

type Node = Record<string, unknown> & { '@type': string }

/** The nodes of a block. */
function nodesOf(block: unknown): Node[] {
  const { '@graph': graph } = block as { '@graph'?: Node[] }
  return graph ?? [block as Node]
}

/** The texts of a node that have to be visible on the page. */
function shownBy(node: Node): [string, string][] {
  const text = (key: string): [string, string][] => (typeof node[key] === 'string' ? [[key, node[key]]] : [])
  switch (node['@type']) {
    case 'Article': {
      const sources = node.citation as { name: string; datePublished: string }[]
      const cited = sources.flatMap(({ name, datePublished }) => [name, datePublished])
      return [...text('headline'), ...text('description'), ...cited.map((said): [string, string] => ['citation', said])]
    }
    case 'CollectionPage':
      return [...text('name'), ...text('description')]
    case 'CreativeWork':
      return [...text('text'), ['isPartOf', (node.isPartOf as { name: string }).name]]
    case 'BreadcrumbList':
      return (node.itemListElement as { name: string }[]).map(({ name }) => ['step', name])
    case 'WebSite':
    case 'Organization':
      return text('name')
    case 'Dataset':
      return text('version')
    default:
      throw new Error(`No page was said to hold a ${node['@type']}.`)
  }
}

/** The URLs of a list's entries, or of the files of a data set. */
function listedBy(node: Node): string[] {
  const list = node.mainEntity as { itemListElement?: { url: string }[] } | undefined
  const files = node.distribution as { contentUrl: string }[] | undefined
  return list?.itemListElement?.map(({ url }) => url) ?? files?.map(({ contentUrl }) => contentUrl) ?? []
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

test('every page is cacheable', () => {
  // In the minute before midnight UTC, what shows the day is not kept elsewhere.
  const isCacheable = ({ cacheControl }: CrawledPage) => /s-maxage=\d+|^no-cache$/.test(cacheControl ?? '')
  expect([...pages].filter(([, page]) => !isCacheable(page)).map(([path]) => path)).toEqual([])
})
