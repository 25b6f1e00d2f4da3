import { errorsAndFocus, isAcross } from './near-touched'

const SHOWN_FOR_MS = 5_000
/** A dismissed toast is hidden, and leaves the page after this time, or with the next toast: a specified number. */
export const REMOVED_AFTER_MS = 1_000_000
/** A toast that is held is looked at again after this time. */
const HELD_FOR_MS = 500

/**
 * Dismisses a toast after five seconds, or once neither the mouse nor the focus is on it any longer; at once if what it speaks
 * of is gone, and if a field that gets the focus, or an error that comes, is below it.
 * @returns a function that stops the clock
 */
export function dismissLater(dismiss: () => void, about?: HTMLElement): () => void {
  // The attribute stays as it is if the browser translates the page.
  const textOf = () => about?.dataset.text || about?.textContent
  const text = textOf()
  const observer = new MutationObserver(() => {
    if (about && (!about.isConnected || textOf() !== text)) dismiss()
    else uncover()
  })
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['aria-invalid']
  })
  const uncover = () => {
    const toast = document.querySelector('.site-toast:not([hidden])')
    if (toast && errorsAndFocus().some((box) => isAcross(toast.getBoundingClientRect(), box))) dismiss()
  }
  document.addEventListener('focusin', uncover)
  const look = () => {
    if (isHeld()) timer = setTimeout(look, HELD_FOR_MS)
    else dismiss()
  }
  let timer = setTimeout(look, SHOWN_FOR_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', uncover)
  }
}

/** Touch screens report the place of the last tap as hovered. */
function isHeld(): boolean {
  const hover = matchMedia('(hover: hover)').matches ? ':hover' : ':focus-within'
  return document.querySelector(`.site-toasts:is(:focus-within, ${hover})`) !== null
}
