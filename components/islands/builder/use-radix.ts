import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A click comes within this time after its button, key or finger is let go, in milliseconds. */
const CLICK_WITHIN_MS = 100

/**
 * Returns true once Radix's radios may take the place of the native ones: as soon as nothing has been pressed for a moment, since
 * replacing what is pressed would lose the click. The focus stays where it is.
 */
export function useRadix(): boolean {
  const [isRadix, setRadix] = useState(false)
  const focused = useRef<string | null>(null)

  useEffect(() => {
    if (isRadix) return
    let wasPressed = true
    const timer = setInterval(() => {
      const isPressed = document.querySelector(':active') !== null
      if (!isPressed && !wasPressed) {
        const radio = document.activeElement?.closest('input[type=radio]')
        focused.current = radio?.getAttribute('aria-labelledby') ?? null
        setRadix(true)
      }
      wasPressed = isPressed
    }, CLICK_WITHIN_MS)
    return () => clearInterval(timer)
  }, [isRadix])

  useLayoutEffect(() => {
    if (!isRadix || focused.current === null) return
    const radio = document.querySelector<HTMLElement>(`[role=radio][aria-labelledby="${focused.current}"]`)
    radio?.focus({ preventScroll: true })
  }, [isRadix])

  return isRadix
}
