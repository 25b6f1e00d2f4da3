/** The corner of a toast, with the room that it keeps from the edges. */
const WIDTH = 460
const HEIGHT = 140

let touched: Element | undefined

/** Remembers what was touched last. */
export function watchTouches(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      touched = target as Element
    },
    { capture: true }
  )
}

/** Returns true if a toast in the lower right corner would cover what was touched last. */
export function coversTouched(): boolean {
  const place = touched?.getBoundingClientRect()
  return place !== undefined && place.bottom > innerHeight - HEIGHT && place.right > innerWidth - WIDTH
}
