'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, useForm } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/site/routes'
import { AFFIRMATION_LIMIT, type SubmissionInput, submissionSchema } from '@/lib/submissions/schema'
import { useHydrated } from './hydrated'
import { notify, notifyError } from './notify'
import { RequestError, request } from './request'

interface SubmissionFormProps {
  categories: { name: string; displayName: string }[]
  thanks: { title: string; text: string }
  privacy: string
}

/** The form for sending in an affirmation, and the thank-you screen that replaces it. */
export function SubmissionForm({ categories, thanks, privacy }: SubmissionFormProps) {
  const [sent, setSent] = useState(false)
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  // Without default values, which would overwrite what was typed before React came, or restored by going back.
  const { register, handleSubmit, reset, setError, setFocus, watch, formState } = useForm<SubmissionInput>({
    resolver: zodResolver(submissionSchema)
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])

  const send = handleSubmit(async (submission) => {
    try {
      await request('POST', '/api/submit', submission)
      notify({
        kind: 'success',
        title: 'Success!',
        description: 'Your affirmation has been submitted for review. Thank you for contributing!'
      })
      reset()
      setSent(true)
    } catch (error) {
      if (error instanceof RequestError) {
        for (const [index, { field, message }] of error.fieldErrors.entries()) {
          setError(field as FieldPath<SubmissionInput>, { message }, { shouldFocus: index === 0 })
        }
      }
      notifyError('Failed to submit your affirmation. Please try again.')
    }
  })

  const submit = (event: FormEvent) => {
    if (isSubmitting) event.preventDefault()
    else void send(event)
  }

  const startAgain = () => {
    flushSync(() => setSent(false))
    setFocus('name')
  }

  if (sent) {
    return (
      <div className="border-ink border-t-2 py-10">
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {thanks.title}
        </h2>
        <p className="measure mt-4">{thanks.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <button type="button" className="button button-primary" onClick={startAgain}>
            Submit Another Affirmation
          </button>
          <NavLink href={routes.home()} className="button button-quiet">
            Back to Home
          </NavLink>
        </p>
      </div>
    )
  }

  const field = (name: FieldPath<SubmissionInput>, hint = '') => ({
    id: `submit-${name}`,
    className: 'field mt-1',
    'aria-required': true,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${hint} ${errors[name] ? `submit-${name}-error` : ''}`.trim() || undefined,
    ...register(name)
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="js-only space-y-6">
      <Field id="submit-name" label="Your Name" error={errors.name?.message}>
        <input type="text" autoComplete="name" {...field('name')} />
      </Field>
      <Field id="submit-email" label="Email Address" error={errors.email?.message}>
        <input type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Field id="submit-category" label="Category" error={errors.category?.message}>
        <select {...field('category')}>
          <option value="">Choose a category</option>
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </select>
      </Field>
      <Field id="submit-affirmationText" label="Your Affirmation" error={errors.affirmationText?.message}>
        <textarea rows={4} {...field('affirmationText', 'submit-count')} />
        <p id="submit-count" className="numerals mt-1 text-sm text-soft">
          {(watch('affirmationText') ?? '').trim().length} of {AFFIRMATION_LIMIT} characters
        </p>
      </Field>
      <p className="text-sm text-soft">{privacy}</p>
      <button type="submit" className="button button-primary" disabled={!hydrated} aria-disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Submit Affirmation'}
      </button>
    </form>
  )
}
