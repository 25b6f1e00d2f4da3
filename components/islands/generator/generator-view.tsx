import type { FormEventHandler, Ref } from 'react'
import { Sky } from '@/components/blocks/sky'
import { Tags } from '@/components/blocks/tags'
import { WordActions } from '@/components/ui/action-buttons'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { CategoryName } from '@/content/types'
import { routes } from '@/lib/site/routes'

export interface GeneratedAffirmation {
  id: string
  slug: string
  text: string
  category: CategoryName
  tags: string[]
}

export interface GeneratorProps {
  categories: { name: string; displayName: string }[]
  legend: string
  hint: string
  /** Stands in the place of the result before there is one. */
  waiting: string
  /** The names of the boxes that were checked in a form that was sent without scripts. */
  selected: string[]
  /** Why that form could not be answered. */
  notice?: string
  affirmation?: GeneratedAffirmation
}

interface GeneratorViewProps extends GeneratorProps {
  isPending?: boolean
  form?: Ref<HTMLFormElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
  resultEnd?: Ref<HTMLParagraphElement>
}

/** Focus areas, the button, and the affirmation that was drawn: the server renders it, and the island takes it over. */
export function GeneratorView(props: GeneratorViewProps) {
  const { categories, legend, hint, waiting, selected, notice, affirmation, isPending = false } = props
  return (
    <div className="split gap-y-10">
      <form
        ref={props.form}
        method="post"
        action={`${routes.generateForm()}#result`}
        onSubmit={props.onSubmit}
        data-failure="Failed to generate affirmation. Please try again."
        className="md:col-span-5"
      >
        <fieldset>
          <legend className="serif text-xl">{legend}</legend>
          <p className="mt-1 text-sm text-soft">{hint}</p>
          <div className="mt-4">
            {categories.map(({ name, displayName }) => (
              <label key={name} className="hairline-top flex min-h-12 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="categories"
                  value={name}
                  defaultChecked={selected.includes(name)}
                  className="size-5 accent-ink"
                />
                <span className={`sky sky-${name} size-5 rounded-full`} aria-hidden="true" />
                {displayName}
              </label>
            ))}
          </div>
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          className="mt-6 w-full sm:w-auto"
          data-pending="Generating..."
          aria-disabled={isPending || undefined}
        >
          {isPending ? 'Generating...' : 'Generate My Affirmation'}
        </Button>
      </form>
      <div id="result" className="md:col-span-7" aria-live="polite" aria-busy={isPending}>
        {notice && (
          <p role="alert" className="mb-4 text-danger">
            {notice}
          </p>
        )}
        {affirmation ? (
          <Result
            key={affirmation.slug}
            affirmation={affirmation}
            categories={categories}
            isDimmed={isPending}
            end={props.resultEnd}
          />
        ) : (
          <Sky category="daily" seed="generator" className="generator-card above-light">
            <p className="serif text-xl leading-snug">{waiting}</p>
          </Sky>
        )}
      </div>
    </div>
  )
}

interface ResultProps {
  affirmation: GeneratedAffirmation
  categories: GeneratorProps['categories']
  isDimmed: boolean
  end?: Ref<HTMLParagraphElement>
}

function Result({ affirmation: { id, slug, text, category, tags }, categories, isDimmed, end }: ResultProps) {
  const displayName = categories.find(({ name }) => name === category)?.displayName ?? category
  return (
    <div
      data-affirmation=""
      data-share-title="Generated Affirmation"
      data-url={routes.affirmation(slug)}
      className={`fade-in transition-opacity ${isDimmed ? 'opacity-60' : ''}`}
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
            <a href={routes.affirmation(slug)} className="link flex min-h-11 items-center px-2">
              Open its page
            </a>
          </p>
        </div>
      </Sky>
    </div>
  )
}
