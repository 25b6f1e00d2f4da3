import { useLayoutEffect, useRef, useState } from 'react'
import { CLICK_WITHIN_MS, type Press } from '../loading/handover'

/**
 * Returns true once Radix's radios may take the place of the native ones: as soon as nothing is pressed, since replacing what
 * is pressed would lose the click. The focus stays where it is.
 */
export function useRadix(press: Press): boolean {
  const [isRadix, setRadix] = useState(false)
  const focused = useRef<string | null>(null)

  useLayoutEffect(() => {
    const replace = () => {
      const radio = document.activeElement?.closest('input[type=radio]')
      focused.current = radio?.getAttribute('aria-labelledby') ?? null
      setRadix(true)
    }
    if (press === 'none') {
      replace()
      return
    }
    const listening = new AbortController()
    let timer: number | undefined
    const listen = (event: string, listener: () => void) =>
      document.addEventListener(event, listener, { signal: listening.signal })
    for (const down of ['pointerdown', 'keydown']) listen(down, () => clearTimeout(timer))
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        listening.abort()
        replace()
      }, CLICK_WITHIN_MS)
    }
    for (const release of ['pointerup', 'pointercancel', 'keyup']) listen(release, wait)
    // It has been let go before this listened.
    if (press === 'released') wait()
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [press])

  useLayoutEffect(() => {
    if (!isRadix || focused.current === null) return
    const radio = document.querySelector<HTMLElement>(`[role=radio][aria-labelledby="${focused.current}"]`)
    radio?.focus({ preventScroll: true })
  }, [isRadix])

  return isRadix
}
