import { stopReading, watchVoices } from '../browser/voices'

export type Speech = ReturnType<typeof startSpeech>

/**
 * Reading aloud, by the browser's own voices: the fields choose whether, in which voice and how fast. Hidden until the
 * browser has a voice, which some learn late.
 */
export function startSpeech(form: HTMLFormElement) {
  const part = form.querySelector('[data-speech]') as HTMLElement
  const options = form.querySelector('[data-speech-options]') as HTMLElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement
  let voices: SpeechSynthesisVoice[] = []

  watchVoices((known) => {
    const english = known.filter(({ lang }) => lang.toLowerCase().startsWith('en'))
    voices = english.length > 0 ? english : known
    const chosen = field('voice').value
    field('voice').replaceChildren(
      ...voices.map(({ name, voiceURI, default: isDefault }) => new Option(name, voiceURI, isDefault))
    )
    if (voices.some(({ voiceURI }) => voiceURI === chosen)) field('voice').value = chosen
    part.hidden = voices.length === 0
  })
  const update = () => {
    options.hidden = !field('aloud').checked
  }
  field('aloud').addEventListener('change', update)
  update()

  return {
    /** Reads a text in place of what is being read. */
    read: (text: string) => {
      stopReading()
      if (part.hidden || !field('aloud').checked) return
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voices.find(({ voiceURI }) => voiceURI === field('voice').value) ?? null
      utterance.rate = Number(field('speed').value)
      speechSynthesis.speak(utterance)
    },
    stop: stopReading,
    isReading: () => Boolean(window.speechSynthesis?.speaking || window.speechSynthesis?.pending)
  }
}
