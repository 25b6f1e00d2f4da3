import { moveHorizon } from '../browser/horizon'

/** Breathing out takes a little longer, in milliseconds: as the sun does (components/layout/horizon.css). */
const PHASES = [
  { words: 'Breathe in', lasts: 4_000 },
  { words: 'Breathe out', lasts: 6_000 }
]

/** Words in the rhythm of slow breathing, and a sun that breathes. They are no live region: that would speak over the lines. */
export function startBreath(place: HTMLElement): () => void {
  const said = place.querySelector('p') as HTMLElement
  let timer = 0
  const show = (index: number) => {
    const { words, lasts } = PHASES[index % PHASES.length] as (typeof PHASES)[number]
    said.textContent = words
    timer = window.setTimeout(() => show(index + 1), lasts)
  }
  place.hidden = false
  moveHorizon('breathe')
  show(0)
  return () => {
    clearTimeout(timer)
    place.hidden = true
    moveHorizon()
  }
}
