'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { builderIntensities, goals, styles } from '@/content/pages/builder'
import { type BuilderValues, knownValues } from '@/lib/affirmations/builder/builder'
import { linkTo } from '@/lib/links'
import { notify } from '../toasts/notify'
import { ToolToasts } from '../toasts/tool-toasts'
import { BuilderResults } from './builder-results'
import {
  beginningOf,
  errorOfGoal,
  isComplete,
  MISSING,
  missingOf,
  readValues,
  SKIES,
  skyOf,
  wordingsOfValues
} from './builder-values'
import { ComposedSentence, SentenceStrip } from './composed-sentence'
import { CustomGoal } from './custom-goal'
import { Step } from './step'
import { useRadix } from './use-radix'
import { useSentences } from './use-sentences'

const FILE_NAME = 'my-personal-affirmations.txt'
const CRAFTING = 'Crafting Your Personal Affirmations...'

interface BuilderProps {
  values: BuilderValues
  results: string[]
  /** The reason why a form that was sent without scripts could not be answered. */
  notice?: string
  /** The error in the visitor's own words, for a form that was sent without scripts. */
  customGoalError?: string
}

/** The four steps on the left, the sentences on the right. It builds the sentences in the browser: nothing leaves it. */
export default function Builder(props: BuilderProps) {
  const [values, setValues] = useState(props.values)
  const [notice, setNotice] = useState(props.notice)
  const [customGoalError, setCustomGoalError] = useState(props.customGoalError)
  const [isRead, setRead] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const customGoalField = useRef<HTMLTextAreaElement>(null)
  const resultsCard = useRef<HTMLElement>(null)
  const sentences = useSentences(props.values, props.results)
  const { generation, remark, isGenerating } = sentences
  const isRadix = useRadix()
  const missing = missingOf(values)

  const generate = () => {
    if (isGenerating) return
    if (!isComplete(values)) {
      notify({ kind: 'error', title: MISSING.title, description: MISSING.text })
      return
    }
    if (errorOfGoal(values)) {
      customGoalField.current?.focus()
      return
    }
    setNotice(undefined)
    sentences.generate(values)
  }

  // The fields may have been filled in before React came, by hand or by going back.
  useLayoutEffect(() => {
    if (!form.current) return
    setValues(readValues(form.current))
    setRead(true)
  }, [])
  // New sentences come to the top of the window, and the reason why there are none into view. So does the focus of a keyboard, which
  // would stay on a button that is no longer seen.
  useEffect(() => {
    const card = resultsCard.current
    if (generation === 0 || !card) return
    if (document.activeElement?.matches('#builder-form :focus-visible')) {
      card.querySelector('h2')?.focus({ preventScroll: true })
    }
    if (remark) card.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' })
    else card.scrollIntoView({ block: 'start' })
  }, [generation, remark])

  const setCustomGoal = (customGoal: string) => {
    setValues((before) => ({ ...before, customGoal }))
    setCustomGoalError(undefined)
  }
  const step = (name: 'goal' | 'style' | 'intensity') => ({
    name,
    value: values[name],
    isRadix,
    onChange: (id: string) => setValues((before) => knownValues({ ...before, [name]: id }))
  })
  const wordings = wordingsOfValues(values)
  const sentence = {
    wordings,
    shown: wordings.length > 0 ? sentences.wordingOf(values) : undefined,
    beginning: beginningOf(values),
    onChoose: (wording: string) => sentences.setNatural(wording === wordings[1])
  }
  // The sentence stands in one place: in the card of the results on a wide screen and once it is there, unless they have another by now.
  const isOld =
    sentence.shown !== undefined && sentences.results.length > 0 && !sentences.results.includes(sentence.shown)
  const isMade = sentences.results.length > 0 && !isOld
  const strip = isMade ? 'hidden' : `${isGenerating ? 'invisible' : ''} ${isOld ? '' : 'lg:hidden'}`
  return (
    <div className="grid gap-10 lg:contents">
      <form
        ref={form}
        id="builder-form"
        method="post"
        action={`${linkTo('/api/affirmations/build')}#result`}
        onSubmit={(event) => {
          event.preventDefault()
          generate()
        }}
        data-failure="Failed to generate affirmations. Please try again."
        data-requires="goal style intensity"
        className="builder-form lg:col-span-7 lg:col-start-1"
      >
        <SentenceStrip
          {...sentence}
          isWaiting={sentences.results.length === 0}
          category={skyOf(values)}
          className={strip}
        />
        <Step number={1} title="What is your primary goal?" choices={goals} skies={SKIES} columns {...step('goal')} />
        <CustomGoal values={values} error={customGoalError} onChange={setCustomGoal} field={customGoalField} />
        <div className="grid gap-x-8 sm:grid-cols-2">
          <Step number={3} title="Choose your affirmation style" choices={styles} {...step('style')} />
          <Step number={4} title="Choose the intensity" choices={builderIntensities} {...step('intensity')} />
        </div>
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          data-pending={CRAFTING}
          data-spinner=""
          disabled={isRead && missing !== ''}
          aria-disabled={isGenerating || undefined}
          aria-describedby="builder-missing"
        >
          {isGenerating && <span className="spinner" aria-hidden="true" />}
          <span>{isGenerating ? CRAFTING : 'Generate My Personal Affirmations'}</span>
        </Button>
        <p id="builder-missing" className="mt-2 min-h-[1lh] text-center text-sm text-soft">
          {missing}
        </p>
      </form>
      <div className="lg:col-[8/-1] lg:row-[1/span_2] lg:mt-[3.9rem]">
        <BuilderResults
          {...sentences}
          category={skyOf(values)}
          others={sentences.others}
          expected={wordings.length}
          stage={<ComposedSentence {...sentence} />}
          notice={notice ?? customGoalError}
          card={resultsCard}
          form="builder-form"
          onEdit={isRead ? sentences.edit : undefined}
          onDownload={(event) => {
            event.preventDefault()
            download(FILE_NAME, 'text/plain', sentences.results.join('\n\n'))
            notify({ kind: 'success', title: 'Download', description: `${FILE_NAME} goes to your downloads.` })
          }}
        />
      </div>
      <ToolToasts />
    </div>
  )
}

/** Saves a text as a file. */
function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
