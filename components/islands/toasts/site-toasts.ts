import { dismissLater, REMOVED_AFTER_MS } from './dismiss-later'
import { placeNearTouched, watchTouches } from './near-touched'
import { TOAST_EVENT, type ToastMessage } from './notify'
import { newToast } from './toast-element'

/**
 * Announces notices to screen readers in two live regions, and shows them one at a time unless a tool has shown them. The regions
 * are part of the page from the start, because text that is inserted together with its region is often not announced.
 */
export function startToasts(): void {
  const regions = {
    success: document.querySelector('body > [role=status]'),
    error: document.querySelector('body > [role=alert]')
  }
  let toast: HTMLElement | undefined
  let focusedBefore: HTMLElement | undefined
  let stopClock = () => {}

  const dismiss = () => {
    stopClock()
    for (const region of Object.values(regions)) region?.replaceChildren()
    const dismissed = toast
    if (!dismissed || dismissed.hidden) return
    if (dismissed.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true })
    dismissed.hidden = true
    setTimeout(() => dismissed.remove(), REMOVED_AFTER_MS)
  }
  addEventListener(TOAST_EVENT, (event) => {
    const notice = (event as CustomEvent<ToastMessage>).detail
    dismiss()
    regions[notice.kind]?.replaceChildren(`${notice.title} ${notice.description}`)
    stopClock = dismissLater(dismiss, notice.about)
    if (event.defaultPrevented) return
    toast?.remove()
    toast = newPageToast(notice, dismiss)
    // Nothing below an open dialog can be seen.
    const root = document.querySelector('dialog[open]') ?? document.body
    root.append(toast)
  })
  watchTouches()
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'F8' || !toast || toast.hidden || toast.contains(document.activeElement)) return
    focusedBefore = document.activeElement as HTMLElement
    toast.focus()
  })
}

function newPageToast(notice: ToastMessage, dismiss: () => void): HTMLElement {
  const toast = newToast(notice, dismiss)
  toast.classList.add('site-toasts', 'page-toast', 'no-print')
  toast.tabIndex = -1
  toast.role = 'group'
  toast.ariaLabel = `${notice.title} ${notice.description}`
  const place = placeNearTouched(notice)
  if (place) {
    toast.style.inset = 'auto'
    toast.style.width = 'var(--width)'
    toast.style[place.edge] = `${place.offset}px`
    toast.style.right = `${place.right}px`
  }
  return toast
}
