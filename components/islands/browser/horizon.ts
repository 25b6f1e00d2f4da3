/** What the horizon below the header shows besides the hour: components/layout/horizon.css. */
type HorizonState = 'wait' | 'breathe' | 'dip' | 'plan'

/** Milliseconds after which a state ends by itself. */
const LASTS_MS: Partial<Record<HorizonState, number>> = { dip: 600, plan: 3_000 }

let ending: ReturnType<typeof setTimeout> | undefined

/**
 * Moves the sun: a day goes by while something is waited for, it breathes, it dips once, or it goes for a moment to the share
 * of a plan that is ticked. Without a state it rests.
 */
export function moveHorizon(state?: HorizonState): void {
  const { dataset } = document.documentElement
  clearTimeout(ending)
  if (state) dataset.horizon = state
  else delete dataset.horizon
  const lasts = state && LASTS_MS[state]
  // Another script of the page may have given it another state meanwhile.
  if (lasts) ending = setTimeout(() => dataset.horizon === state && moveHorizon(), lasts)
}
