/** What the horizon below the header shows besides the hour: components/layout/horizon.css. */
export type HorizonState = 'wait' | 'breathe' | 'dip'

const DIP_MS = 600

/** Moves the sun: a day goes by while something is waited for, it breathes, or it dips once. Without a state it rests. */
export function moveHorizon(state?: HorizonState): void {
  const { dataset } = document.documentElement
  if (state) dataset.horizon = state
  else delete dataset.horizon
  if (state === 'dip') setTimeout(() => dataset.horizon === 'dip' && moveHorizon(), DIP_MS)
}
