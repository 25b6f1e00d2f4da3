import { copyText, shareText } from '../browser/clipboard'

/**
 * Copy and share for every button with `data-action` inside an element with `data-affirmation`. One listener serves a list
 * of any length: its rows stay plain HTML.
 *
 * The text is that of the element with `data-text`. The address that is shared with it is `data-url`, else the page that
 * the text links to, else the element's own place on this page. On it or around it, `data-share-title` is the title,
 * and `data-copied` is what is said after copying. If the device cannot share, text and link are copied; `data-share-text` asks for
 * the text alone.
 */
export function startActions(): void {
  nameButtons()
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-action]')
    const root = button?.closest<HTMLElement>('[data-affirmation]')
    const words = root?.querySelector<HTMLElement>('[data-text]')
    const text = words?.textContent
    if (!button || !root || !text) return
    if (button.dataset.action === 'copy') {
      const copied = root.closest<HTMLElement>('[data-copied]')?.dataset.copied
      void copyText(text, copied, words)
    }
    if (button.dataset.action === 'share') {
      const place = root.id && `#${root.id}`
      const titled = root.closest<HTMLElement>('[data-share-title]')
      void shareText({
        title: titled?.dataset.shareTitle ?? 'Positive Affirmation',
        text,
        url: new URL(root.dataset.url ?? words.getAttribute('href') ?? place, location.href).href,
        isTextOnly: root.hasAttribute('data-share-text')
      })
    }
  })
}

/**
 * The icons of rows and cards are named with their words, since a page has dozens of each. Their tooltip stays short. The server would
 * send all words three times more.
 */
function nameButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.row-actions > [aria-label]:not([data-tip])')) {
    const words = button.closest('[data-affirmation]')?.querySelector<HTMLElement>('[data-text]')?.dataset.text
    if (!words) continue
    button.dataset.tip = button.ariaLabel ?? ''
    button.ariaLabel += `: ${words}`
  }
}
