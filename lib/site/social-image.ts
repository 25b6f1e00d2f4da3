/** Finds the social image of an address and draws it at most once. */
import { createHash } from 'node:crypto'
import { site } from '../../content/site'
import { themes } from '../../content/theme'
import { findAffirmation } from '../affirmations/reads/repository'
import type { Affirmation } from '../affirmations/types'
import { findCategory } from '../content/taxonomy'
import { drawingVersion, drawSocialImage, type SocialImageContent, toPng } from '../images/drawing'
import { imageLayouts, type SocialImageSize, sizeFromFileName } from '../images/image-layouts'
import { storedImage } from '../images/store'
import { FairQueue } from './fair-queue'
import { findSitePage } from './pages'

export interface SocialImage {
  /** Hash of everything that determines the drawing: words, sky and shape, mark, typefaces and the code that draws. */
  key: string
  /** The name of a saved file, of the affirmation or the page and of its size. */
  file: string
  /** The PNG file, from the disk if it has been drawn before. @throws TooBusy */
  read: () => Promise<Buffer>
}

/**
 * One at a time, since each takes the main thread for a moment, and no more than are drawn in some ten seconds. Exported for
 * tests.
 */
export const drawings = new FairQueue({ maxRunning: 1, maxWaiting: 50 })

/**
 * @param segments of the path below /pictures: a page's path, then a file name such as `square.png`
 * @returns undefined if there is no such page or it has no image of this size. Nothing is drawn then
 */
export async function findSocialImage(segments: string[]): Promise<SocialImage | undefined> {
  const size = sizeFromFileName(segments.at(-1) ?? '')
  if (!size) return undefined
  const page = segments.slice(0, -1)
  if (page[0] === 'affirmation' && page.length === 2) {
    const affirmation = await findAffirmation(page[1] as string)
    return affirmation && imageOfAffirmation(affirmation, size)
  }
  const known = size === 'preview' ? findSitePage(`/${page.join('/')}`) : undefined
  if (!known) return undefined
  const { title, label, sky, seed } = known
  return imageOf({ words: title, label, category: sky, seed, siteName: site.name }, size, page.at(-1) ?? 'home')
}

export function imageOfAffirmation(
  { id, slug, text, category }: Affirmation,
  size: SocialImageSize
): Promise<SocialImage> {
  const label = findCategory(category).displayName
  return imageOf({ words: text, label, category, seed: id, siteName: site.name }, size, slug)
}

async function imageOf(content: SocialImageContent, size: SocialImageSize, name: string): Promise<SocialImage> {
  const made = [await drawingVersion(size), themes.light.skies[content.category], imageLayouts[size], content]
  const key = createHash('sha256').update(JSON.stringify(made)).digest('base64url')
  const draw = async () => toPng(await drawSocialImage(content, size))
  return { key, file: `${name}-${size}.png`, read: () => storedImage(`${key}.png`, () => drawings.run('', draw)) }
}
