'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/routes'
import { AFFIRMATION_LIMIT, type SubmissionInput, submissionSchema } from '@/lib/schemas/submission'
import { notify, notifyError } from './notify'
import { RequestError, request } from './request'

interface SubmissionFormProps {
  categories: { name: string; displayName: string }[]
  thanks: { title: string; text: string }
  privacy: string
}

const EMPTY = { name: '', email: '', category: '' as SubmissionInput['category'], affirmationText: '' }

/** The form for sending in an affirmation, and the thank-you screen that replaces it. */
export function SubmissionForm({ categories, thanks, privacy }: SubmissionFormProps) {
  const [sent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { register, handleSubmit, reset, setError, watch, formState } = useForm<SubmissionInput>({
    resolver: zodResolver(submissionSchema),
    defaultValues: EMPTY
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])

  const submit = handleSubmit(async (submission) => {
    try {
      await request('POST', '/api/submit', submission)
      notify({
        kind: 'success',
        title: 'Success!',
        description: 'Your affirmation has been submitted for review. Thank you for contributing!'
      })
      reset(EMPTY)
      setSent(true)
    } catch (error) {
      if (error instanceof RequestError) {
        for (const { field, message } of error.fieldErrors) setError(field as FieldPath<SubmissionInput>, { message })
      }
      notifyError('Failed to submit your affirmation. Please try again.')
    }
  })

  if (sent) {
    return (
      <div className="border-ink border-t-2 py-10">
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {thanks.title}
        </h2>
        <p className="measure mt-4">{thanks.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <button type="button" className="button button-primary" onClick={() => setSent(false)}>
            Submit Another Affirmation
          </button>
          <NavLink href={routes.home()} className="button button-quiet">
            Back to Home
          </NavLink>
        </p>
      </div>
    )
  }

  const field = (name: FieldPath<SubmissionInput>) => ({
    id: `submit-${name}`,
    className: 'field mt-1',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `submit-${name}-error` : undefined,
    ...register(name)
  })
  return (
    <form onSubmit={submit} noValidate className="js-only space-y-6">
      <Field name="name" label="Your Name" error={errors.name?.message}>
        <input type="text" autoComplete="name" {...field('name')} />
      </Field>
      <Field name="email" label="Email Address" error={errors.email?.message}>
        <input type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Field name="category" label="Category" error={errors.category?.message}>
        <select {...field('category')}>
          <option value="">Choose a category</option>
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </select>
      </Field>
      <Field name="affirmationText" label="Your Affirmation" error={errors.affirmationText?.message}>
        <textarea rows={4} {...field('affirmationText')} />
        <p className="numerals mt-1 text-sm text-soft">
          {watch('affirmationText').trim().length} of {AFFIRMATION_LIMIT} characters
        </p>
      </Field>
      <p className="text-sm text-soft">{privacy}</p>
      <button type="submit" className="button button-primary" disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Submit Affirmation'}
      </button>
    </form>
  )
}

function Field(props: { name: string; label: string; error?: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={`submit-${props.name}`} className="font-semibold">
        {props.label}
      </label>
      {props.children}
      {props.error && (
        <p id={`submit-${props.name}-error`} role="alert" className="mt-1 text-danger text-sm">
          {props.error}
        </p>
      )}
    </div>
  )
}
