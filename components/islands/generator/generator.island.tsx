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
import { FocusAreas, type GeneratorOptions, Strength, Wink } from './generator-choices'
import { type GeneratedAffirmation, GeneratorResult, type Today } from './generator-result'

/** The maximum height of the header, in pixels. */
const HEADER_PX = 80
/** The drawing in low windows: generator.css. */
const LOW = { width: 600 }
const FAILED = 'Failed to generate affirmation. Please try again.'

interface GeneratorProps extends GeneratorOptions {
  /** Stands in the place of the affirmation if there is none. */
  waiting: string
  /** The reason why a form that was sent without scripts could not be answered. */
  notice?: string
  affirmation?: GeneratedAffirmation
  /** Given if the affirmation is the one of today, with which the card opens. */
  today?: Today
}

/** Focus areas, the button, and the affirmation that is drawn without leaving the page. The boxes keep their own state. */
export default function Generator(props: GeneratorProps) {
  const [affirmation, setAffirmation] = useState(props.affirmation)
  const [notice, setNotice] = useState(props.notice)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const first = props.affirmation
  const resultEnd = useRef<HTMLDivElement>(null)

  const generate = async () => {
    if (isPending || !form.current) return
    const choices = new FormData(form.current)
    const categories = choices.getAll('categories').map(String)
    const strength = choices.get('strength')?.toString() || undefined
    const wink = choices.has('wink')
    setPending(true)
    moveHorizon('wait')
    try {
      const chosen = {
        ...(categories.length > 0 && { categories }),
        ...(strength && { strength }),
        ...(wink && { wink })
      }
      const payload = Object.keys(chosen).length > 0 ? chosen : undefined
      const ask = () => request<GeneratedAffirmation>('POST', linkTo('/api/affirmations/random'), payload)
      setAffirmation(await draw({ categories, strength, wink, shown: affirmation?.id }, ask, { fromCache: false }))
      setNotice(undefined)
    } catch {
      // The card keeps what it had.
      notifyError(FAILED)
    } finally {
      setPending(false)
      moveHorizon()
    }
  }

  // On a phone the affirmation comes below the button, which comes to the top then and stays there. Beside the button, in a low
  // window, it may stand above or below what is seen.
  useEffect(() => {
    const end = resultEnd.current?.getBoundingClientRect().bottom ?? 0
    const top = card.current?.getBoundingClientRect().top ?? 0
    const isBelow = top >= (button.current?.getBoundingClientRect().bottom ?? 0)
    if (affirmation === first) return
    if (isBelow && end > innerHeight) button.current?.scrollIntoView({ block: 'start' })
    const words = card.current?.querySelector('[data-text]')?.getBoundingClientRect()
    const isSeen = words && words.top >= HEADER_PX && words.bottom <= innerHeight
    if (!isBelow && !isSeen) card.current?.scrollIntoView({ block: 'start' })
  }, [affirmation, first])

  return (
    <div className="generator grid gap-6">
      <form
        ref={form}
        method="post"
        action={`${linkTo('/api/affirmations/random')}#result`}
        onSubmit={(event) => {
          event.preventDefault()
          void generate()
        }}
        data-failure={FAILED}
      >
        <FocusAreas {...props} />
        <Strength {...props} />
        <div className="generator-end grid gap-2">
          <Wink {...props} />
          <Button
            ref={button}
            type="submit"
            variant="primary"
            className="w-full -scroll-mt-5 md:max-w-64"
            data-pending="Generating..."
            aria-disabled={isPending || undefined}
          >
            {isPending ? 'Generating...' : 'Generate My Affirmation'}
          </Button>
        </div>
      </form>
      <div ref={card} id="result" className="flex flex-col" aria-live="polite" aria-busy={isPending}>
        {notice && (
          <p role="alert" className="mb-4 text-danger">
            {notice}
          </p>
        )}
        <Sky
          category={affirmation?.category ?? 'daily'}
          seed={affirmation?.ladder?.[0]?.id ?? affirmation?.id ?? 'generator'}
          changes
          low={LOW}
          className="generator-sky above-light @container flex min-h-[min(30rem,100svh-7rem)] grow flex-col rounded-field px-(--inset) pt-[clamp(1.5rem,4vw,3rem)] [--inset:clamp(1.5rem,3vw,3rem)]"
        >
          {affirmation ? (
            <GeneratorResult
              affirmation={affirmation}
              today={affirmation === first ? props.today : undefined}
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
