/**
 * Toasts without their library until the first one: `Toasts` listens for this event, loads sonner and shows it.
 */
export interface Notice {
  kind: 'success' | 'error'
  title: string
  description: string
}

export const NOTICE_EVENT = 'notice'

/** Shows a toast: a title and a sentence. Errors are announced at once. */
export function notify(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail: notice }))
}

/** The error toast with the title that all of them have. */
export function notifyError(description: string): void {
  notify({ kind: 'error', title: 'Error', description })
}
