'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { builderPage, goals, intensities, placeholder, styles } from '@/content/builder'
import { type BuilderChoices, buildAffirmations, CUSTOM_GOAL_LIMIT } from '@/lib/affirmations/builder'
import { BuilderResults } from './builder-results'
import { useHydrated } from './hydrated'
import { notify } from './notify'
import { RadioStep } from './radio-step'

/** Generating takes this long, so that one choice and the next can be told apart. */
const GENERATION_MS = 2_000

/** The four steps on the left, the sentences on the right. Nothing leaves the browser. */
export function Builder() {
  const id = useId()
  const [choices, setChoices] = useState<Partial<BuilderChoices>>({})
  const [results, setResults] = useState<string[]>([])
  const [generating, setGenerating] = useState(false)
  const hydrated = useHydrated()
  const ownWords = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const choose = (part: Partial<BuilderChoices>) => setChoices((before) => ({ ...before, ...part }))
  // The field keeps its own value: it may have been filled in before React came, by hand or by going back.
  const readOwnWords = useCallback(() => {
    const customGoal = ownWords.current?.value
    setChoices((before) => ({ ...before, customGoal }))
  }, [])
  useEffect(readOwnWords, [readOwnWords])

  const customGoal = choices.customGoal ?? ''
  const tooLong = customGoal.trim().length > CUSTOM_GOAL_LIMIT
  const complete = isComplete(choices) && !tooLong

  const generate = () => {
    if (generating) return
    if (!isComplete(choices)) {
      notify({
        kind: 'error',
        title: 'Missing Information',
        description: 'Please select a goal, style, and intensity level to generate affirmations.'
      })
      return
    }
    if (tooLong) {
      ownWords.current?.focus()
      return
    }
    setGenerating(true)
    timer.current = window.setTimeout(() => {
      setResults(buildAffirmations(choices))
      setGenerating(false)
    }, GENERATION_MS)
  }

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
      <form
        method="post"
        className="lg:col-span-7"
        onSubmit={(event) => {
          event.preventDefault()
          generate()
        }}
      >
        <RadioStep
          number={1}
          title="What is your primary goal?"
          choices={goals}
          value={choices.goal ?? ''}
          onChange={(goal) => choose({ goal: goal as BuilderChoices['goal'] })}
          columns
        />
        <section className="hairline-top pt-5 pb-9">
          <h2 className="text-xl">
            <label htmlFor={id}>
              <span className="numerals mr-2 text-soft">2</span>
              Describe your specific goal <span className="text-soft">(optional)</span>
            </label>
          </h2>
          <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
            {builderPage.customHint}
          </p>
          <textarea
            ref={ownWords}
            id={id}
            rows={3}
            className="field mt-3"
            placeholder={placeholder}
            onChange={readOwnWords}
            aria-describedby={`${id}-hint ${id}-count`}
            aria-invalid={tooLong ? true : undefined}
          />
          <p id={`${id}-count`} className={`numerals mt-1 text-sm ${tooLong ? 'text-danger' : 'text-soft'}`}>
            {tooLong
              ? `Please keep it to ${CUSTOM_GOAL_LIMIT} characters: it has ${customGoal.trim().length}.`
              : `${customGoal.trim().length} of ${CUSTOM_GOAL_LIMIT} characters`}
          </p>
        </section>
        <RadioStep
          number={3}
          title="Choose your affirmation style"
          choices={styles}
          value={choices.style ?? ''}
          onChange={(style) => choose({ style: style as BuilderChoices['style'] })}
        />
        <RadioStep
          number={4}
          title="Choose the intensity"
          choices={intensities}
          value={choices.intensity ?? ''}
          onChange={(intensity) => choose({ intensity: intensity as BuilderChoices['intensity'] })}
        />
        <button
          type="submit"
          className="button button-primary js-only w-full"
          disabled={!hydrated || !complete}
          aria-disabled={generating}
        >
          {generating ? (
            <>
              <span className="spinner" aria-hidden="true" /> Crafting Your Personal Affirmations...
            </>
          ) : (
            'Generate My Personal Affirmations'
          )}
        </button>
        <p className="no-js-only">Building needs JavaScript, which is switched off in this browser.</p>
      </form>
      <div className="lg:col-span-5">
        <BuilderResults results={results} generating={generating} regenerate={generate} />
      </div>
    </div>
  )
}

function isComplete(choices: Partial<BuilderChoices>): choices is BuilderChoices {
  return Boolean(choices.goal && choices.style && choices.intensity)
}
