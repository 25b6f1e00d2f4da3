const SHOWN_FOR_MS = 5_000
/** A toast that is held is looked at again after this time. */
const HELD_FOR_MS = 500

/**
 * Dismisses a toast after five seconds, or once neither the mouse nor the focus is on it any longer.
 * @returns a function that stops the clock
 */
export function dismissLater(dismiss: () => void): () => void {
  const look = () => {
    if (isHeld()) timer = setTimeout(look, HELD_FOR_MS)
    else dismiss()
  }
  let timer = setTimeout(look, SHOWN_FOR_MS)
  return () => clearTimeout(timer)
}

/** Touch screens report the place of the last tap as hovered. */
function isHeld(): boolean {
  const hover = matchMedia('(hover: hover)').matches ? ':hover' : ':focus-within'
  return document.querySelector(`.site-toasts:is(:focus-within, ${hover})`) !== null
}
