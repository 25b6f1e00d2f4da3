/** The script of guides: reads them aloud by the browser’s own voice. */
import { stopReading, watchVoices } from '../browser/voices'

function startListening(button: HTMLButtonElement): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-read]')]
  const mark = (current?: HTMLElement) => {
    for (const part of parts) part.toggleAttribute('data-reading', part === current)
    button.textContent = current ? 'Stop' : 'Listen'
    button.ariaPressed = String(Boolean(current))
  }
  const stop = () => {
    mark()
    stopReading()
  }
  const read = () => {
    stopReading()
    mark(parts[0])
    for (const part of parts) {
      // Each by itself: browsers stop in the middle of a long text.
      for (const words of textsOf(part)) {
        const utterance = new SpeechSynthesisUtterance(words)
        utterance.lang = document.documentElement.lang
        utterance.onstart = () => mark(part)
        speechSynthesis.speak(utterance)
      }
    }
    const end = new SpeechSynthesisUtterance('')
    end.onend = () => mark()
    speechSynthesis.speak(end)
  }
  watchVoices((voices) => {
    button.hidden = voices.length === 0
  })
  button.addEventListener('click', () => (button.ariaPressed === 'true' ? stop() : read()))
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop())
  addEventListener('pagehide', stop)
}

/** The headings, paragraphs and items of a part that can be seen, without notes, numbers and buttons. */
function textsOf(part: HTMLElement): string[] {
  const blocks = [...part.querySelectorAll<HTMLElement>('h2, h3, p, li, dt, dd, summary')]
  return blocks
    .filter((block) => !block.querySelector('h3, p, li') && block.checkVisibility() && !block.closest('.no-print'))
    .map((block) => {
      const copy = block.cloneNode(true) as HTMLElement
      for (const aside of copy.querySelectorAll('sup, small, button, [aria-hidden=true]')) aside.remove()
      return copy.textContent
    })
}

const button = document.querySelector<HTMLButtonElement>('[data-listen]')
if (button) startListening(button)
