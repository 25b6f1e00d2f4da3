import { useEffect, useRef, useState } from 'react'
import { goals } from '@/content/pages/builder'
import { type BuilderValues, buildAffirmations } from '@/lib/affirmations/builder/builder'
import { moveHorizon } from '../browser/horizon'
import { isComplete, wordingsOfValues } from './builder-values'

/** Generating takes this long, so that visitors notice each new result. */
const GENERATION_MS = 2_000
const UNCHANGED = 'The same choices give the same sentences. For other ones, change a choice or your own words.'

interface Made {
  /** What the sentences were made from. */
  values: BuilderValues
  results: string[]
  /** The number of times that sentences have been generated. */
  generation: number
  /** Says why the sentences are the same as before, if they are. */
  remark: string
}

/** The finished sentences: how they are made, in which wording, and how they are changed. */
export function useSentences(values: BuilderValues, results: string[]) {
  const [made, setMade] = useState<Made>({ values, results, generation: 0, remark: '' })
  const [isGenerating, setGenerating] = useState(false)
  const [isNatural, setIsNatural] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const wordings = wordingsOfValues(made.values)
  const others = wordings.length > 0 ? goals.find(({ id }) => id === made.values.goal)?.others : undefined
  /** The sentence of these values in the wording that the visitor has chosen. */
  const wordingOf = (chosen: BuilderValues): string | undefined => {
    const [composed, natural] = wordingsOfValues(chosen)
    return isNatural ? (natural ?? composed) : composed
  }

  const generate = (chosen: BuilderValues) => {
    if (!isComplete(chosen)) return
    const sentences = buildAffirmations(chosen)
    const own = wordingOf(chosen)
    if (own !== undefined) sentences[0] = own
    setGenerating(true)
    setMade((before) => ({ ...before, remark: '' }))
    moveHorizon('wait')
    timer.current = window.setTimeout(() => {
      setMade((before) => ({
        values: chosen,
        results: sentences,
        generation: before.generation + 1,
        remark: sentences.join() === before.results.join() ? UNCHANGED : ''
      }))
      setGenerating(false)
      moveHorizon()
    }, GENERATION_MS)
  }
  /** Chooses the wording of the sentence, also of the finished one, unless that has been changed by hand. */
  const setNatural = (natural: boolean) => {
    setIsNatural(natural)
    setMade((before) => {
      const [composed, other = composed] = wordingsOfValues(before.values)
      const [first, ...rest] = before.results
      if (composed === undefined || (first !== composed && first !== other)) return before
      return { ...before, results: [natural ? other : composed, ...rest] as string[] }
    })
  }
  const edit = (index: number, text: string) => {
    if (index === 0 && wordings.includes(text)) setIsNatural(text === wordings[1])
    setMade((before) => ({ ...before, results: before.results.map((one, place) => (place === index ? text : one)) }))
  }
  return { ...made, wordings, others, isGenerating, generate, edit, wordingOf, setNatural }
}
