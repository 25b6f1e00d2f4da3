'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type InputHTMLAttributes, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { CategoryName } from '@/content/types'
import { countCharacters } from '@/lib/content/text/characters'
import { linkTo } from '@/lib/links'
import { AFFIRMATION_LIMIT, type SubmissionInput, submissionSchema, TRAP_FIELD } from '@/lib/submissions/schema'
import { RequestError, request } from '../browser/request'
import { notify, notifyError } from '../toasts/notify'
import { ToolToasts } from '../toasts/tool-toasts'
import { ErrorSummary } from './error-summary'
import { Preview } from './preview'
import { SubmissionThanks } from './submission-thanks'

type FieldName = keyof SubmissionInput
const LABELS: Record<FieldName, string> = {
  name: 'Your Name',
  email: 'Email Address',
  category: 'Category',
  affirmationText: 'Your Affirmation'
}
const FIELDS = Object.keys(LABELS) as FieldName[]
const EMPTY = { name: '', email: '', category: '', affirmationText: '' }
const FAILED = 'Failed to submit your affirmation. Please try again.'

interface SubmissionProps {
  categories: { name: string; displayName: string }[]
  thanks: { title: string; text: string }
  privacy: string
  /** Stands in the preview until something is typed. */
  example?: string
  /** What the server has sent back for a form that was sent without scripts; the notice says why it could not be stored. */
  sentBack?: { values: Record<FieldName, string>; errors: Partial<Record<string, string>>; notice?: string }
}

/** What to do at a field, from its message. */
function inShort(message = ''): string {
  return message.replace(/^Please /, '').replace(/\.$/, '')
}

/** The form for sending in an affirmation, which checks it at once and sends it without leaving the page. */
export default function Submission({
  categories,
  thanks,
  privacy,
  example = '',
  sentBack = { values: EMPTY, errors: {} }
}: SubmissionProps) {
  const [sent, setSent] = useState<SubmissionInput>()
  const [notice, setNotice] = useState(sentBack.notice)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // There are no default values: they would overwrite what was typed before React came, or restored by going back.
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<SubmissionInput>({
    resolver: zodResolver(submissionSchema),
    // The summary has the focus instead.
    shouldFocusError: false
  })
  const { errors, isSubmitting, isSubmitted, submitCount } = formState

  const send = handleSubmit(async (submission) => {
    try {
      await request('POST', linkTo('/api/submit'), submission)
      setSent(submission)
    } catch (error) {
      if (error instanceof RequestError) {
        const { detail, errors: problems } = error.problem
        for (const { field, message } of problems ?? []) setError(field as FieldName, { message })
        if (!problems) setNotice(detail)
      }
      notifyError(FAILED)
    }
  })

  /** Fields may have been filled in before React came, or by a program that does not tell the page. */
  const readFields = () => {
    const data = new FormData(form.current ?? undefined)
    for (const name of FIELDS) setValue(name, String(data.get(name) ?? '') as never)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    setNotice(undefined)
    readFields()
    void send()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when React comes
  useLayoutEffect(readFields, [])

  useEffect(() => {
    if (!sent) return
    // At once: the toast is placed by what is seen then.
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    notify({
      kind: 'success',
      answer: heading.current?.parentElement,
      title: 'Success!',
      description: 'Your affirmation has been submitted for review. Thank you for contributing!'
    })
  }, [sent])

  useEffect(() => {
    // Not when React comes: the visitor may be in a field already.
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  const hasErrors = isSubmitted || Object.keys(errors).length > 0
  const errorOf = (name: FieldName) => (hasErrors ? errors[name]?.message : sentBack.errors[name])
  const problems = FIELDS.filter((name) => errorOf(name) !== undefined).map((name) => ({
    id: `submit-${name}`,
    words: `${LABELS[name]}: ${inShort(errorOf(name))}`
  }))
  const field = (name: FieldName, hint = ''): InputHTMLAttributes<never> => ({
    id: `submit-${name}`,
    className: 'field mt-1',
    defaultValue: sentBack.values[name],
    'aria-required': true,
    'aria-invalid': errorOf(name) !== undefined || undefined,
    'aria-describedby': `${hint} ${errorOf(name) === undefined ? '' : `submit-${name}-error`}`.trim() || undefined,
    ...register(name)
  })
  const text = watch('affirmationText') ?? sentBack.values.affirmationText
  const category = (watch('category') ?? sentBack.values.category) as CategoryName | ''

  return (
    <>
      {sent ? (
        <SubmissionThanks {...thanks} {...sent} heading={heading} />
      ) : (
        <form
          ref={form}
          method="post"
          action={linkTo('/api/submit')}
          onSubmit={submit}
          noValidate
          data-failure={FAILED}
          className="relative space-y-6"
        >
          {notice && (
            <p role="alert" className="text-danger">
              {notice}
            </p>
          )}
          {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
          <Field id="submit-name" label={LABELS.name} error={errorOf('name')}>
            <input type="text" autoComplete="name" dir="auto" {...field('name')} />
          </Field>
          <Field id="submit-email" label={LABELS.email} error={errorOf('email')}>
            <input type="email" autoComplete="email" {...field('email')} />
          </Field>
          <Field id="submit-category" label={LABELS.category} error={errorOf('category')}>
            <select {...field('category')}>
              <option value="">Choose a category</option>
              {categories.map(({ name, displayName }) => (
                <option key={name} value={name}>
                  {displayName}
                </option>
              ))}
            </select>
          </Field>
          <Field id="submit-affirmationText" label={LABELS.affirmationText} error={errorOf('affirmationText')}>
            {/* A sentence in Arabic has its stop on the left. */}
            <textarea
              rows={4}
              dir="auto"
              {...field('affirmationText', 'submit-limit')}
              className="field mt-1 min-h-32"
            />
            {/* This description has no count: one that changes with each letter would be read out again with each. */}
            <span id="submit-limit" hidden>
              {`Up to ${AFFIRMATION_LIMIT} characters.`}
            </span>
            <p className="numerals mt-1 text-sm text-soft">{`${countCharacters(text)} of ${AFFIRMATION_LIMIT} characters`}</p>
          </Field>
          <Preview category={category || 'daily'} text={text.trim() || example} />
          <p className="text-sm text-soft">
            <span>{privacy}</span>{' '}
            <a href={linkTo('/privacy')} className="link">
              Privacy
            </a>
          </p>
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
          <Button
            type="submit"
            variant="primary"
            data-pending="Submitting..."
            aria-disabled={isSubmitting || undefined}
          >
            {isSubmitting ? 'Submitting...' : 'Submit Affirmation'}
          </Button>
        </form>
      )}
      <ToolToasts />
    </>
  )
}
