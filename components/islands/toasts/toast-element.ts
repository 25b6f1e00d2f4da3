import type { ToastMessage } from './notify'

/** From this distance on, a swipe to the right dismisses a toast. */
const SWIPE_PX = 50

const CLOSE =
  '<svg width="12" height="12" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" ' +
  'aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>'

/**
 * The toast of a notice, which both kinds of toasts show. sonner has no option for the distance of a swipe (45 px, or less if it is
 * quick), so the toast listens to swipes itself.
 */
export function newToast({ kind, title, description }: ToastMessage, dismiss: () => void): HTMLElement {
  const toast = document.createElement('div')
  toast.className = `site-toast site-toast-${kind}`
  toast.innerHTML =
    `<button type="button" class="site-toast-close" aria-label="Close toast">${CLOSE}</button>` +
    '<div class="site-toast-title"></div><div></div>'
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
  toast.addEventListener('pointerdown', ({ target, pointerId, clientX, button }) => {
    if (button !== 0 || (target as Element).closest('button')) return
    startX = clientX
    toast.setPointerCapture(pointerId)
  })
  toast.addEventListener('pointermove', (event) => {
    if (startX !== undefined) toast.style.translate = `${across(event)}px`
  })
  toast.addEventListener('pointerup', release)
  toast.addEventListener('pointercancel', release)
}
