import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { type Notice, SHOWN_FOR_MS } from './notify'

/** sonner's own region would say a second time what those of the page say. */
const silence = (region: HTMLElement | null) => region?.setAttribute('aria-live', 'off')

/** One toast at a time, five seconds, F8 to reach it, swiped away to the right. */
function SiteToaster() {
  return (
    <Toaster
      ref={silence}
      visibleToasts={1}
      duration={SHOWN_FOR_MS}
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
    />
  )
}

/** @param onBroken called if it fails: then there are no toasts */
export function mountToaster(onBroken: () => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, { onUncaughtError: onBroken })
  // Its effects have run when this returns: it listens already.
  flushSync(() => root.render(<SiteToaster />))
}

/** Replaces the toast that is shown. */
export function showToast({ kind, title, description }: Notice): void {
  toast.dismiss()
  toast[kind](title, { description, icon: null })
}
