/** Finds the social image of an address and draws it at most once. */
import { createHash } from 'node:crypto'
import { site } from '../../content/site'
import { themes } from '../../content/theme'
import { findAffirmation } from '../affirmations/reads/repository'
import { findCategory } from '../content/taxonomy'
import { drawSocialImage, type SocialImageContent } from '../images/drawing'
import { formats, type SocialImageSize, sizeOf } from '../images/formats'
import { toPng } from '../images/png'
import { storedImage } from '../images/store'
import { findSitePage } from './pages'
import { routes } from './routes'

/** Increase this when lib/images draws the same content differently, so that stored images are drawn again. */
const DRAWING_VERSION = 2

export interface SocialImage {
  /** Hash of everything that determines the drawing: words, sky and shape. */
  key: string
  /** The PNG, from the disk if it has been drawn before. */
  png: () => Promise<Buffer>
}

/**
 * @param segments of the path below /pictures: a page's path, then a file name such as `square.png`
 * @returns undefined if there is no such page or it has no image of this size; nothing is drawn then
 */
export async function findSocialImage(segments: string[]): Promise<SocialImage | undefined> {
  const size = sizeOf(segments.at(-1) ?? '')
  const content = size && (await contentOf(segments.slice(0, -1), size))
  if (!content) return undefined
  const made = [DRAWING_VERSION, themes.light.skies[content.category], formats[size], content]
  const key = createHash('sha256').update(JSON.stringify(made)).digest('base64url')
  return { key, png: () => storedImage(key, async () => toPng(await drawSocialImage(content, size))) }
}

async function contentOf(page: string[], size: SocialImageSize): Promise<SocialImageContent | undefined> {
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
  const { title, label, sky, seed } = known
  return { words: title, label, category: sky, seed, siteName: site.name }
}
