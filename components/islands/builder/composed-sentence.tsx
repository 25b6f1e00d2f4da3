import { useEffect, useState } from 'react'
import type { CategoryName } from '@/content/types'
import { OtherWording, WordingChoice } from './wording-choice'

/** A reader of screens hears the sentence once its writer pauses. */
const PAUSE_MS = 1_000

interface ComposedSentenceProps {
  /** The sentence in its wordings, none before style, intensity and own words are chosen. */
  wordings: string[]
  shown: string | undefined
  /** How the sentence begins with what is chosen so far; empty before the style is. */
  beginning: string
  onChoose: (wording: string) => void
}

interface SentenceStripProps extends ComposedSentenceProps {
  category: CategoryName
  className: string
}

/**
 * The sentence as it is made, on its sky, where the card of the results is not in view, once there is something of it. It stays in view
 * while one chooses, in two lines at most, so that it leaves room for the steps; the result has all of it. In a low window, or at 400 % zoom, it leaves none.
 */
export function SentenceStrip({ category, className, ...sentence }: SentenceStripProps) {
  const { shown, beginning } = sentence
  const said = useSettled(shown ?? '')
  return (
    <>
      {(shown ?? beginning) && (
        <div
          className={`composed sky sky-fades js-only sky-${category} z-1 mb-5 rounded-field px-4 py-3 *:[.serif]:line-clamp-2 *:[.serif]:text-lg [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-[4.75rem] ${className}`}
        >
          <Sentence {...sentence} />
          <WordingChoice {...sentence} />
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** The sentence as it is made, with its other wording. */
export function ComposedSentence(sentence: ComposedSentenceProps) {
  return (
    <>
      <Sentence {...sentence} />
      <OtherWording {...sentence} />
    </>
  )
}

function Sentence({ shown, beginning }: ComposedSentenceProps) {
  return (
    <p data-composed={shown === undefined ? undefined : ''} className="serif">
      {shown ?? beginning}
    </p>
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
