'use client'

import { useEffect } from 'react'
import { copyText, shareText } from './clipboard'

/**
 * Copy and share for every button with `data-action` inside an element with `data-affirmation`, whoever rendered it. One
 * listener serves a list of any length: its rows stay plain HTML.
 *
 * The text is that of the element with `data-text`. What is shared with it is the address in `data-url`, else the page that
 * the text leads to, else the element's own place on this page. On it or around it, `data-share-title` is the title, and
 * `data-copy-link` asks for text and link where the device cannot share.
 */
export function ClickActions() {
  useEffect(() => {
    const act = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-action]')
      const root = button?.closest<HTMLElement>('[data-affirmation]')
      const words = root?.querySelector<HTMLElement>('[data-text]')
      const text = words?.textContent
      if (!button || !root || !text) return
      if (button.dataset.action === 'copy') void copyText(text)
      if (button.dataset.action === 'share') {
        const place = root.id && `#${root.id}`
        void shareText({
          title: root.closest<HTMLElement>('[data-share-title]')?.dataset.shareTitle ?? 'Positive Affirmation',
          text,
          url: new URL(root.dataset.url ?? words.getAttribute('href') ?? place, window.location.href).href,
          fallback: root.closest('[data-copy-link]') ? 'text and link' : 'text'
        })
      }
    }
    document.addEventListener('click', act)
    return () => document.removeEventListener('click', act)
  }, [])

  return null
}
