/**
 * The picture of an affirmation: where the sun stands and how the horizon runs, made from its id alone.
 * The same id gives the same picture everywhere; lines with consecutive numbers get suns far apart.
 */
export interface SkyScene {
  /** Center of the light: 0 (left) to 1 (right), and 0 (top) to 1 (on the horizon; a little more where it has half set). Low enough that words stand above it. */
  sunX: number
  sunY: number
  /** Radius as a share of the smaller side. */
  sunRadius: number
  /** Height of the horizon, as a share of the picture from the top. */
  horizon: number
  /** How far the ground bows up in its middle, as a share of the height. */
  bow: number
  /** Where the bow has its highest point, 0 to 1. */
  bowX: number
}

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
    bowX: 0.2 + 0.6 * hash(6)
  }
}

/** The height of the picture for which the scene is drawn. It stands at the foot of its box and grows with its width only. */
export const SCENE_HEIGHT = 800

export interface SceneShapes {
  /** The circle of the light with its glow. */
  light: { cx: number; cy: number; r: number }
  /** The lit band over the horizon. */
  band: { y: number; height: number }
  /** The path of the ground. */
  ground: string
}

/** The shapes of a scene in a picture of this width. @param besideWords keeps the light on the right half */
export function sceneShapes(id: string, width: number, besideWords = false): SceneShapes {
  const scene = skyScene(id)
  const horizon = scene.horizon * SCENE_HEIGHT
  const top = horizon - scene.bow * SCENE_HEIGHT
  return {
    light: {
      cx: (besideWords ? 0.5 + 0.4 * scene.sunX : scene.sunX) * width,
      cy: scene.sunY * top,
      r: scene.sunRadius * Math.min(width, SCENE_HEIGHT) * 5
    },
    band: { y: top - SCENE_HEIGHT * 0.2, height: SCENE_HEIGHT * 0.2 + horizon - top },
    ground: `M0 ${horizon} Q${scene.bowX * width} ${2 * top - horizon} ${width} ${horizon} V${SCENE_HEIGHT} H0 Z`
  }
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
