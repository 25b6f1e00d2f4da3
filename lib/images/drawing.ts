/** A social image: the sky of a category, its light, the words, the name of the site. The same input gives the same drawing. */
import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { inks, type SkyColors, themes } from '../../content/theme'
import type { CategoryName } from '../../content/types'
import { hex, inkOn, mix } from '../content/colors'
import { type ImageLayout, imageLayouts, type SocialImageSize } from './image-layouts'
import { MARK } from './mark'
import {
  drawScene,
  NIGHT,
  type PlacedScene,
  placeInBand,
  round,
  type SceneColorAttributes,
  skyScene
} from './sky-scene'
import { type SocialImageText, setWords } from './text'

export interface SocialImageContent extends SocialImageText {
  category: CategoryName
  /** The seed that the scene is made from: the id of an affirmation, or a name. */
  seed: string
}

/** The share of the height, from the top, at which the sky has its lower color, as in the style sheet. */
const SKY_END = 0.88
const SKY_STOPS = 6
/** The factor for the opacity of the glow around the light of a dark sky. */
const NIGHT_GLOW = 0.45
/** How far the color of the farther ridge and of the haze at its foot goes from that of the ground to that of the sky. */
const FAR = 0.4
const HAZE = 0.7
const STARLIGHT = 0.7
/** The size of a band, in its own units. */
const BAND = { width: 900, height: 200 }
/** The gap between the words and the light, in pixels. */
const CLEARANCE = 14

export async function drawSocialImage(content: SocialImageContent, size: SocialImageSize): Promise<string> {
  const layout = imageLayouts[size]
  const { width, height } = layout
  const sky = themes.light.skies[content.category]
  const parts = [
    drawSky(sky, layout),
    drawLight(content, layout),
    drawMark(hex(inkOn(sky.ground)), layout.margin, layout.name),
    await setWords(content, sky, layout)
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

/** Has all letters in both typefaces. Exported for tests. */
export const SAMPLE: SocialImageContent = {
  words: 'The quick brown fox jumps over the lazy dog.',
  label: 'Sphinx of black quartz, judge my vow',
  category: 'daily',
  seed: 'sample-1',
  siteName: 'Pack my box with five dozen liquor jugs'
}
const versions = new Map<SocialImageSize, Promise<string>>()

/**
 * A hash of how images of this size are drawn, whatever is on them: it changes with the mark, a typeface and this code. Takes one
 * drawing in each process.
 */
export function drawingVersion(size: SocialImageSize): Promise<string> {
  const version = versions.get(size) ?? drawSocialImage(SAMPLE, size).then(hashOf)
  versions.set(size, version)
  // A font that is missing now may be there at the next request.
  version.catch(() => versions.delete(size))
  return version
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url')
}

/** Turns SVG into PNG, on a thread of its own. */
export async function toPng(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

/** Gives the parts of a drawing names of their own: names are those of the whole document. */
export function renameIds(svg: string, prefix: string): string {
  return svg.replace(/(id="|url\(#)/g, `$1${prefix}`)
}

/** Mixed in Oklab on the way, as browsers mix: an SVG gradient alone would go through gray. */
function drawSky({ from, to }: SkyColors, { width, height }: ImageLayout): string {
  const stops = Array.from({ length: SKY_STOPS + 1 }, (_, index) => {
    const share = index / SKY_STOPS
    return `<stop offset="${round(share * SKY_END)}" stop-color="${mix(from, to, share)}"/>`
  })
  return (
    `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">${stops.join('')}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
  )
}

/** The light, the lit band over the horizon and the ground. */
function drawLight({ category, seed }: SocialImageContent, layout: ImageLayout): string {
  const scene = skyScene(seed)
  const { width, height, words, name, horizon: level } = layout
  // The scene keeps its character in a narrower range, so that words and name have their room.
  const horizon = (level + (scene.horizon - 0.84) * 0.5) * height
  const top = horizon - scene.bow * 0.8 * height
  // Where it stands on the page of the affirmation.
  const sunX = scene.sunX * width
  const radius = scene.sunRadius * Math.min(width, height)
  // Half set or just above, and below the words in any case.
  const sunY = Math.max(top + (scene.sunY - 0.97) * radius * 6, words.y + words.height + radius + CLEARANCE)
  const bowX = scene.bowX * width
  // The name of the site stands on the nearer ridge. Beside the label and below the words there may be stars.
  const depth = name.y - 1.2 * name.size - horizon
  const starry: PlacedScene['starry'] = [
    [0.5 * width, width, 0, words.y],
    [0, width, words.y + words.height, top]
  ]
  const { slope } = scene
  const placed = { width, height, sunX, sunY, radius, horizon, top, bowX, slope, depth, foot: height, starry }
  return drawScene(placed, colorAttributesOf(category, 'light'))
}

/** The light and the horizon alone, as an SVG that fills its box, from the ground up. */
export function drawBand(category: CategoryName, theme: keyof typeof themes, seed: string): string {
  const { width, height } = BAND
  const shapes = drawScene(placeInBand(skyScene(seed), width, height), colorAttributesOf(category, theme))
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${shapes}</svg>`
}

function colorAttributesOf(category: CategoryName, theme: keyof typeof themes): SceneColorAttributes {
  const sky = themes[theme].skies[category]
  return {
    light: `stop-color="${hex(sky.light)}"`,
    far: `stop-color="${mix(sky.ground, sky.to, FAR)}"`,
    haze: `stop-color="${mix(sky.ground, sky.to, HAZE)}"`,
    near: `stop-color="${hex(sky.ground)}"`,
    ...(category === NIGHT && { stars: `stroke="${hex(sky.light)}" opacity="${STARLIGHT}"` }),
    // Words in the color of paper must stand out from the glow around the light.
    glow: sky.ink === inks.light ? NIGHT_GLOW : 1
  }
}

/** The mark, before the name of the site. */
function drawMark(ink: string, x: number, { y, size }: ImageLayout['name']): string {
  const scale = (size * 1.35) / 28
  return (
    `<g transform="translate(${x} ${round(y - 20.5 * scale)}) scale(${round(scale)})" fill="none" stroke="${ink}" ` +
    `stroke-width="1.5" stroke-linecap="round"><path d="${MARK}"/></g>`
  )
}
