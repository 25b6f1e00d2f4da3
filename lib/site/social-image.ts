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
import { routes } from '../routes'
import { Gate } from './gate'
import { findSitePage } from './pages'

/** Increase this when lib/images draws the same content differently, so that stored images are drawn again. */
const DRAWING_VERSION = 2

export interface SocialImage {
  /** Hash of everything that determines the drawing: words, sky and shape. */
  key: string
  /** The PNG, from the disk if it has been drawn before. @throws TooBusy */
  png: () => Promise<Buffer>
}

/** One at a time, since each takes the main thread for a moment, and no more than are drawn in some ten seconds. */
export const drawings = new Gate({ maxRunning: 1, maxWaiting: 50 })

/**
 * @param segments of the path below /pictures: a page's path, then a file name such as `square.png`
 * @returns the address of the image if this is that of a former slug; undefined if there is no such page or it has no image
 *   of this size. Nothing is drawn then
 */
export async function findSocialImage(segments: string[]): Promise<SocialImage | { movedTo: string } | undefined> {
  const size = sizeOf(segments.at(-1) ?? '')
  if (!size) return undefined
  const page = segments.slice(0, -1)
  const slug = page[0] === 'affirmation' && page.length === 2 ? page[1] : undefined
  if (slug === undefined) return imageOf(contentOfPage(`/${page.join('/')}`, size), size)
  const affirmation = await findAffirmation(slug)
  if (!affirmation) return undefined
  if (slug !== affirmation.slug) {
    // The id finds the affirmation too, but the image has only one address.
    return slug === affirmation.id
      ? undefined
      : { movedTo: routes.socialImage(routes.affirmation(affirmation.slug), size) }
  }
  const { id, text, category } = affirmation
  const label = findCategory(category).displayName
  return imageOf({ words: text, label, category, seed: id, siteName: site.name }, size)
}

function imageOf(content: SocialImageContent | undefined, size: SocialImageSize): SocialImage | undefined {
  if (!content) return undefined
  const made = [DRAWING_VERSION, themes.light.skies[content.category], formats[size], content]
  const key = createHash('sha256').update(JSON.stringify(made)).digest('base64url')
  const draw = () => drawings.run('', async () => toPng(await drawSocialImage(content, size)))
  return { key, png: () => storedImage(key, draw) }
}

function contentOfPage(path: string, size: SocialImageSize): SocialImageContent | undefined {
  const known = size === 'preview' ? findSitePage(path) : undefined
  if (!known) return undefined
  const { title, label, sky, seed } = known
  return { words: title, label, category: sky, seed, siteName: site.name }
}
