import { useEffect, useState } from 'react'
import { stopReading, watchVoices } from '../browser/voices'

/**
 * The browser's own voice, with the text that is being read; undefined if it has none. It stops at once: by its button, by another
 * sentence, and when the page is left.
 */
export function useReadAloud() {
  const [spoken, setSpoken] = useState<string>()
  const [hasVoice, setHasVoice] = useState(false)

  useEffect(() => watchVoices((voices) => setHasVoice(voices.length > 0)), [])

  if (!hasVoice) return undefined
  const stop = () => {
    setSpoken(undefined)
    stopReading()
  }
  const speak = (text: string) => {
    stop()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'en-US'
    const end = () => setSpoken((current) => (current === text ? undefined : current))
    utterance.onend = end
    utterance.onerror = end
    setSpoken(text)
    speechSynthesis.speak(utterance)
  }
  return { spoken, speak, stop }
}
