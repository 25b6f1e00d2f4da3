import { useEffect, useState } from 'react'
import { builderPage } from '@/content/builder'
import { type BuilderChoices, composeSentence } from '@/lib/affirmations/builder/builder'
import { otherVerbForm } from '@/lib/affirmations/builder/verb-forms'
import type { BuilderValues } from './builder-values'

/** A reader of screens hears the sentence once its writer pauses. */
const PAUSE_MS = 1_000

interface ComposedSentenceProps {
  values: BuilderValues
  /** Puts other words into the field. */
  onWords: (words: string) => void
}

/** The sentence that the visitor's own words become, as they are typed, and the other form of their verb. */
export function ComposedSentence({ values, onWords }: ComposedSentenceProps) {
  const sentence = sentenceOf(values)
  const said = useSettled(sentence ?? '')
  const other = otherVerbForm(values.customGoal)
  if (values.customGoal.trim() === '') return null
  return (
    <div className="mt-3 border-hairline border-l-2 pl-4">
      {sentence === undefined ? (
        <p className="text-sm text-soft">{builderPage.previewHint}</p>
      ) : (
        <p data-composed="" className="serif text-lg leading-snug">
          {sentence}
        </p>
      )}
      {other !== undefined && (
        <button type="button" className="link min-h-11 text-left text-sm" onClick={() => onWords(other)}>
          {`Write it as “${other.trim()}”`}
        </button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** @returns undefined until style and strength are chosen */
function sentenceOf({ style, intensity, customGoal }: BuilderValues): string | undefined {
  if (!style || !intensity) return undefined
  return composeSentence(style as BuilderChoices['style'], intensity as BuilderChoices['intensity'], customGoal)
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
