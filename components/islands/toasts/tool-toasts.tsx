import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import { dismissLater, REMOVED_AFTER_MS } from './dismiss-later'
import { placeNearTouched, type ToastPlace, watchTouches } from './near-touched'
import { TOAST_EVENT, type ToastMessage } from './notify'
import { newToast } from './toast-element'

/** The live regions of the page announce notices already, so sonner's own must not. */
const silence = (region: HTMLElement | null) => region?.setAttribute('aria-live', 'off')

/** The foot of the window of a phone: toast.css has the same. */
const FOOT = { bottom: 'calc(16px + env(safe-area-inset-bottom))', left: 12, right: 12 }

/**
 * Shows notices with sonner, in place of the site script, from when a tool is hydrated. sonner has the list, its key and the one
 * place; how a toast is swiped, closed and taken out of the list is ours, because sonner has no options for the specified numbers.
 */
export function ToolToasts() {
  const [body, setBody] = useState<HTMLElement>()
  const [place, setPlace] = useState<ToastPlace>()

  useEffect(() => {
    let dismiss = () => {}
    const show = (event: Event) => {
      event.preventDefault()
      const notice = (event as CustomEvent<ToastMessage>).detail
      const near = placeNearTouched(notice)
      dismiss()
      toast.dismiss()
      setPlace(near)
      const shown = newToast(notice, () => dismiss())
      const id = toast.custom(() => <div ref={(element) => element?.append(shown)} />, {
        dismissible: false,
        // sonner's own clock would stop while its tab is hidden.
        duration: Number.POSITIVE_INFINITY,
        position: near ? `${near.edge}-right` : 'bottom-center'
      })
      const stopClock = dismissLater(() => dismiss(), notice.about)
      dismiss = () => {
        stopClock()
        shown.hidden = true
        setTimeout(() => toast.dismiss(id), REMOVED_AFTER_MS)
      }
    }
    // The site script has its own copy of this module.
    watchTouches()
    setBody(document.body)
    document.addEventListener(TOAST_EVENT, show)
    return () => {
      dismiss()
      document.removeEventListener(TOAST_EVENT, show)
    }
  }, [])

  if (!body) return null
  const offset = place && { [place.edge]: place.offset, right: place.right }
  return createPortal(
    <Toaster
      ref={silence}
      visibleToasts={1}
      hotkey={['F8']}
      position="bottom-center"
      offset={offset}
      mobileOffset={offset ?? FOOT}
      className="site-toasts no-print"
    />,
    body
  )
}
