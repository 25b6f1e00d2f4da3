/** The widest toast, its usual height, and the room around it, in pixels: toast.css has the same width. */
const WIDTH = 420
const HEIGHT = 96
const GAP = 10
const MARGIN = 16
/** The lower edge of the header, which is always in view. */
const HEADER = 72

export interface ToastPlace {
  /** The edge of the window that it is measured from. */
  edge: 'top' | 'bottom'
  offset: number
  right: number
}

let touched: Element | undefined

/** Remembers what was touched last. */
export function watchTouches(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      touched = (target as Element).closest('button, a, label, summary') ?? (target as Element)
    },
    { capture: true }
  )
}

/**
 * The place of a toast near what was touched last: below it, or above it if it stands in a row of a list, whose next row goes on
 * below, or if there is no room; undefined if it is out of view or gone.
 */
export function placeNearTouched(): ToastPlace | undefined {
  if (!touched?.isConnected) return undefined
  const { top, bottom, left, width } = touched.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  if (width === 0 || bottom < HEADER || top > innerHeight) return undefined
  const free = clientWidth - Math.min(WIDTH, clientWidth - 2 * MARGIN)
  const right = free - Math.min(Math.max(left, MARGIN), free - MARGIN)
  const isBelow = bottom + GAP + HEIGHT <= innerHeight
  const isAbove = top - GAP - HEIGHT >= HEADER
  if (!isBelow && !isAbove) return undefined
  return isBelow && !(isAbove && touched.closest('.row-actions'))
    ? { edge: 'top', offset: bottom + GAP, right }
    : { edge: 'bottom', offset: innerHeight - top + GAP, right }
}
