/** Breathing out takes a little longer, in milliseconds. */
const PHASES = [
  { words: 'Breathe in', lasts: 4_000 },
  { words: 'Breathe out', lasts: 6_000 }
]

/** Words in the rhythm of slow breathing. They are no live region: that would speak over the lines. */
export function startBreath(place: HTMLElement): () => void {
  let timer = 0
  const show = (index: number) => {
    const { words, lasts } = PHASES[index % PHASES.length] as (typeof PHASES)[number]
    place.textContent = words
    timer = window.setTimeout(() => show(index + 1), lasts)
  }
  place.hidden = false
  show(0)
  return () => {
    clearTimeout(timer)
    place.hidden = true
  }
}
