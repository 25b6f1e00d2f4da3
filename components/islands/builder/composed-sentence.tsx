import { useEffect, useState } from 'react'
import { Sky } from '@/components/affirmation/sky'
import type { CategoryName } from '@/content/types'
import { OtherWording, WordingChoice } from './wording-choice'

/** Its light is low, and right of the words. */
const SEED = 'builder-52'
const LOW = { width: 600, only: true, isAtFoot: true }

/** A screen reader says the sentence once its writer has paused so long. */
const PAUSE_MS = 1_000

interface ComposedSentenceProps {
  /** The sentence in its wordings, none before style, intensity and own words are chosen. */
  wordings: string[]
  shown: string | undefined
  /** How the sentence begins with what is chosen so far. */
  beginning: string
  onChoose: (wording: string) => void
}

interface SentenceStripProps extends ComposedSentenceProps {
  /** True before there are results. */
  isWaiting: boolean
  category: CategoryName
  className: string
}

/**
 * The sentence as it is made, on its sky, and what is to be done for it, where the card of the results is not in view. It stays in
 * view while one chooses, except in a low window or at 400 % zoom. Two lines of it leave room for the steps; the result has all.
 */
export function SentenceStrip({ category, isWaiting, className, ...sentence }: SentenceStripProps) {
  const said = useSettled(sentence.shown ?? '')
  return (
    <>
      <Sky
        category={category}
        seed={SEED}
        changes
        low={LOW}
        className={`composed z-1 min-h-28 rounded-field px-4 py-3 *:[.serif]:line-clamp-2 *:[.serif]:text-heading ${className}`}
      >
        <Sentence {...sentence} />
        <WordingChoice {...sentence} />
      </Sky>
      <div className={`mt-3 mb-5 ${className}`}>{isWaiting && <Waiting />}</div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Says that there are no sentences yet, and how they come. */
export function Waiting() {
  return (
    <>
      <p>Your personalized affirmations will appear here</p>
      <p className="mt-1">
        <span>Complete the form on the left to generate your personalized affirmations.</span>{' '}
        <span className="lg:hidden">On a narrow screen, it is below.</span>
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
