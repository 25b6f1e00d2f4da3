/**
 * The sitemaps, from content/ and the database (sitemaps.org). `lastmod` is the last change of the text or rows, never the build
 * time. Next's `sitemap.ts` writes no index of its parts.
 */
import { lives } from '../../../content/lives'
import { categoryNames } from '../../../content/types'
import { updated } from '../../../content/updated'
import { currentSnapshot, type PublishedSnapshot } from '../../affirmations/reads/published'
import { selectAffirmations } from '../../affirmations/reads/selections'
import type { Affirmation } from '../../affirmations/types'
import { earliestNewDate, earliestStartOf, latestDate } from '../../calendar/local-date'
import { monthOf, monthsBetween } from '../../calendar/months'
import { dateBefore, utcDate } from '../../calendar/utc-date'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'
import { listedPages, type SitePage } from '../pages'
import { escapeXml } from '../xml'

/** The protocol allows no more in one sitemap. */
const MAX_ENTRIES = 50_000

/** The sitemap of each kind of page. */
const SITEMAP_OF: Record<SitePage['kind'], string> = {
  page: 'pages',
  category: 'categories',
  subcategory: 'categories',
  'how-to': 'guides',
  problem: 'guides',
  topic: 'studies',
  life: 'situations'
}
/** The days and months of the past year. */
const DAYS = 'days'
/** Before the name of a category. */
const AFFIRMATIONS = 'affirmations-'
const NAMES = [...new Set(Object.values(SITEMAP_OF)), DAYS, ...categoryNames.map((name) => AFFIRMATIONS + name)]

interface SitemapEntry {
  path: string
  /** The last change of the page: a day, YYYY-MM-DD, or a time in ISO 8601; empty if unknown. */
  changed: string
}

/** The index of all sitemaps, each with its last change. */
export async function sitemapIndexText(): Promise<string> {
  const snapshot = await currentSnapshot()
  const rows = rowChanges(snapshot)
  const all = NAMES.map((name) => {
    const changes = entriesOf(name, snapshot, rows).map(({ changed }) => changed)
    return { path: routes.sitemapPart(name), changed: latest(changes) }
  })
  // A category without affirmations has no sitemap, which would be empty.
  const filled = all.filter(({ changed }) => changed !== '')
  return sitemapXml('sitemapindex', 'sitemap', filled)
}

export function isSitemapName(name: string): boolean {
  return NAMES.includes(name)
}

/** @returns undefined for the name of no sitemap */
export async function sitemapText(name: string): Promise<string | undefined> {
  if (!isSitemapName(name)) return undefined
  const snapshot = await currentSnapshot()
  return sitemapXml('urlset', 'url', entriesOf(name, snapshot, rowChanges(snapshot)))
}

function entriesOf(name: string, snapshot: PublishedSnapshot, rows: ReadonlyMap<string, string>): SitemapEntry[] {
  if (name === DAYS) return dayEntries()
  if (name.startsWith(AFFIRMATIONS)) {
    return snapshot.affirmations
      .filter(({ category }) => AFFIRMATIONS + category === name)
      .slice(0, MAX_ENTRIES)
      .map(({ slug, updatedAt }) => ({ path: routes.affirmation(slug), changed: updatedAt.toISOString() }))
  }
  return listedPages
    .filter(({ kind }) => SITEMAP_OF[kind] === name)
    .map(({ path }) => ({ path, changed: latest([updated[path]?.changed, rows.get(path)]) }))
}

/** A day is fixed when it begins, and its month changes with it. */
function dayEntries(): SitemapEntry[] {
  const last = latestDate()
  const dates: string[] = []
  for (let date = last; date >= earliestNewDate(); date = dateBefore(date, 1)) dates.push(date)
  const months = monthsBetween(dates.at(-1) as string, last)
  return [
    ...months.map((month) => ({ page: month, latest: dates.find((date) => monthOf(date) === month) as string })),
    ...dates.map((date) => ({ page: date, latest: date }))
  ].map(({ page, latest }) => ({ path: routes.day(page), changed: earliestStartOf(latest) }))
}

/** The last changes of the affirmations that pages show, by path. The home page and the practice show others each day. */
function rowChanges(snapshot: PublishedSnapshot): ReadonlyMap<string, string> {
  const changes = new Map<string, Date>()
  const add = (path: string, { updatedAt }: Affirmation) => {
    if (updatedAt > (changes.get(path) ?? 0)) changes.set(path, updatedAt)
  }
  for (const affirmation of snapshot.affirmations) {
    const { category, subcategory } = affirmation
    add(routes.category(category), affirmation)
    if (subcategory) add(routes.subcategory(category, subcategory), affirmation)
  }
  for (const life of lives) {
    for (const affirmation of selectAffirmations(snapshot, life).all) add(routes.life(life.slug), affirmation)
  }
  return new Map([
    ...[...changes].map(([path, changed]) => [path, changed.toISOString()] as const),
    [routes.home(), utcDate(new Date())],
    [routes.practice(), utcDate(new Date())],
    [routes.calendar(), earliestStartOf(latestDate())]
  ])
}

/** The latest of days and times, which compare as text; '' if there is none. */
function latest(changes: (string | undefined)[]): string {
  return changes.reduce<string>((last, change) => (change && change > last ? change : last), '')
}

function sitemapXml(root: string, element: string, entries: SitemapEntry[]): string {
  const elements = entries.map(({ path, changed }) => {
    const lastmod = changed && `<lastmod>${changed}</lastmod>`
    return `<${element}><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</${element}>`
  })
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${elements.join('\n')}</${root}>`
}
