import { coversTouched, watchTouches } from './covers-touched'
import { dismissLater } from './dismiss-later'
import { TOAST_EVENT, type ToastMessage } from './notify'

const SWIPE_PX = 50

/** The HTML of a toast, as sonner writes it. Its words are inserted as text. */
const TOAST =
  '<button type="button" class="site-toast-close" aria-label="Close toast"><svg width="12" height="12" viewBox="0 0 24 24" ' +
  'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>' +
  '</button><div class="site-toast-title"></div><div class="site-toast-text"></div>'

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
    if (toast?.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true })
    if (toast) toast.hidden = true
  }
  addEventListener(TOAST_EVENT, (event) => {
    const notice = (event as CustomEvent<ToastMessage>).detail
    dismiss()
    regions[notice.kind]?.replaceChildren(`${notice.title} ${notice.description}`)
    stopClock = dismissLater(dismiss, notice.about)
    if (event.defaultPrevented) return
    toast?.remove()
    toast = newToast(notice, dismiss)
    toast.toggleAttribute('data-top', coversTouched())
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

function newToast({ kind, title, description }: ToastMessage, dismiss: () => void): HTMLElement {
  const toast = document.createElement('div')
  toast.className = `site-toasts site-toast site-toast-${kind} page-toast no-print`
  toast.innerHTML = TOAST
  toast.tabIndex = -1
  toast.role = 'group'
  toast.ariaLabel = `${title} ${description}`
  const [close, heading, words] = toast.children as unknown as HTMLElement[]
  if (heading) heading.textContent = title
  if (words) words.textContent = description
  close?.addEventListener('click', dismiss)
  onSwipeRight(toast, dismiss)
  return toast
}

function onSwipeRight(toast: HTMLElement, dismiss: () => void): void {
  let startX: number | undefined
  const across = ({ clientX }: PointerEvent) => Math.max(0, clientX - (startX ?? clientX))
  const release = (event: PointerEvent) => {
    if (across(event) >= SWIPE_PX && event.type === 'pointerup') dismiss()
    else toast.style.translate = ''
    startX = undefined
  }
  toast.addEventListener('pointerdown', ({ target, pointerId, clientX }) => {
    if ((target as Element).closest('button')) return
    startX = clientX
    toast.setPointerCapture(pointerId)
  })
  toast.addEventListener('pointermove', (event) => {
    if (startX !== undefined) toast.style.translate = `${across(event)}px`
  })
  toast.addEventListener('pointerup', release)
  toast.addEventListener('pointercancel', release)
}
