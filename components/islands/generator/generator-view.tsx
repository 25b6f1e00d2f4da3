import type { FormEventHandler, Ref } from 'react'
import { Sky } from '@/components/blocks/sky'
import { Button } from '@/components/ui/button'
import type { CardAffirmation } from '@/content/types'
import { routes } from '@/lib/routes'
import type { GeneratedAffirmation } from './generated-affirmation'
import { GeneratorResult } from './generator-result'

export interface GeneratorProps {
  categories: { name: string; displayName: string }[]
  legend: string
  hint: string
  strengths: { legend: string; choices: { value: string; label: string }[] }
  /** Stands in the place of the result before there is one. */
  waiting: string
  /** The names of the boxes that were checked in a form that was sent without scripts. */
  selected: string[]
  /** The strength that was chosen in it; empty for any. */
  strength: string
  /** The reason why that form could not be answered. */
  notice?: string
  affirmation?: GeneratedAffirmation
}

interface GeneratorViewProps extends GeneratorProps {
  isPending?: boolean
  form?: Ref<HTMLFormElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Shows another affirmation of the ladder in the place of this one. Without it the steps lead to their pages. */
  onStep?: (line: CardAffirmation) => void
  resultEnd?: Ref<HTMLParagraphElement>
}

/** Focus areas, the button, and the affirmation that was drawn: the server renders it, and the island takes it over. */
export function GeneratorView(props: GeneratorViewProps) {
  const { categories, waiting, notice, affirmation, isPending = false } = props
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
        <FocusAreas {...props} />
        <Strength {...props} />
        <Button
          type="submit"
          variant="primary"
          className="mt-3 w-full sm:w-auto"
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
          <GeneratorResult
            affirmation={affirmation}
            categories={categories}
            isDimmed={isPending}
            onStep={props.onStep}
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

function FocusAreas({ categories, legend, hint, selected }: GeneratorProps) {
  return (
    <fieldset>
      <legend className="serif text-xl">{legend}</legend>
      <p className="mt-1 text-sm text-soft">{hint}</p>
      <div className="mt-3 grid grid-cols-2 gap-x-6 max-[22.5rem]:grid-cols-1">
        {categories.map(({ name, displayName }) => (
          <label
            key={name}
            className="hairline-top flex min-h-12 cursor-pointer items-center gap-2 text-sm leading-tight sm:gap-3 sm:text-base"
          >
            <input
              type="checkbox"
              name="categories"
              value={name}
              defaultChecked={selected.includes(name)}
              className="size-5 shrink-0 accent-ink"
            />
            <span className={`sky sky-${name} size-5 shrink-0 rounded-full`} aria-hidden="true" />
            {displayName}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A quiet choice: any strength unless a visitor says otherwise. */
function Strength({ strengths, strength }: GeneratorProps) {
  return (
    <fieldset className="hairline-top pt-2">
      <legend className="sr-only">{strengths.legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <span aria-hidden="true" className="text-soft max-sm:sr-only">
          {strengths.legend}
        </span>
        {strengths.choices.map(({ value, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-1.5">
            <input
              type="radio"
              name="strength"
              value={value}
              defaultChecked={strength === value}
              className="size-4 shrink-0 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
