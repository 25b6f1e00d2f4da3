'use client'

import { useEffect } from 'react'
import { copyText, shareText } from './clipboard'

/**
 * Copy and share for every button with `data-action` inside an element with `data-affirmation`, whoever rendered it. One
 * listener serves a list of any length: its rows stay plain HTML.
 *
 * The text is that of the element with `data-text`. `data-url` is the shared address (default: this page),
 * `data-share-title` the title, `data-copy-link` asks for text and link where the device cannot share.
 */
export function ClickActions() {
  useEffect(() => {
    const act = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-action]')
      const root = button?.closest<HTMLElement>('[data-affirmation]')
      const text = root?.querySelector('[data-text]')?.textContent
      if (!button || !root || !text) return
      if (button.dataset.action === 'copy') void copyText(text)
      if (button.dataset.action === 'share') {
        const { url = '', shareTitle = 'Positive Affirmation', copyLink } = root.dataset
        void shareText({
          title: shareTitle,
          text,
          url: new URL(url, window.location.href).href,
          fallback: copyLink === undefined ? 'text' : 'text and link'
        })
      }
    }
    document.addEventListener('click', act)
    return () => document.removeEventListener('click', act)
  }, [])

  return null
}
