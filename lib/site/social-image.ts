/** Finds and draws the social image of a page. Each drawing is rasterized at most once. */
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
  /** The hash of the drawing: the same text, sky and size have the same key. */
  key: string
  /** The PNG, read from the disk if it has been drawn before. */
  png: () => Promise<Buffer>
}

/**
 * @param segments of the path below /pictures: a page's path, then a file name such as `square.png`
 * @returns undefined if there is no such page or it has no image of this size; nothing is drawn then
 */
export async function findSocialImage(segments: string[]): Promise<SocialImage | undefined> {
  const size = sizeOf(segments.at(-1) ?? '')
  const text = size && (await textOf(segments.slice(0, -1), size))
  if (!text) return undefined
  const svg = drawSocialImage(text, size, { display: await fraunces(), small: await instrumentSans() })
  const key = createHash('sha256').update(svg).digest('base64url')
  const { width, height } = formats[size]
  return { key, png: () => storedImage(key, () => rasterize(svg, width, height)) }
}

async function textOf(page: string[], size: SocialImageSize): Promise<SocialImageText | undefined> {
  const path = `/${page.join('/')}`
  const slug = page[0] === 'affirmation' && page.length === 2 ? page[1] : undefined
  if (slug !== undefined) {
    const affirmation = await findAffirmation(slug)
    // The id finds the affirmation too, but the image has only one address.
    if (!affirmation || routes.affirmation(affirmation.slug) !== path) return undefined
    const { id, text, category } = affirmation
    return { words: text, label: findCategory(category).displayName, category, seed: id, siteName: site.name }
  }
  const known = size === 'preview' ? findSitePage(path) : undefined
  if (!known) return undefined
  const { title, label, sky, kind } = known
  // The seed of the scene at the top of the category's page.
  const seed = kind === 'category' ? `category-${sky}` : path
  return { words: title, label, category: sky, seed, siteName: site.name }
}
