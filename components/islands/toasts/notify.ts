/**
 * A message for the visitor. It is sent as an event, which site-toasts.ts announces and shows. On the page of a tool,
 * tool-toasts.tsx shows it instead.
 */
export interface ToastMessage {
  kind: 'success' | 'error'
  title: string
  description: string
  /** The element that it speaks of: the toast goes with it, or with its text. */
  about?: HTMLElement
  /** The part of the page that says the same: the toast keeps to the foot of the window, off it. */
  answer?: Element | null
}

/** Bubbles from the document to the window; canceled by whatever has shown the toast. */
export const TOAST_EVENT = 'toast'

/** Shows a toast: a title and a sentence. Errors are announced at once. */
export function notify(notice: ToastMessage): void {
  document.dispatchEvent(
    new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: notice, bubbles: true, cancelable: true })
  )
}

/** Shows the error toast with the title that all error toasts share. */
export function notifyError(description: string): void {
  notify({ kind: 'error', title: 'Error', description })
}
