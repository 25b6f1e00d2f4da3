'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Sky } from '@/components/blocks/sky'
import { Tags } from '@/components/blocks/tags'
import { WordActions } from '@/components/ui/action-buttons'
import { Badge } from '@/components/ui/badge'
import { NavLink } from '@/components/ui/nav-link'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/site/routes'
import { useHydrated } from './hydrated'
import { notifyError } from './notify'
import { request } from './request'

interface Generated {
  id: string
  slug: string
  text: string
  category: CategoryName
  tags: string[]
}

interface GeneratorProps {
  categories: { name: string; displayName: string }[]
  legend: string
  hint: string
  /** Stands in the result's place before there is one. */
  waiting: string
}

/**
 * Focus areas, the button, and the line that came out. The boxes keep their own state: they may have been checked before
 * React came, by hand or by going back.
 */
export function Generator({ categories, legend, hint, waiting }: GeneratorProps) {
  const hydrated = useHydrated()
  const [line, setLine] = useState<Generated>()
  const [pending, setPending] = useState(false)

  const generate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const selected = new FormData(event.currentTarget).getAll('categories')
    setPending(true)
    try {
      const payload = selected.length > 0 ? { categories: selected } : undefined
      setLine(await request<Generated>('POST', '/api/affirmations/random', payload))
    } catch {
      notifyError('Failed to generate affirmation. Please try again.')
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-12">
      <form method="post" onSubmit={generate} className="md:col-span-5">
        <fieldset>
          <legend className="serif text-xl">{legend}</legend>
          <p className="mt-1 text-sm text-soft">{hint}</p>
          <div className="mt-4">
            {categories.map(({ name, displayName }) => (
              <label key={name} className="hairline-top flex min-h-12 cursor-pointer items-center gap-3">
                <input type="checkbox" name="categories" value={name} className="size-5 accent-ink" />
                <span className={`sky sky-${name} size-5 rounded-full`} aria-hidden="true" />
                {displayName}
              </label>
            ))}
          </div>
        </fieldset>
        <button
          type="submit"
          className="button button-primary js-only mt-6 w-full sm:w-auto"
          disabled={!hydrated}
          aria-disabled={pending}
        >
          {pending ? 'Generating...' : 'Generate My Affirmation'}
        </button>
        <p className="no-js-only mt-6">Generating needs JavaScript, which is switched off in this browser.</p>
      </form>
      <div className="md:col-span-7" aria-live="polite" aria-busy={pending}>
        {line ? (
          <Result key={line.slug} line={line} categories={categories} dimmed={pending} />
        ) : (
          <Sky category="daily" seed="generator" className="generator-card above-light">
            <p className="serif text-xl leading-snug">{waiting}</p>
          </Sky>
        )}
      </div>
    </div>
  )
}

function Result(props: { line: Generated; categories: GeneratorProps['categories']; dimmed: boolean }) {
  const { id, slug, text, category, tags } = props.line
  const end = useRef<HTMLParagraphElement>(null)
  // On a phone a line comes below the boxes, out of sight.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const displayName = props.categories.find(({ name }) => name === category)?.displayName ?? category
  return (
    <div
      data-affirmation=""
      data-share-title="Generated Affirmation"
      data-url={routes.affirmation(slug)}
      className={`fade-in transition-opacity ${props.dimmed ? 'opacity-60' : ''}`}
    >
      <Sky category={category} seed={id} className="generator-card above-light">
        <p>
          <Badge>{displayName}</Badge>
        </p>
        <p data-text="" className="serif affirmation-text affirmation-long">
          {text}
        </p>
        <div className="space-y-5">
          <Tags tags={tags} />
          <p ref={end} className="flex scroll-mb-8 flex-wrap gap-3">
            <WordActions />
            <NavLink href={routes.affirmation(slug)} className="link flex min-h-11 items-center px-2">
              Open its page
            </NavLink>
          </p>
        </div>
      </Sky>
    </div>
  )
}
