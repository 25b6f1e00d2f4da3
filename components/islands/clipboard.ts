/** Copying and sharing, with the words of the specification. */
import { notify, notifyError } from './notify'

const COPIED = 'Affirmation copied to clipboard.'
const COPIED_WITH_LINK = 'Affirmation and link copied to clipboard.'
const FAILED = 'Failed to copy to clipboard.'

/** Copies a text and says so in a toast. */
export async function copyText(text: string, message = COPIED): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
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
  /** The content that is copied if the device cannot share. */
  fallback: 'text and link' | 'text'
}

/** Opens the device's share sheet; without one the text is copied. A cancelled or failed share is nobody's business. */
export async function shareText({ title, text, url, fallback }: Share): Promise<void> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, text, url }).catch(() => {})
  } else if (fallback === 'text') {
    await copyText(text)
  } else {
    await copyText(`${text}\n\n${url}`, COPIED_WITH_LINK)
  }
}
