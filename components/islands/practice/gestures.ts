/** Shorter movements are taps, in pixels. */
const SWIPE_PX = 48

/** Calls back with the direction of a swipe: to the left goes on, to the right goes back. */
export function onSwipe(element: HTMLElement, go: (by: -1 | 1) => void): void {
  let start: PointerEvent | undefined
  element.addEventListener('pointerdown', (event) => {
    start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined
  })
  element.addEventListener('pointercancel', () => {
    start = undefined
  })
  element.addEventListener('pointerup', (event) => {
    if (!start || start.pointerId !== event.pointerId) return
    const across = event.clientX - start.clientX
    const down = event.clientY - start.clientY
    start = undefined
    if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) go(across < 0 ? 1 : -1)
  })
}

/** The arrow keys, and the space bar if no button has the focus, which it would press. */
export function onKeys(element: HTMLElement, { go, press }: { go: (by: -1 | 1) => void; press: () => void }): void {
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isSpace = event.key === ' ' && !(event.target as Element).closest('button')
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else if (isSpace) press()
    else return
    event.preventDefault()
  })
}
