import type { ReactNode } from 'react'
import type { CategoryName } from '@/content/types'
import { drawScene, NIGHT, type PlacedScene, placeInBand, placeInBox, skyScene } from '@/lib/images/sky-scene'

/** The widest of these keeps its light on the right half, away from the words. */
const WIDE = { 600: 'min-[26rem]:hidden', 1200: 'hidden min-[26rem]:max-lg:block', 1600: 'hidden lg:block' }
/** The widths of the drawings in a box of each shape, with the classes of the windows in which each is shown. */
const BOXES = {
  tall: { 600: 'md:hidden', 1200: 'hidden md:block' },
  wide: WIDE,
  low: WIDE,
  /** The edges would cut the light of a wider one. */
  narrow: { 400: '' }
}
const BAND = { 600: 'md:hidden', 1200: 'hidden md:max-xl:block', 1600: 'hidden xl:block' }
/** The height of the drawings of bands. */
const LOW = 200
/** The heights of drawings that lose their foot, so that a low light leaves the room above it to words. */
const WITHOUT_FOOT: Partial<Record<keyof typeof BOXES, number>> = { low: 695, narrow: 695 }
/** The least height of the ground at the edges of such a drawing. */
const GROUND = 16

interface SkyProps {
  /** Without one it is the sky of the visitor's hour. */
  category?: CategoryName
  /** The same seed gives the same sun and horizon: the id of an affirmation, or a name. */
  seed: string
  className?: string
  children?: ReactNode
  shape?: keyof typeof BOXES
  /** True for a sky that a script gives other categories. */
  changes?: boolean
  /**
   * A low drawing of this width, besides the others or in their place. It stands in the flow, below the words by its order, or at
   * the foot of the box, as the others do.
   */
  low?: { width: number; only?: boolean; isAtFoot?: boolean }
}

/**
 * The sky of a category: a gradient, a light, a horizon. Text in it has a color that can be read on all of them. The drawing stands
 * at the foot of the box and grows with its width only: if it grew with its height, a long text would push the light up into itself.
 */
export function Sky({ category, seed, className = '', children, shape = 'tall', changes = false, low }: SkyProps) {
  const boxes = low?.only ? [] : Object.entries(BOXES[shape])
  const lowClass = low?.isAtFoot ? '' : 'sky-low'
  return (
    <div className={`${skyClass(category)} ${changes ? 'sky-fades' : ''} ${className}`}>
      {low && <BandDrawing category={category} seed={seed} width={low.width} shown={lowClass} changes={changes} />}
      {boxes.map(([width, shown]) => {
        const placed = placeInBox(skyScene(seed), Number(width))
        const withoutFoot = WITHOUT_FOOT[shape]
        return (
          <Drawing
            key={width}
            id={`${width}-${seed}`}
            placed={placed}
            shown={shown}
            // Some of the ground is seen at both edges.
            height={withoutFoot && Math.max(withoutFoot, placed.horizon + GROUND)}
            mayHaveStars={changes || hasStars(category)}
          />
        )
      })}
      {children}
    </div>
  )
}

function skyClass(category?: CategoryName): string {
  return category ? `sky sky-${category}` : 'sky'
}

/** Any hour may be one of the night. */
function hasStars(category?: CategoryName): boolean {
  return !category || category === NIGHT
}

interface SkyBandProps extends Pick<SkyProps, 'category' | 'seed' | 'children'> {
  /** True if buttons stand below its words: the light stands right of them. */
  hasButtons?: boolean
}

/** The head of a page that is read, with its title: a sky that is as high as its words and the light below them. */
export function SkyBand({ category, seed, hasButtons, children }: SkyBandProps) {
  return (
    <div className={`${skyClass(category)} sky-band`}>
      {Object.entries(BAND).map(([width, shown]) => (
        <BandDrawing
          key={width}
          category={category}
          seed={seed}
          width={Number(width)}
          shown={shown}
          isRight={hasButtons}
        />
      ))}
      {children}
    </div>
  )
}

/** The band of a guide, small: beside its title in a list, or as a picture that breathes. */
export function SkyThumbnail({ category, seed }: Pick<SkyProps, 'category' | 'seed'>) {
  return (
    <span className={`${skyClass(category)} sky-thumbnail block aspect-3/2 rounded-field`} aria-hidden="true">
      <BandDrawing category={category} seed={seed} width={300} />
    </span>
  )
}

interface BandDrawingProps extends Pick<SkyProps, 'category' | 'seed' | 'changes'> {
  width: number
  shown?: string
  isRight?: boolean
}

function BandDrawing({ category, seed, width, shown, changes, isRight }: BandDrawingProps) {
  const scene = skyScene(seed)
  const sunX = isRight ? 0.62 + Math.abs(scene.sunX - 0.5) / 2 : scene.sunX
  return (
    <Drawing
      id={`band-${width}-${seed}`}
      placed={placeInBand({ ...scene, sunX }, width, LOW)}
      shown={shown}
      mayHaveStars={changes || hasStars(category)}
    />
  )
}

/** The classes of the gradients' stops: sky.css colors them. */
const PAINT = { light: 'class="light"', far: 'class="far"', haze: 'class="haze"', near: 'class="near"' }
const STARS = { stars: 'class="stars"' }

interface DrawingProps {
  id: string
  placed: PlacedScene
  /** Of what is seen of it: all, unless given. */
  height?: number
  shown?: string
  mayHaveStars: boolean
}

/** The scene that pictures have too. */
function Drawing({ id, placed, height = placed.height, shown = '', mayHaveStars }: DrawingProps) {
  const paint = { ...PAINT, ...(mayHaveStars && STARS) }
  return (
    <svg
      className={`sky-scene ${shown}`}
      viewBox={`0 0 ${placed.width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and the classes above
      dangerouslySetInnerHTML={{ __html: drawScene(placed, paint, `-${id.replaceAll('/', '-')}`) }}
    />
  )
}
