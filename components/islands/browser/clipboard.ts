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
export async function copyText(text: string, message = COPIED, about?: HTMLElement): Promise<boolean> {
  try {
    await write(text)
    moveHorizon('dip')
    notify({ kind: 'success', title: 'Copied!', description: message, about })
    return true
  } catch {
    notifyError(FAILED)
    return false
  }
}

/** Without TLS there is no `clipboard`, and browsers inside of other programs refuse it: for them there is the old way. */
async function write(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!copySelected(text)) throw error
  }
}

/** Safari copies only if something is selected. The text is given as such, since what is selected would bring its looks along. */
function copySelected(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  const words = document.createElement('span')
  words.className = 'sr-only select-text'
  words.ariaHidden = 'true'
  words.textContent = text
  // Nothing below an open dialog can be selected.
  const root = document.querySelector('dialog[open]') ?? document.body
  root.append(words)
  getSelection()?.selectAllChildren(words)
  document.addEventListener('copy', give, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', give)
  words.remove()
  return isCopied
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
