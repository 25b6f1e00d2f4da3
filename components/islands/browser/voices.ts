/**
 * The browser's own voices: what reads aloud is offered only if there are any. Nothing is read after the page is left.
 * @param show called now, and again for browsers that learn late which voices they have
 * @returns a function that stops watching, and reading
 */
export function watchVoices(show: (voices: SpeechSynthesisVoice[]) => void): () => void {
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis
  const look = () => show(synthesis?.getVoices() ?? [])
  look()
  // Before version 16, Safari cannot be listened to.
  synthesis?.addEventListener?.('voiceschanged', look)
  addEventListener('pagehide', stopReading)
  return () => {
    synthesis?.removeEventListener?.('voiceschanged', look)
    removeEventListener('pagehide', stopReading)
    stopReading()
  }
}

export function stopReading(): void {
  window.speechSynthesis?.cancel()
}
