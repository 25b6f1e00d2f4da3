/** The sitemaps, from content/ and the database. `lastmod` is the last change of the text or rows, never the build time. */
import { type CategoryName, categoryNames } from '../../../content/types'
import { updated } from '../../../content/updated'
import { affirmationChanges, lastAffirmationChange, subcategoryChanges } from '../../affirmations/listings'
import { countCategory } from '../../affirmations/repository'
import { utcDay } from '../../affirmations/utc-day'
import { isCategoryName } from '../../content/taxonomy'
import { listedPages, type SitePage } from '../pages'
import { routes } from '../routes'
import { latest, type SitemapEntry, sitemap, sitemapIndex } from './sitemap-xml'

/** Affirmations in one sitemap. The protocol allows 50,000. */
const PART_SIZE = 1_000
const AFFIRMATIONS = /^affirmations-([a-z]+)-([1-9]\d{0,5})$/

const PARTS: Record<string, SitePage['kind'][]> = {
  pages: ['page'],
  categories: ['category', 'subcategory'],
  guides: ['how-to', 'problem']
}

/** The index of all sitemaps, each with its last change. */
export async function sitemapIndexText(origin: string): Promise<string> {
  const content = await Promise.all(
    Object.keys(PARTS).map(async (name) => {
      const entries = await pageEntries(name, origin)
      return { url: origin + routes.sitemapPart(name), changed: latest(...entries.map(({ changed }) => changed)) }
    })
  )
  const affirmations = await Promise.all(categoryNames.map((category) => affirmationParts(category, origin)))
  return sitemapIndex([...content, ...affirmations.flat()])
}

/** @returns undefined for a name that the index does not list */
export async function sitemapText(name: string, origin: string): Promise<string | undefined> {
  if (Object.hasOwn(PARTS, name)) return sitemap(await pageEntries(name, origin))
  const [, category = '', part = ''] = AFFIRMATIONS.exec(name) ?? []
  if (!isCategoryName(category)) return undefined
  const affirmations = await affirmationChanges(category, (Number(part) - 1) * PART_SIZE, PART_SIZE)
  if (affirmations.length === 0) return undefined
  return sitemap(
    affirmations.map(({ slug, changed }) => ({
      url: origin + routes.affirmation(slug),
      changed: changed.toISOString()
    }))
  )
}

async function affirmationParts(category: CategoryName, origin: string): Promise<SitemapEntry[]> {
  const parts = Math.ceil((await countCategory(category)) / PART_SIZE)
  return Promise.all(
    Array.from({ length: parts }, async (_, index) => ({
      url: origin + routes.sitemapPart(`affirmations-${category}-${index + 1}`),
      changed: (await lastAffirmationChange(category, index * PART_SIZE, PART_SIZE))?.toISOString() ?? ''
    }))
  )
}

async function pageEntries(name: string, origin: string): Promise<SitemapEntry[]> {
  const pages = listedPages().filter(({ kind }) => PARTS[name]?.includes(kind))
  const subcategories = await subcategoryChanges()
  return Promise.all(
    pages.map(async (page) => ({
      url: origin + page.path,
      changed: latest(updated[page.path]?.changed, await rowsChanged(page, subcategories))
    }))
  )
}

/** The last change of the affirmations that a page shows. The home page and the practice show others each day. */
async function rowsChanged(page: SitePage, subcategories: ReadonlyMap<string, Date>): Promise<string | undefined> {
  if ([routes.home(), routes.practice()].includes(page.path)) return utcDay(new Date())
  const name = page.path.split('/').at(-1) ?? ''
  if (page.kind === 'category' && isCategoryName(name)) return (await lastAffirmationChange(name))?.toISOString()
  if (page.kind === 'subcategory') return subcategories.get(name)?.toISOString()
  return undefined
}
