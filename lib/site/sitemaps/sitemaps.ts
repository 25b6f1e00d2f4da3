/** The sitemaps, from content/ and the database. `lastmod` is the last change of the text or rows, never the build time. */
import { lives } from '../../../content/lives'
import { type CategoryName, categoryNames } from '../../../content/types'
import { updated } from '../../../content/updated'
import { beginningOf, earliestNewDay, latestDay } from '../../affirmations/local-day'
import { monthOf, monthsBetween } from '../../affirmations/months'
import { affirmationChanges, lastAffirmationChange, subcategoryChanges } from '../../affirmations/reads/changes'
import { countCategory } from '../../affirmations/reads/repository'
import { summarizeSelections } from '../../affirmations/reads/selections'
import { dayBefore, utcDay } from '../../affirmations/utc-day'
import { isCategoryName } from '../../content/taxonomy'
import { routes } from '../../routes'
import { listedPages, type SitePage } from '../pages'
import { latest, type SitemapEntry, sitemap, sitemapIndex } from './sitemap-xml'

/** Affirmations in one sitemap. The protocol allows 50,000. */
const PART_SIZE = 1_000
const AFFIRMATIONS = /^affirmations-([a-z]+)-([1-9]\d{0,5})$/

/** The days and months of the past year. */
const DAYS = 'days'

const PARTS: Record<string, SitePage['kind'][]> = {
  pages: ['page'],
  categories: ['category', 'subcategory'],
  guides: ['how-to', 'problem'],
  studies: ['topic'],
  situations: ['life']
}

/** The times at which the affirmations of pages last changed. */
interface RowChanges {
  categories: ReadonlyMap<string, string>
  subcategories: ReadonlyMap<string, Date>
  /** By the slugs of their pages. */
  lives: ReadonlyMap<string, Date | undefined>
}

/** The index of all sitemaps, each with its last change. */
export async function sitemapIndexText(origin: string): Promise<string> {
  const rows = await rowChanges()
  const content = Object.keys(PARTS).map((name) => ({
    url: origin + routes.sitemapPart(name),
    changed: latest(...pageEntries(name, origin, rows).map(({ changed }) => changed))
  }))
  const affirmations = await Promise.all(
    categoryNames.map(async (category) =>
      (await partChanges(category)).map((changed, index) => ({
        url: origin + routes.sitemapPart(`affirmations-${category}-${index + 1}`),
        changed
      }))
    )
  )
  const days = {
    url: origin + routes.sitemapPart(DAYS),
    changed: latest(...dayEntries(origin).map(({ changed }) => changed))
  }
  return sitemapIndex([...content, days, ...affirmations.flat()])
}

/** Returns true if the index lists a sitemap of this name. */
export async function isSitemapName(name: string): Promise<boolean> {
  if (Object.hasOwn(PARTS, name) || name === DAYS) return true
  const [, category = '', part = ''] = AFFIRMATIONS.exec(name) ?? []
  return isCategoryName(category) && (Number(part) - 1) * PART_SIZE < (await countCategory(category))
}

/** @returns undefined for a name that the index does not list */
export async function sitemapText(name: string, origin: string): Promise<string | undefined> {
  if (Object.hasOwn(PARTS, name)) {
    return sitemap(
      pageEntries(name, origin, ['categories', 'situations'].includes(name) ? await rowChanges() : undefined)
    )
  }
  if (name === DAYS) return sitemap(dayEntries(origin))
  const [, category = '', part = ''] = AFFIRMATIONS.exec(name) ?? []
  if (!isCategoryName(category)) return undefined
  const affirmations = await affirmationChanges(category, (Number(part) - 1) * PART_SIZE, PART_SIZE)
  if (affirmations.length === 0) return undefined
  return sitemap(
    affirmations.map(({ slug, updatedAt }) => ({
      url: origin + routes.affirmation(slug),
      changed: updatedAt.toISOString()
    }))
  )
}

/** A day is fixed when it begins, and its month changes with it. */
function dayEntries(origin: string): SitemapEntry[] {
  const last = latestDay()
  const days: string[] = []
  for (let day = last; day >= earliestNewDay(); day = dayBefore(day, 1)) days.push(day)
  const months = monthsBetween(days.at(-1) as string, last)
  return [
    ...months.map((month) => ({ date: month, day: days.find((day) => monthOf(day) === month) as string })),
    ...days.map((day) => ({ date: day, day }))
  ].map(({ date, day }) => ({ url: origin + routes.day(date), changed: beginningOf(day) }))
}

/** The last change in each sitemap of the affirmations of a category. */
async function partChanges(category: CategoryName): Promise<string[]> {
  const parts = Math.ceil((await countCategory(category)) / PART_SIZE)
  return Promise.all(Array.from({ length: parts }, (_, index) => lastChange(category, index * PART_SIZE, PART_SIZE)))
}

async function rowChanges(): Promise<RowChanges> {
  const categories = await Promise.all(categoryNames.map(async (name) => [name, await lastChange(name)] as const))
  return { categories: new Map(categories), subcategories: await subcategoryChanges(), lives: await lifeChanges() }
}

async function lifeChanges(): Promise<RowChanges['lives']> {
  const summaries = await summarizeSelections(lives)
  return new Map(lives.map(({ slug }, index) => [slug, summaries[index]?.changed]))
}

async function lastChange(...positions: Parameters<typeof lastAffirmationChange>): Promise<string> {
  return (await lastAffirmationChange(...positions))?.toISOString() ?? ''
}

function pageEntries(name: string, origin: string, rows?: RowChanges): SitemapEntry[] {
  const pages = listedPages().filter(({ kind }) => PARTS[name]?.includes(kind))
  return pages.map((page) => ({
    url: origin + page.path,
    changed: latest(updated[page.path]?.changed, rowsChanged(page, rows))
  }))
}

/** The last change of the affirmations that a page shows. The home page and the practice show others each day. */
function rowsChanged(page: SitePage, rows?: RowChanges): string | undefined {
  if ([routes.home(), routes.practice()].includes(page.path)) return utcDay(new Date())
  if (page.path === routes.calendar()) return beginningOf(latestDay())
  const name = page.path.split('/').at(-1) ?? ''
  if (page.kind === 'category') return rows?.categories.get(name)
  if (page.kind === 'life') return rows?.lives.get(name)?.toISOString()
  if (page.kind === 'subcategory') return rows?.subcategories.get(name)?.toISOString()
  return undefined
}
