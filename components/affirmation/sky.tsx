import type { ReactNode } from 'react'
import type { CategoryName } from '@/content/types'
import { drawScene, type PlacedScene, placeInBand, placeInBox, skyScene } from '@/lib/images/sky-scene'

/** The widths of the drawings in a box of each shape, with the classes of the windows in which each is shown. */
const BOXES = {
  tall: { 600: 'md:hidden', 1200: 'hidden md:block' },
  /** The widest of these keeps its light on the right half, away from the words. */
  wide: { 600: 'min-[26rem]:hidden', 1200: 'hidden min-[26rem]:max-lg:block', 1600: 'hidden lg:block' },
  /** The edges would cut the light of a wider one. */
  narrow: { 400: '' }
}
const BAND = { 600: 'md:hidden', 1200: 'hidden md:max-xl:block', 1600: 'hidden xl:block' }
/** The heights of the drawings of bands. */
const LOW = 200
const LOWEST = 120

interface SkyProps {
  category: CategoryName
  /** The same seed gives the same sun and horizon: the id of an affirmation, or a name. */
  seed: string
  className?: string
  children?: ReactNode
  shape?: keyof typeof BOXES
}

/**
 * The sky of a category: a gradient, a light, a horizon. Text in it has a color that can be read on all of them. The drawing stands
 * at the foot of the box and grows with its width only: if it grew with its height, a long text would push the light up into itself.
 */
export function Sky({ category, seed, className = '', children, shape = 'tall' }: SkyProps) {
  return (
    <div className={`sky sky-${category} ${className}`}>
      {Object.entries(BOXES[shape]).map(([width, shown]) => (
        <Drawing key={width} id={`${width}-${seed}`} placed={placeInBox(skyScene(seed), Number(width))} shown={shown} />
      ))}
      {children}
    </div>
  )
}

interface SkyBandProps extends Pick<SkyProps, 'category' | 'seed' | 'children'> {
  /** True for a page that is used rather than read: 120 pixels high. */
  low?: boolean
}

/** A low band of sky at the head of a page. Its words are a line at the top. */
export function SkyBand({ category, seed, children, low = false }: SkyBandProps) {
  return (
    <div className={`sky sky-band sky-${category} ${low ? 'sky-band-low' : ''}`.trimEnd()}>
      {Object.entries(BAND).map(([width, shown]) => (
        <BandDrawing key={width} seed={seed} width={Number(width)} height={low ? LOWEST : LOW} shown={shown} />
      ))}
      {children}
    </div>
  )
}

/** The band of a guide, small, beside its title in a list. */
export function SkyThumbnail({ category, seed }: Pick<SkyProps, 'category' | 'seed'>) {
  return (
    <span className={`sky sky-thumbnail sky-${category} block aspect-3/2 rounded-field`} aria-hidden="true">
      <BandDrawing seed={seed} width={300} height={LOW} />
    </span>
  )
}

function BandDrawing(props: { seed: string; width: number; height: number; shown?: string }) {
  const { seed, width, height, shown } = props
  return <Drawing id={`band-${width}-${seed}`} placed={placeInBand(skyScene(seed), width, height)} shown={shown} />
}

/** The classes of the gradients' stops: sky.css colors them. */
const PAINT = { light: 'class="light"', groundTop: 'class="ground-top"', ground: 'class="ground"' }

/** The scene that pictures have too. */
function Drawing({ id, placed, shown = '' }: { id: string; placed: PlacedScene; shown?: string }) {
  return (
    <svg
      className={`sky-scene ${shown}`}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and the classes above
      dangerouslySetInnerHTML={{ __html: drawScene(placed, PAINT, `-${id.replaceAll('/', '-')}`) }}
    />
  )
}
