import type { CategoryName } from '../../content/types'

/**
 * The picture of an affirmation: where the sun stands and how the horizon runs, made from its id alone.
 * The same id gives the same picture everywhere; lines with consecutive numbers get suns far apart.
 */
export interface SkyScene {
  /**
   * Center of the light: 0 (left) to 1 (right), and 0 (top) to 1 (on the horizon; a little more if it has half set). Low enough
   * that words stand above it.
   */
  sunX: number
  sunY: number
  /** Radius as a share of the smaller side. */
  sunRadius: number
  /** Height of the horizon, as a share of the picture from the top. */
  horizon: number
  /** Height of the bow of the ground in its middle, as a share of the height of the picture. */
  bow: number
  /** Horizontal position of the bow's highest point, 0 (left) to 1 (right). */
  bowX: number
  /** To which side the nearer ridge falls: 0 (to the right) to 1 (to the left). */
  slope: number
}

/** The category whose sky is that of the night: it alone has stars. */
export const NIGHT: CategoryName = 'weekly'

const GOLDEN_RATIO = 0.618_033_988_749_895

/** @param id of an affirmation, or any name that deserves a sky of its own */
export function skyScene(id: string): SkyScene {
  const hash = hashOf(id)
  const number = Number(/(\d+)$/.exec(id)?.[1] ?? hash(0) * 1000)
  const turn = (number * GOLDEN_RATIO + hashOf(id.replace(/\d+$/, ''))(5)) % 1
  return {
    sunX: 0.24 + 0.52 * turn,
    sunY: 0.9 + 0.14 * hash(1),
    sunRadius: 0.06 + 0.07 * hash(2),
    horizon: 0.8 + 0.08 * hash(3),
    bow: 0.015 + 0.07 * hash(4),
    bowX: 0.2 + 0.6 * hash(6),
    slope: hash(7)
  }
}

/** A scene in a box, in the units of the box. */
export interface PlacedScene {
  width: number
  height: number
  sunX: number
  sunY: number
  /** The radius of the disc; its glow is five times as wide. */
  radius: number
  /** The y at which the ground meets the edges. */
  horizon: number
  /** The y of the highest point of the ground. */
  top: number
  bowX: number
  slope: number
  /** How far below the horizon the nearer ridge may run. */
  depth: number
  /** Where the nearer ridge ends: below a low drawing, since a page may show more ground under it. */
  foot: number
  /** The parts of the sky that may have stars, since no words stand there: a star would be an accent. The last one is the lowest. */
  starry: Box[]
}

/** From its left to its right, and from its top to its bottom. */
type Box = [left: number, right: number, top: number, bottom: number]

/** The height of a tall picture. It grows with the width of its box only, so it is the same for all widths. */
const TALL = 800

/** The light of a drawing of this width or more keeps to the right half, beside the words. */
const BESIDE_WORDS = 1600

/** The scene in a tall box. */
export function placeInBox(scene: SkyScene, width: number): PlacedScene {
  const horizon = scene.horizon * TALL
  const top = horizon - scene.bow * TALL
  return {
    width,
    height: TALL,
    sunX: (width >= BESIDE_WORDS ? 0.5 + 0.4 * scene.sunX : scene.sunX) * width,
    sunY: scene.sunY * top,
    radius: scene.sunRadius * Math.min(width, TALL),
    horizon,
    top,
    bowX: scene.bowX * width,
    slope: scene.slope,
    depth: TALL - horizon,
    foot: TALL,
    starry: starry(width, top)
  }
}

/** Below the words, which in a wide drawing reach further down: there they are to their right. */
function starry(width: number, top: number): Box[] {
  if (width < BESIDE_WORDS) return [[0, width, 0.82 * top, 0.98 * top]]
  return [
    [0.78 * width, width, 0.08 * top, 0.5 * top],
    [0.62 * width, width, 0.5 * top, 0.88 * top]
  ]
}

/**
 * The scene in a low band, where its few differences have to be seen: the sun uses the whole width, and the disc is larger
 * for the height. It ends below the upper three eighths of the band, where words may stand.
 */
export function placeInBand(scene: SkyScene, width: number, height: number): PlacedScene {
  const horizon = (0.84 + (scene.horizon - 0.84) * 1.5) * height
  const top = horizon - scene.bow * 2 * height
  const sunX = (0.5 + (scene.sunX - 0.5) * 1.55) * width
  const radius = scene.sunRadius * 1.15 * height
  const bowX = scene.bowX * width
  const ground = groundAt(sunX / width, scene.bowX, horizon, top)
  const sunY = ground + (scene.sunY - 1) * 10 * radius
  const { slope } = scene
  const depth = height - horizon
  const foot = height + width
  return { width, height, sunX, sunY, radius, horizon, top, bowX, slope, depth, foot, starry: starry(width, top) }
}

/**
 * The attributes of the shapes of a scene: the light with its glow, the lit band over the horizon, the ridge at the horizon, and a
 * nearer one, which falls from one side to the other and is lower everywhere. At its foot it covers all of the glow.
 */
export function sceneShapes({
  width,
  height,
  sunX,
  sunY,
  radius,
  horizon,
  top,
  bowX,
  slope,
  depth,
  foot
}: PlacedScene) {
  const edge = round(horizon)
  const [left, right] = [slope, 1 - slope].map((share) => round(horizon + depth * (0.12 + 0.6 * share)))
  const crest = round(horizon + depth * 0.02)
  const dip = round(horizon + depth * 0.75)
  const bend = slope < 0.5 ? `${crest} ${round(width * 0.6)} ${dip}` : `${dip} ${round(width * 0.6)} ${crest}`
  return {
    light: { cx: round(sunX), cy: round(sunY), r: round(radius * 5) },
    band: { y: round(top - height * 0.2), height: round(height * 0.2 + horizon - top) },
    far: { d: `M0 ${edge} Q${round(bowX)} ${round(2 * top - horizon)} ${width} ${edge} V${height} H0 Z` },
    near: { d: `M0 ${left} C${round(width * 0.4)} ${bend} ${width} ${right} V${foot} H0 Z` }
  }
}

/** The glow around the disc, and the lit band over the horizon, as pairs of offset and opacity. */
const GLOW = [
  [0.2, 0.4],
  [0.5, 0.13],
  [1, 0]
] as const
const BAND = [
  [0, 0],
  [0.35, 0.05],
  [0.7, 0.18],
  [1, 0.36]
] as const

/** SVG attributes that color the parts of a scene, on the stops of their gradients: a class on a page, a color in a picture. */
export interface SceneColorAttributes {
  light: string
  /** The ridge at the horizon, and the haze at its foot. */
  far: string
  haze: string
  near: string
  /** An attribute of the stars, of a sky that has any. */
  stars?: string
  /** A factor for the opacity of the glow around the light. */
  glow?: number
}

/**
 * The content of an SVG that shows a scene, on pages and in pictures.
 * @param id names the gradients: names are those of a whole document
 */
export function drawScene(
  placed: PlacedScene,
  { light, far, haze, near, stars, glow = 1 }: SceneColorAttributes,
  id = ''
): string {
  const shapes = sceneShapes(placed)
  const name = (part: string) => part + id.replace(/[^\w-]/g, '')
  const lit = ([offset, opacity]: readonly [number, number], factor = 1) =>
    `<stop offset="${offset}" ${light} stop-opacity="${round(opacity * factor)}"/>`
  const gradient = (part: string, stops: string) =>
    `<linearGradient id="${name(part)}" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient>`
  const ridge = (part: 'far' | 'near') => `<path ${attributes(shapes[part])} fill="url(#${name(part)})"/>`
  return [
    `<defs><radialGradient id="${name('light')}">`,
    lit([0.19, 0.95]),
    ...GLOW.map((stop) => lit(stop, glow)),
    '</radialGradient>',
    gradient('band', BAND.map((stop) => lit(stop)).join('')),
    gradient('far', `<stop ${far}/><stop offset="0.7" ${haze}/>`),
    gradient('near', `<stop ${near}/>`),
    '</defs>',
    stars ? drawStars(placed, stars) : '',
    `<rect width="${placed.width}" ${attributes(shapes.band)} fill="url(#${name('band')})"/>`,
    `<circle ${attributes(shapes.light)} fill="url(#${name('light')})"/>`,
    ridge('far'),
    ridge('near')
  ].join('')
}

/** How many stars there are of each size, in units of the drawing. They are the same in all scenes. */
const STARS = { 2.2: 24, 3.4: 8 }

/** Paths of points. */
function drawStars({ starry }: PlacedScene, paint: string): string {
  const paths = Object.entries(STARS).map(([size, count]) => {
    const hash = hashOf(`stars of ${size}`)
    const points = Array.from({ length: count }, (_, index) => {
      const box = index % 3 === 0 ? starry.at(-1) : starry[0]
      const [left, right, top, bottom] = box as Box
      return `M${Math.round(left + (right - left) * hash(2 * index))} ${Math.round(top + (bottom - top) * hash(2 * index + 1))}h0`
    })
    return `<path d="${points.join('')}" ${paint} stroke-width="${size}" stroke-linecap="round"/>`
  })
  return paths.join('')
}

function attributes(values: Record<string, number | string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

/** Rounds to two decimals, which is finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The height of the ground below a share of the width: its outline is a quadratic curve. */
function groundAt(x: number, bowX: number, horizon: number, top: number): number {
  // 2(1 − t)t·bowX + t² = x
  const a = 1 - 2 * bowX
  const t = Math.abs(a) < 1e-6 ? x : (-bowX + Math.sqrt(bowX * bowX + a * x)) / a
  return horizon + 2 * (1 - t) * t * 2 * (top - horizon)
}

/** Numbers from 0 to 1 that depend on the text only (FNV-1a, then a finalizer, so that like texts differ). */
function hashOf(text: string): (salt: number) => number {
  return (salt) => {
    let hash = 0x811c9dc5
    for (const character of `${salt}:${text}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000
  }
}
