import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type BuilderChoices, buildAffirmations, CUSTOM_GOAL_LIMIT } from '@/lib/affirmations/builder/builder'
import { download } from '../download'
import { type Handover, hydrateIsland } from '../island'
import { notify } from '../notify'
import type { BuilderValues } from './builder-values'
import { type BuilderProps, BuilderView, FORM, MISSING } from './builder-view'
import { ComposedSentence } from './composed-sentence'
import { RadixStep } from './radix-step'
import { ResultRow } from './result-row'
import { useRadix } from './use-radix'

/** Generating takes this long, so that one choice and the next can be told apart. */
const GENERATION_MS = 2_000
const FILE_NAME = 'my-personal-affirmations.txt'

/** Builds the sentences in the browser: nothing leaves it. */
function Builder({ handover, ...props }: BuilderProps & { handover: Handover }) {
  const [values, setValues] = useState(props.values)
  const [results, setResults] = useState(props.results)
  const [generation, setGeneration] = useState(0)
  const [notice, setNotice] = useState(props.notice)
  const [customGoalError, setCustomGoalError] = useState(props.customGoalError)
  const [isGenerating, setGenerating] = useState(false)
  const [isRead, setRead] = useState(false)
  const customGoalField = useRef<HTMLTextAreaElement>(null)
  const resultsCard = useRef<HTMLElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const isRadix = useRadix(handover.press)

  const change = (part: Partial<BuilderValues>) => {
    setValues((before) => ({ ...before, ...part }))
    if ('customGoal' in part) setCustomGoalError(undefined)
  }

  const generate = (chosen: BuilderValues, duration: number) => {
    if (isGenerating) return
    if (!isComplete(chosen)) {
      notify({ kind: 'error', title: MISSING.title, description: MISSING.text })
      return
    }
    if (isTooLong(chosen)) {
      customGoalField.current?.focus()
      return
    }
    setNotice(undefined)
    setGenerating(true)
    timer.current = window.setTimeout(() => {
      setResults(buildAffirmations(chosen))
      setGeneration((before) => before + 1)
      setGenerating(false)
    }, duration)
  }

  // The fields may have been filled in before React came, by hand or by going back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form is handed over
  useLayoutEffect(() => {
    const form = customGoalField.current?.form
    if (!form) return
    const data = new FormData(form)
    const read = (name: keyof BuilderValues) => String(data.get(name) ?? '')
    const chosen = {
      goal: read('goal'),
      style: read('style'),
      intensity: read('intensity'),
      customGoal: read('customGoal')
    }
    setValues(chosen)
    setRead(true)
    const { submittedAt } = handover
    if (submittedAt === undefined) return
    generate(chosen, Math.max(0, GENERATION_MS - (performance.now() - submittedAt)))
  }, [])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // On a phone the card comes below the form, out of sight. The focus stays where it is.
  useEffect(() => {
    const card = resultsCard.current
    if (generation > 0 && card && isBelowForm(card)) card.scrollIntoView({ block: 'start' })
  }, [generation])
  const setWords = (words: string) => {
    if (customGoalField.current) customGoalField.current.value = words
    change({ customGoal: words })
  }

  return (
    <BuilderView
      values={values}
      results={results}
      notice={notice}
      customGoalError={customGoalError}
      Step={isRead && isRadix ? RadixStep : undefined}
      isGenerating={isGenerating}
      isDisabled={isRead && (!isComplete(values) || isTooLong(values))}
      onChange={change}
      preview={isRead && <ComposedSentence values={values} onWords={setWords} />}
      tools={
        isRead
          ? {
              onEdit: (index, text) =>
                setResults((before) => before.map((one, place) => (place === index ? text : one))),
              Row: ResultRow,
              generation
            }
          : undefined
      }
      resultsCard={resultsCard}
      onSubmit={(event) => {
        event.preventDefault()
        generate(values, GENERATION_MS)
      }}
      onDownload={(event) => {
        event.preventDefault()
        download(FILE_NAME, 'text/plain', results.join('\n\n'))
      }}
      customGoalField={customGoalField}
    />
  )
}

function isComplete(values: BuilderValues): values is BuilderValues & BuilderChoices {
  return Boolean(values.goal && values.style && values.intensity)
}

/** On wide screens the card stands beside the form, and stays in view. */
function isBelowForm(card: HTMLElement): boolean {
  const form = document.getElementById(FORM)
  return form !== null && card.getBoundingClientRect().top >= form.getBoundingClientRect().bottom
}

function isTooLong({ customGoal }: BuilderValues): boolean {
  return customGoal.trim().length > CUSTOM_GOAL_LIMIT
}

export function mount(root: HTMLElement, handover: Handover): void {
  hydrateIsland(root, Builder, handover)
}
