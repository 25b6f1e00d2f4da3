import { useEffect, useState } from 'react'
import { builderPage } from '@/content/pages/builder'
import { WordingChoice } from './wording-choice'

/** A reader of screens hears the sentence once its writer pauses. */
const PAUSE_MS = 1_000

interface ComposedSentenceProps {
  /** The sentence in its wordings, none before style and intensity are chosen. */
  wordings: string[]
  shown: string | undefined
  onChoose: (wording: string) => void
}

/**
 * The sentence that the visitor's own words become, as they are typed. It stays in view while style and intensity are chosen, in two
 * lines at most, so that it leaves room for them; the result has all of it.
 */
export function ComposedSentence({ wordings, shown, onChoose }: ComposedSentenceProps) {
  const said = useSettled(shown ?? '')
  return (
    // Its line lies on that of the next step. In a low window, or at 400 % zoom, it would leave no room for what is chosen.
    <div className="composed sticky top-16 z-1 -mt-6 -mb-px border-hairline border-b bg-paper pt-3 pb-2 [@media(height<30rem)]:static">
      {shown === undefined ? (
        <p className="text-sm text-soft">{builderPage.previewHint}</p>
      ) : (
        <p data-composed="" className="serif line-clamp-2 text-lg leading-snug">
          {shown}
        </p>
      )}
      <WordingChoice wordings={wordings} shown={shown} onChoose={onChoose} />
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
