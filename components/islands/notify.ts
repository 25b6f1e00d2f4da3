/**
 * Whoever has something to say sends this event; site/toasts.ts listens for it.
 */
export interface Notice {
  kind: 'success' | 'error'
  title: string
  description: string
}

export const NOTICE_EVENT = 'notice'

/** Milliseconds for which a notice is shown. */
export const SHOWN_FOR_MS = 5_000

/** Shows a toast: a title and a sentence. Errors are announced at once. */
export function notify(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail: notice }))
}

/** The error toast with the title that all of them have. */
export function notifyError(description: string): void {
  notify({ kind: 'error', title: 'Error', description })
}
