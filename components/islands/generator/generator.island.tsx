'use client'

import { useEffect, useRef, useState } from 'react'
import { Sky } from '@/components/affirmation/sky'
import { Button } from '@/components/ui/button'
import { SkeletonLines } from '@/components/ui/skeleton-lines'
import { linkTo } from '@/lib/links'
import { moveHorizon } from '../browser/horizon'
import { request } from '../browser/request'
import { draw } from '../deck/deck.script'
import { notifyError } from '../toasts/notify'
import { ToolToasts } from '../toasts/tool-toasts'
import { FocusAreas, type GeneratorChoicesProps, Strength, Wink } from './generator-choices'
import { type GeneratedAffirmation, GeneratorResult } from './generator-result'

const FAILED = 'Failed to generate affirmation. Please try again.'

interface GeneratorProps extends GeneratorChoicesProps {
  /** Stands in the place of the result before there is one. */
  waiting: string
  /** The reason why a form that was sent without scripts could not be answered. */
  notice?: string
  affirmation?: GeneratedAffirmation
}

/** Focus areas, the button, and the affirmation that is drawn without leaving the page. The boxes keep their own state. */
export default function Generator(props: GeneratorProps) {
  const [affirmation, setAffirmation] = useState(props.affirmation)
  const [notice, setNotice] = useState(props.notice)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const resultEnd = useRef<HTMLDivElement>(null)

  const generate = async () => {
    if (isPending || !form.current) return
    const choices = new FormData(form.current)
    const categories = choices.getAll('categories').map(String)
    const strength = choices.get('strength')?.toString() || undefined
    const wink = choices.has('wink')
    let isLost = false
    setPending(true)
    moveHorizon('wait')
    try {
      const chosen = {
        ...(categories.length > 0 && { categories }),
        ...(strength && { strength }),
        ...(wink && { wink })
      }
      const payload = Object.keys(chosen).length > 0 ? chosen : undefined
      const ask = () =>
        request<GeneratedAffirmation>('POST', linkTo('/api/affirmations/random'), payload).catch((error) => {
          isLost = true
          throw error
        })
      setAffirmation(await draw({ categories, strength, wink, shown: affirmation?.id }, ask))
      setNotice(undefined)
    } catch {
      isLost = true
    } finally {
      setPending(false)
      moveHorizon()
    }
    // Also if a line of the cached deck is shown.
    if (isLost) notifyError(FAILED)
  }

  // On a phone the affirmation comes below the button, which comes to the top then and stays there.
  const first = props.affirmation
  useEffect(() => {
    const end = resultEnd.current?.getBoundingClientRect().bottom ?? 0
    const top = card.current?.getBoundingClientRect().top ?? 0
    const isBelow = top >= (button.current?.getBoundingClientRect().bottom ?? 0)
    if (affirmation !== first && isBelow && end > innerHeight) button.current?.scrollIntoView({ block: 'start' })
  }, [affirmation, first])

  return (
    <div className="split gap-y-10">
      <form
        ref={form}
        method="post"
        action={`${linkTo('/api/affirmations/random')}#result`}
        onSubmit={(event) => {
          event.preventDefault()
          void generate()
        }}
        data-failure={FAILED}
        className="md:col-span-5"
      >
        <FocusAreas {...props} />
        <Strength {...props} />
        <Wink {...props} />
        <Button
          ref={button}
          type="submit"
          variant="primary"
          className="mt-2 w-full -scroll-mt-5 md:w-64"
          data-pending="Generating..."
          aria-disabled={isPending || undefined}
        >
          {isPending ? 'Generating...' : 'Generate My Affirmation'}
        </Button>
      </form>
      <div ref={card} id="result" className="md:col-span-7" aria-live="polite" aria-busy={isPending}>
        {notice && (
          <p role="alert" className="mb-4 text-danger">
            {notice}
          </p>
        )}
        <Sky
          category={affirmation?.category ?? 'daily'}
          seed={affirmation?.ladder?.[0]?.id ?? affirmation?.id ?? 'generator'}
          // In a low window a fourth row of words has room above the actions.
          className="sky-fades above-light @container min-h-128 rounded-field px-[clamp(1.5rem,3vw,3rem)] pt-[clamp(1.5rem,4vw,3rem)] [@media(height<=52rem)]:pt-6"
        >
          {affirmation ? (
            <GeneratorResult
              affirmation={affirmation}
              categories={props.categories}
              isDimmed={isPending}
              onStep={(step) => setAffirmation({ ...affirmation, ...step })}
              end={resultEnd}
            />
          ) : (
            <p className="serif text-heading leading-snug">
              {isPending ? <SkeletonLines label="Drawing an affirmation" /> : props.waiting}
            </p>
          )}
        </Sky>
      </div>
      <ToolToasts />
    </div>
  )
}
