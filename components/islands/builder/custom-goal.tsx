import type { Ref } from 'react'
import { builderPage, placeholder } from '@/content/pages/builder'
import { type BuilderValues, CUSTOM_GOAL_LIMIT } from '@/lib/affirmations/builder/builder'
import { soundsLikeDanger } from '@/lib/affirmations/builder/natural-reading'
import { countCharacters } from '@/lib/content/text/characters'
import { errorOfGoal } from './builder-values'

interface CustomGoalProps {
  values: BuilderValues
  /** The server's message, for a form that was sent without scripts. */
  error?: string
  onChange: (words: string) => void
  field: Ref<HTMLTextAreaElement>
}

/** The second step: a field for the visitor's own words. */
export function CustomGoal({ values, error, onChange, field }: CustomGoalProps) {
  const message = errorOfGoal(values) || (error ?? '')
  return (
    <section className="hairline-top pt-4 pb-6">
      <h2 className="text-heading">
        <label htmlFor="custom-goal">
          <span className="numerals mr-1 text-soft">2</span>
          <span> Describe your specific goal </span>
          <span className="text-soft">(optional)</span>
        </label>
      </h2>
      <p id="custom-goal-hint" className="mt-1 text-sm text-soft">
        {builderPage.customHint}
      </p>
      <textarea
        ref={field}
        id="custom-goal"
        name="customGoal"
        rows={2}
        className="field mt-3"
        placeholder={placeholder}
        defaultValue={values.customGoal}
        onChange={({ target }) => onChange(target.value)}
        // A description that changes with each letter would be read out again with each.
        aria-describedby={message ? 'custom-goal-count' : 'custom-goal-hint custom-goal-limit'}
        aria-invalid={message !== '' || undefined}
      />
      <span id="custom-goal-limit" hidden>
        {`Up to ${CUSTOM_GOAL_LIMIT} characters.`}
      </span>
      <p id="custom-goal-count" className={`numerals mt-1 text-sm ${message ? 'text-danger' : 'text-soft'}`}>
        {message || `${countCharacters(values.customGoal)} of ${CUSTOM_GOAL_LIMIT} characters`}
      </p>
      <p role="status">
        {soundsLikeDanger(values.customGoal) && (
          <a href={builderPage.danger.href} className="link inline-flex min-h-11 items-center font-semibold">
            {builderPage.danger.label}
          </a>
        )}
      </p>
    </section>
  )
}
