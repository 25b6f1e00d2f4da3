import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draw } from '../deck'
import { type Handover, hydrateIsland } from '../island'
import { notifyError } from '../notify'
import { request } from '../request'
import type { GeneratedAffirmation } from './generated-affirmation'
import { type GeneratorProps, GeneratorView } from './generator-view'

/** Draws an affirmation without leaving the page. The boxes keep their own state. */
function Generator({ handover, ...props }: GeneratorProps & { handover: Handover }) {
  const [affirmation, setAffirmation] = useState(props.affirmation)
  const [notice, setNotice] = useState(props.notice)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const resultEnd = useRef<HTMLParagraphElement>(null)

  const generate = async () => {
    if (isPending || !form.current) return
    const choices = new FormData(form.current)
    const categories = choices.getAll('categories').map(String)
    const strength = choices.get('strength')?.toString() || undefined
    setPending(true)
    try {
      const payload = {
        ...(categories.length > 0 && { categories }),
        ...(strength !== undefined && { strength })
      }
      const hasPayload = Object.keys(payload).length > 0
      const ask = () =>
        request<GeneratedAffirmation>('POST', '/api/affirmations/random', hasPayload ? payload : undefined)
      const drawn = await draw({ categories, strength, shown: affirmation?.id }, ask)
      setAffirmation(drawn)
      setNotice(undefined)
    } catch {
      notifyError('Failed to generate affirmation. Please try again.')
    } finally {
      setPending(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: handed over once, with the form
  useLayoutEffect(() => {
    if (handover.submittedAt !== undefined) void generate()
  }, [])

  // On a phone the affirmation comes below the boxes, out of sight.
  const first = props.affirmation
  useEffect(() => {
    if (affirmation !== first) resultEnd.current?.scrollIntoView({ block: 'nearest' })
  }, [affirmation, first])

  return (
    <GeneratorView
      {...props}
      affirmation={affirmation}
      notice={notice}
      isPending={isPending}
      form={form}
      onSubmit={(event) => {
        event.preventDefault()
        void generate()
      }}
      onStep={(line) => setAffirmation({ ...line, ladder: affirmation?.ladder })}
      resultEnd={resultEnd}
    />
  )
}

export function mount(root: HTMLElement, handover: Handover): void {
  hydrateIsland(root, Generator, handover)
}
