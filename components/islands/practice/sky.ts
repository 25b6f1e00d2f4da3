import { categoryNames } from '@/content/schemas/names'
import { placeInBox, sceneShapes, skyScene } from '@/lib/images/sky-scene'
import type { PracticeAffirmation } from './affirmations'

/** Gives a sky that the server has rendered (components/affirmation/sky.tsx) the colors and the light of a line. */
export function showSky(sky: HTMLElement, { id, category }: PracticeAffirmation, index: number): void {
  const name = categoryNames.find((known) => known === category) ?? categoryNames[index % categoryNames.length]
  for (const known of categoryNames) sky.classList.toggle(`sky-${known}`, known === name)
  for (const scene of sky.querySelectorAll<SVGSVGElement>('.sky-scene')) {
    const { light, band, ground } = sceneShapes(placeInBox(skyScene(id), scene.viewBox.baseVal.width))
    setAttributes(scene.querySelector('circle'), light)
    setAttributes(scene.querySelector('rect'), band)
    setAttributes(scene.querySelector('path'), ground)
  }
}

function setAttributes(shape: Element | null, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) shape?.setAttribute(name, String(value))
}
