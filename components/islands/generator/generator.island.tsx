import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Handover, hydrateIsland } from '../island'
import { notifyError } from '../notify'
import { request } from '../request'
import { type GeneratedAffirmation, type GeneratorProps, GeneratorView } from './generator-view'

/** Draws an affirmation without leaving the page. The boxes keep their own state. */
function Generator({ handover, ...props }: GeneratorProps & { handover: Handover }) {
  const [affirmation, setAffirmation] = useState(props.affirmation)
  const [notice, setNotice] = useState(props.notice)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const resultEnd = useRef<HTMLParagraphElement>(null)

  const generate = async () => {
    if (isPending || !form.current) return
    const selected = new FormData(form.current).getAll('categories')
    setPending(true)
    try {
      const payload = selected.length > 0 ? { categories: selected } : undefined
      setAffirmation(await request<GeneratedAffirmation>('POST', '/api/affirmations/random', payload))
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
      resultEnd={resultEnd}
    />
  )
}

export function mount(root: HTMLElement, handover: Handover): void {
  hydrateIsland(root, Generator, handover)
}
