/** Copying and sharing, with the words of the specification. */
import { notify, notifyError } from '../toasts/notify'
import { moveHorizon } from './horizon'

const COPIED = 'Affirmation copied to clipboard.'
const COPIED_WITH_LINK = 'Affirmation and link copied to clipboard.'
const FAILED = 'Failed to copy to clipboard.'

/** Copies a text and says so in a toast. */
export async function copyText(text: string, message = COPIED): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    moveHorizon('dip')
    notify({ kind: 'success', title: 'Copied!', description: message })
  } catch {
    notifyError(FAILED)
  }
}

export interface Share {
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
