/** The picture of an address: found, drawn, and turned into pixels at most once per drawing. */
import { createHash } from 'node:crypto'
import { site } from '../../content/site'
import { findCategory } from '../content'
import { findAffirmation } from '../data/affirmations'
import { routes } from '../routes'
import { findSitePage } from '../seo/pages'
import { drawPicture, type PictureWords } from './drawing'
import { formats, type PictureSize, sizeOf } from './formats'
import { rasterize } from './raster'
import { storedPicture } from './store'
import { fraunces, instrumentSans } from './typeface'

export interface Picture {
  /** Hash of the drawing: the same words, sky and shape have the same one. */
  key: string
  /** The PNG, from the disk where it has been drawn before. */
  png: () => Promise<Buffer>
}

/**
 * @param segments of the address below /pictures: a page's path, then a file name such as `square.png`
 * @returns undefined where there is no such page, or it has no picture of this shape; nothing has been drawn then
 */
export async function findPicture(segments: string[]): Promise<Picture | undefined> {
  const size = sizeOf(segments.at(-1) ?? '')
  const words = size && (await wordsOf(segments.slice(0, -1), size))
  if (!words) return undefined
  const svg = drawPicture(words, size, { display: await fraunces(), small: await instrumentSans() })
  const key = createHash('sha256').update(svg).digest('base64url')
  const { width, height } = formats[size]
  return { key, png: () => storedPicture(key, () => rasterize(svg, width, height)) }
}

async function wordsOf(page: string[], size: PictureSize): Promise<PictureWords | undefined> {
  const path = `/${page.join('/')}`
  const slug = page[0] === 'affirmation' && page.length === 2 ? page[1] : undefined
  if (slug !== undefined) {
    const line = await findAffirmation(slug)
    // Its id leads to the page, but the picture has one address.
    if (!line || routes.affirmation(line.slug) !== path) return undefined
    const { id, text, category } = line
    return { words: text, label: findCategory(category).displayName, category, seed: id, siteName: site.name }
  }
  const known = size === 'preview' ? findSitePage(path) : undefined
  if (!known) return undefined
  const { title, label, sky, kind } = known
  // The same scene as at the top of a category's page.
  const seed = kind === 'category' ? `category-${sky}` : path
  return { words: title, label, category: sky, seed, siteName: site.name }
}
