/** The script of guides: reads them aloud by the browser’s own voice. */
import { stopReading, watchVoices } from '../browser/voices'

function startListening(button: HTMLButtonElement): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-read]')]
  const mark = (current?: HTMLElement) => {
    for (const part of parts) part.toggleAttribute('data-reading', part === current)
    button.textContent = current ? 'Stop' : 'Listen'
    button.ariaPressed = String(Boolean(current))
  }
  /** The last one of what is being read. */
  let last: SpeechSynthesisUtterance | undefined
  const stop = () => {
    last = undefined
    mark()
    stopReading()
  }
  const read = () => {
    stop()
    // Each text by itself: browsers stop in the middle of a long one.
    const utterances = parts.flatMap((part) => textsOf(part).map((words) => utteranceOf(words, () => mark(part))))
    const end = utterances.at(-1)
    if (!end) return
    last = end
    // Of one that was stopped, a browser may tell an error after the next one has begun.
    const finish = () => last === end && stop()
    end.onend = finish
    end.onerror = finish
    mark(parts[0])
    for (const utterance of utterances) speechSynthesis.speak(utterance)
  }
  watchVoices((voices) => {
    button.hidden = voices.length === 0
  })
  button.addEventListener('click', () => (button.ariaPressed === 'true' ? stop() : read()))
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop())
  addEventListener('pagehide', stop)
}

function utteranceOf(words: string, start: () => void): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = document.documentElement.lang
  utterance.onstart = start
  return utterance
}

/** The headings, paragraphs and items of a part that can be seen or are the rest of one, without notes, numbers and buttons. */
function textsOf(part: HTMLElement): string[] {
  const blocks = [...part.querySelectorAll<HTMLElement>('h2, h3, p, li, dt, dd, summary')]
  return blocks
    .filter(
      (block) =>
        !block.querySelector('h3, p, li') &&
        (block.checkVisibility() || block.closest('.rest')) &&
        !block.closest('.no-print')
    )
    .map((block) => {
      const copy = block.cloneNode(true) as HTMLElement
      for (const aside of copy.querySelectorAll('sup, small, button, [aria-hidden=true]')) aside.remove()
      return copy.textContent
    })
    .filter((words) => words.trim())
}

const button = document.querySelector<HTMLButtonElement>('[data-listen]')
if (button) startListening(button)
