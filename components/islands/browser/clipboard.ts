/** Copying and sharing, with the words of the specification. */
import { notify, notifyError } from '../toasts/notify'
import { moveHorizon } from './horizon'

const COPIED = 'Affirmation copied to clipboard.'
const COPIED_WITH_LINK = 'Affirmation and link copied to clipboard.'
const FAILED = 'Failed to copy to clipboard.'

/**
 * Copies a text and says so in a toast.
 * @param about the element with the text: once it shows another, the toast goes
 * @returns true if it was copied
 */
export async function copyText(text: string, message = COPIED, about?: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    moveHorizon('dip')
    notify({ kind: 'success', title: 'Copied!', description: message, about })
    return true
  } catch {
    notifyError(FAILED)
    return false
  }
}

interface Share {
  /** 'Daily Affirmation', 'Positive Affirmation' or 'Generated Affirmation', by screen. */
  title: string
  text: string
  url: string
  /** Leaves the address out of what is copied if the device cannot share. */
  isTextOnly: boolean
}

/** Opens the device's share sheet, or copies if the device has none. A visitor who cancels the sheet gets no message. */
export async function shareText({ title, text, url, isTextOnly }: Share): Promise<void> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, text, url }).catch(() => {})
  } else {
    await (isTextOnly ? copyText(text) : copyText(`${text}\n\n${url}`, COPIED_WITH_LINK))
  }
}
