import { useEffect, useState } from 'react'
import { builderPage } from '@/content/builder'
import { OtherWording } from './other-wording'

/** A reader of screens hears the sentence once its writer pauses. */
const PAUSE_MS = 1_000

interface ComposedSentenceProps {
  /** The sentence in its wordings, none before style and intensity are chosen. */
  wordings: string[]
  shown: string | undefined
  onChoose: (wording: string) => void
}

/** The sentence that the visitor's own words become, as they are typed. It stays in view while style and intensity are chosen. */
export function ComposedSentence({ wordings, shown, onChoose }: ComposedSentenceProps) {
  const said = useSettled(shown ?? '')
  return (
    <div className="composed-sentence">
      {shown === undefined ? (
        <p className="text-sm text-soft">{builderPage.previewHint}</p>
      ) : (
        <p data-composed="" className="serif text-lg leading-snug md:text-2xl">
          {shown}
        </p>
      )}
      <OtherWording wordings={wordings} shown={shown} onChoose={onChoose} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** A text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}
