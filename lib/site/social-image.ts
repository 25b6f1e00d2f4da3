/** The picture of an address: found, drawn, and turned into pixels at most once per drawing. */
import { createHash } from 'node:crypto'
import { site } from '../../content/site'
import { findAffirmation } from '../affirmations/repository'
import { findCategory } from '../content/taxonomy'
import { drawSocialImage, type SocialImageText } from '../images/drawing'
import { formats, type SocialImageSize, sizeOf } from '../images/formats'
import { rasterize } from '../images/raster'
import { storedImage } from '../images/store'
import { fraunces, instrumentSans } from '../images/typeface'
import { findSitePage } from './pages'
import { routes } from './routes'

export interface SocialImage {
  /** Hash of the drawing: the same words, sky and shape have the same one. */
  key: string
  /** The PNG, from the disk where it has been drawn before. */
  png: () => Promise<Buffer>
}

/**
 * @param segments of the address below /pictures: a page's path, then a file name such as `square.png`
 * @returns undefined where there is no such page, or it has no picture of this shape; nothing has been drawn then
 */
export async function findSocialImage(segments: string[]): Promise<SocialImage | undefined> {
  const size = sizeOf(segments.at(-1) ?? '')
  const words = size && (await wordsOf(segments.slice(0, -1), size))
  if (!words) return undefined
  const svg = drawSocialImage(words, size, { display: await fraunces(), small: await instrumentSans() })
  const key = createHash('sha256').update(svg).digest('base64url')
  const { width, height } = formats[size]
  return { key, png: () => storedImage(key, () => rasterize(svg, width, height)) }
}

async function wordsOf(page: string[], size: SocialImageSize): Promise<SocialImageText | undefined> {
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
