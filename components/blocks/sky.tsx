import type { ReactNode } from 'react'
import type { CategoryName } from '@/content/types'
import { skyScene } from '@/lib/domain/sky'

interface SkyProps {
  category: CategoryName
  /** What the picture is made from: the id of an affirmation, or a name. */
  seed: string
  className?: string
  children?: ReactNode
  /** A wide panel keeps its light on the right half, clear of the words; on a phone it is as tall as the others. */
  wide?: boolean
  /**
   * `narrow`: a strip, whose edges must not cut the light. `low`: words of any length stand in it, on an element with the
   * class `above-light`: the scene stands on the foot of the box and grows with its width only, never with the words.
   */
  shape?: 'narrow' | 'low'
}

/** A sky of a category: a gradient down the box, a light, a horizon. Words inside stand in the color made for it. */
export function Sky({ category, seed, className = '', children, wide = false, shape }: SkyProps) {
  const isLow = shape === 'low'
  const wideWidth = wide ? 1600 : 1200
  return (
    <div className={`sky sky-${category} ${isLow ? 'sky-low' : ''} ${className}`}>
      <Scene seed={seed} width={shape === 'narrow' ? 400 : 600} className={wide || isLow ? 'lg:hidden' : ''} />
      {(wide || isLow) && <Scene seed={seed} width={wideWidth} besideWords={wide} className="hidden lg:block" />}
      {children}
    </div>
  )
}

const height = 800

interface SceneProps {
  seed: string
  width: number
  /** The light keeps to the right half. */
  besideWords?: boolean
  className: string
}

/** The light, the lit band over the horizon and the ground, drawn for a box of this shape and cut to fit. */
function Scene({ seed, width, besideWords = false, className }: SceneProps) {
  const scene = skyScene(seed)
  const [light, band, ground] = ['light', 'band', 'ground'].map((part) => `${part}-${width}-${seed}`)
  const sunX = (besideWords ? 0.5 + 0.4 * scene.sunX : scene.sunX) * width
  const horizon = scene.horizon * height
  const top = horizon - scene.bow * height
  const sunY = scene.sunY * top
  const radius = scene.sunRadius * Math.min(width, height)
  return (
    <svg
      className={`sky-scene ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
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
      <rect y={top - height * 0.2} width={width} height={height * 0.2 + horizon - top} fill={`url(#${band})`} />
      <circle cx={sunX} cy={sunY} r={radius * 5} fill={`url(#${light})`} />
      <path
        d={`M0 ${horizon} Q${scene.bowX * width} ${2 * top - horizon} ${width} ${horizon} V${height} H0 Z`}
        fill={`url(#${ground})`}
      />
    </svg>
  )
}
