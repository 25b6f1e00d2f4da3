import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import { coversTouched, watchTouches } from './covers-touched'
import { dismissLater } from './dismiss-later'
import { TOAST_EVENT, type ToastMessage } from './notify'

/** The live regions of the page announce notices already, so sonner's own must not. */
const silence = (region: HTMLElement | null) => region?.setAttribute('aria-live', 'off')

/** Shows notices with sonner, in place of the site script, from when a tool is hydrated. */
export function ToolToasts() {
  const [body, setBody] = useState<HTMLElement>()

  useEffect(() => {
    let stopClock = () => {}
    const show = (event: Event) => {
      event.preventDefault()
      const { kind, title, description, about } = (event as CustomEvent<ToastMessage>).detail
      stopClock()
      toast.dismiss()
      // sonner's own clock would stop while its tab is hidden.
      const position = coversTouched() ? 'top-right' : 'bottom-right'
      toast[kind](title, { description, icon: null, duration: Number.POSITIVE_INFINITY, position })
      stopClock = dismissLater(toast.dismiss, about)
    }
    // The site script has its own copy of this module.
    watchTouches()
    setBody(document.body)
    document.addEventListener(TOAST_EVENT, show)
    return () => {
      stopClock()
      document.removeEventListener(TOAST_EVENT, show)
    }
  }, [])

  if (!body) return null
  return createPortal(
    <Toaster
      ref={silence}
      visibleToasts={1}
      hotkey={['F8']}
      swipeDirections={['right']}
      position="bottom-right"
      closeButton
      className="site-toasts no-print"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'site-toast',
          title: 'site-toast-title',
          description: 'site-toast-text',
          closeButton: 'site-toast-close',
          error: 'site-toast-error'
        }
      }}
    />,
    body
  )
}
