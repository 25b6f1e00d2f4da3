import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenReleased } from '../loading/when-ready'

/**
 * Returns true once Radix's radios may take the place of the native ones: as soon as nothing has been pressed for a moment. The
 * focus stays where it is.
 */
export function useRadix(): boolean {
  const [isRadix, setRadix] = useState(false)
  const focused = useRef<string | null>(null)

  useEffect(() => {
    let isLeft = false
    void whenReleased(true).then(() => {
      if (isLeft) return
      const radio = document.activeElement?.closest('input[type=radio]')
      focused.current = radio?.getAttribute('aria-labelledby') ?? null
      setRadix(true)
    })
    return () => {
      isLeft = true
    }
  }, [])

  useLayoutEffect(() => {
    if (!isRadix || focused.current === null) return
    const radio = document.querySelector<HTMLElement>(`[role=radio][aria-labelledby="${focused.current}"]`)
    radio?.focus({ preventScroll: true })
  }, [isRadix])

  return isRadix
}
