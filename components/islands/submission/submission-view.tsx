import type { FormEventHandler, InputHTMLAttributes, MouseEventHandler, Ref } from 'react'
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { routes } from '@/lib/routes'
import { AFFIRMATION_LIMIT, type SubmissionInput, TRAP_FIELD } from '@/lib/submissions/schema'

export type SubmissionField = keyof SubmissionInput
export const SUBMISSION_FIELDS: SubmissionField[] = ['name', 'email', 'category', 'affirmationText']

export interface SubmissionProps {
  categories: { name: string; displayName: string }[]
  /** For the island. */
  thanks: { title: string; text: string }
  privacy: string
  values: Record<SubmissionField, string>
  errors: Partial<Record<SubmissionField, string>>
  /** The reason why a form that was sent without scripts could not be stored. */
  notice?: string
  /** Characters of the affirmation. */
  count: number
}

interface SubmissionViewProps extends SubmissionProps {
  isPending?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Returns the properties that react-hook-form adds to a field. */
  register?: (name: SubmissionField) => object
  form?: Ref<HTMLFormElement>
}

/** The form for sending in an affirmation: the server renders it, and the island takes it over. */
export function SubmissionView(props: SubmissionViewProps) {
  const { categories, privacy, values, errors, notice, count, isPending = false, register } = props
  const firstWrong = SUBMISSION_FIELDS.find((name) => errors[name] !== undefined)
  const field = (name: SubmissionField, hint = ''): InputHTMLAttributes<never> => ({
    id: `submit-${name}`,
    name,
    className: 'field mt-1',
    defaultValue: values[name],
    // A form that comes back with messages has the focus at the first of them.
    autoFocus: !register && name === firstWrong,
    'aria-required': true,
    'aria-invalid': errors[name] !== undefined || undefined,
    'aria-describedby': `${hint} ${errors[name] === undefined ? '' : `submit-${name}-error`}`.trim() || undefined,
    ...register?.(name)
  })
  return (
    <form
      ref={props.form}
      method="post"
      action={routes.submitForm()}
      onSubmit={props.onSubmit}
      noValidate
      data-failure="Failed to submit your affirmation. Please try again."
      className="space-y-6"
    >
      {notice && (
        <p role="alert" className="text-danger">
          {notice}
        </p>
      )}
      <Field id="submit-name" label="Your Name" error={errors.name}>
        <input type="text" autoComplete="name" {...field('name')} />
      </Field>
      <Field id="submit-email" label="Email Address" error={errors.email}>
        <input type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Field id="submit-category" label="Category" error={errors.category}>
        <select {...field('category')}>
          <option value="">Choose a category</option>
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </select>
      </Field>
      <Field id="submit-affirmationText" label="Your Affirmation" error={errors.affirmationText}>
        <textarea rows={4} {...field('affirmationText', 'submit-limit')} />
        {/* Without the count: a description that changes with each letter would be read out again with each. */}
        <span id="submit-limit" hidden>
          {`Up to ${AFFIRMATION_LIMIT} characters.`}
        </span>
        <p className="numerals mt-1 text-sm text-soft">{`${count} of ${AFFIRMATION_LIMIT} characters`}</p>
      </Field>
      <p className="text-sm text-soft">
        {privacy}{' '}
        <a href={routes.privacy()} className="link">
          Privacy
        </a>
      </p>
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <Button type="submit" variant="primary" data-pending="Submitting..." aria-disabled={isPending || undefined}>
        {isPending ? 'Submitting...' : 'Submit Affirmation'}
      </Button>
    </form>
  )
}

interface SubmissionThanksProps {
  thanks: SubmissionProps['thanks']
  /** Without it a link leads to an empty form. */
  onAgain?: MouseEventHandler
  heading?: Ref<HTMLHeadingElement>
}

/** Replaces the form once it is stored. */
export function SubmissionThanks({ thanks, onAgain, heading }: SubmissionThanksProps) {
  const again = 'Submit Another Affirmation'
  return (
    <div className="border-ink border-t-2 py-10">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {thanks.title}
      </h2>
      <p className="measure mt-4">{thanks.text}</p>
      <ButtonRow className="mt-8">
        {onAgain ? (
          <Button variant="primary" onClick={onAgain}>
            {again}
          </Button>
        ) : (
          <ButtonLink href={routes.submit()} variant="primary">
            {again}
          </ButtonLink>
        )}
        <ButtonLink href={routes.home()} variant="quiet">
          Back to Home
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}
