import type { ReactNode } from 'react'
import type { CategoryName } from '@/content/types'
import { type PlacedScene, placeInBand, placeInBox, sceneShapes, skyScene } from '@/lib/images/sky-scene'

interface SkyProps {
  category: CategoryName
  /** The same seed gives the same sun and horizon: the id of an affirmation, or a name. */
  seed: string
  className?: string
  children?: ReactNode
  /** A wide panel keeps its light on the right half, away from the words. */
  wide?: boolean
  /** Draws for a narrow box, whose edges would otherwise cut the light. */
  narrow?: boolean
}

/** The sky of a category: a gradient, a light, a horizon. Text in it has a color that can be read on all of them. */
export function Sky({ category, seed, className = '', children, wide = false, narrow = false }: SkyProps) {
  return (
    <div className={`sky sky-${category} ${className}`}>
      {narrow && <Scene seed={seed} width={400} />}
      {wide && (
        <>
          <Scene seed={seed} width={600} className="min-[26rem]:hidden" />
          <Scene seed={seed} width={1200} className="hidden min-[26rem]:max-lg:block" />
          <Scene seed={seed} width={1600} besideWords className="hidden lg:block" />
        </>
      )}
      {!narrow && !wide && (
        <>
          <Scene seed={seed} width={600} className="md:hidden" />
          <Scene seed={seed} width={1200} className="hidden md:block" />
        </>
      )}
      {children}
    </div>
  )
}

interface SkyBandProps extends Pick<SkyProps, 'category' | 'seed' | 'children'> {
  /** For a page that is used rather than read: 120 pixels. */
  low?: boolean
}

/** A low band of sky at the head of a page. Its words are a line at the top. */
export function SkyBand({ category, seed, children, low = false }: SkyBandProps) {
  const height = low ? LOWEST : LOW
  return (
    <div className={`sky sky-band sky-${category} ${low ? 'sky-band-low' : ''}`.trimEnd()}>
      <BandScene seed={seed} width={600} height={height} className="md:hidden" />
      <BandScene seed={seed} width={1200} height={height} className="hidden md:max-xl:block" />
      <BandScene seed={seed} width={1600} height={height} className="hidden xl:block" />
      {children}
    </div>
  )
}

/** The band of a guide, small, beside its title in a list. */
export function SkyThumbnail({ category, seed }: Pick<SkyProps, 'category' | 'seed'>) {
  return (
    <span className={`sky sky-thumbnail sky-${category} block aspect-3/2 rounded-field`} aria-hidden="true">
      <BandScene seed={seed} width={300} height={LOW} />
    </span>
  )
}

/** The heights of the drawings of bands. */
const LOW = 200
const LOWEST = 120

interface SceneProps {
  seed: string
  width: number
  /** Keeps the light on the right half. */
  besideWords?: boolean
  className?: string
}

/**
 * The drawing stands at the foot of the box and grows with its width only: if it grew with its height, a long text would
 * push the light up into itself.
 */
function Scene({ seed, width, besideWords = false, className }: SceneProps) {
  return (
    <Drawing id={`${width}-${seed}`} placed={placeInBox(skyScene(seed), width, besideWords)} className={className} />
  )
}

function BandScene({ seed, width, height, className }: Omit<SceneProps, 'besideWords'> & { height: number }) {
  const placed = placeInBand(skyScene(seed), width, height)
  return <Drawing id={`band-${width}-${seed}`} placed={placed} className={className} />
}

/** The light, the lit band over the horizon and the ground. */
function Drawing({ id, placed, className = '' }: { id: string; placed: PlacedScene; className?: string }) {
  const [light, band, ground] = ['light', 'band', 'ground'].map((part) => `${part}-${id}`)
  const { width, height } = placed
  const shapes = sceneShapes(placed)
  return (
    <svg
      className={`sky-scene ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={light}>
          <stop className="light" offset="0.19" stopOpacity="0.95" />
          <stop className="light" offset="0.2" stopOpacity="0.4" />
          <stop className="light" offset="0.5" stopOpacity="0.13" />
          <stop className="light" offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={band} x1="0" x2="0" y1="0" y2="1">
          <stop className="light" offset="0" stopOpacity="0" />
          <stop className="light" offset="1" stopOpacity="0.36" />
        </linearGradient>
        <linearGradient id={ground} x1="0" x2="0" y1="0" y2="1">
          <stop className="ground-top" offset="0" />
          <stop className="ground" offset="1" />
        </linearGradient>
      </defs>
      <rect {...shapes.band} width={width} fill={`url(#${band})`} />
      <circle {...shapes.light} fill={`url(#${light})`} />
      <path {...shapes.ground} fill={`url(#${ground})`} />
    </svg>
  )
}
