import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { type SubmissionInput, submissionSchema } from '@/lib/submissions/schema'
import { type Handover, hydrateIsland } from '../island'
import { notify, notifyError } from '../notify'
import { RequestError, request } from '../request'
import {
  SUBMISSION_FIELDS,
  type SubmissionField,
  type SubmissionProps,
  SubmissionThanks,
  SubmissionView
} from './submission-view'

const EMPTY: SubmissionProps['values'] = { name: '', email: '', category: '', affirmationText: '' }

/** Checks the form at once, and sends it without leaving the page. */
function Submission({ handover, ...props }: SubmissionProps & { handover: Handover }) {
  const [isSent, setSent] = useState(false)
  /** The values and messages that the server has sent back for a form that was sent without scripts. */
  const [sentBack, setSentBack] = useState({ values: props.values, errors: props.errors, notice: props.notice })
  const heading = useRef<HTMLHeadingElement>(null)
  const formElement = useRef<HTMLFormElement>(null)
  // Without default values, which would overwrite what was typed before React came, or restored by going back.
  const { register, handleSubmit, reset, setError, setFocus, setValue, watch, formState } = useForm<SubmissionInput>({
    resolver: zodResolver(submissionSchema)
  })
  const { errors, isSubmitting, isSubmitted } = formState

  const send = handleSubmit(async (submission) => {
    try {
      await request('POST', '/api/submit', submission)
      notify({
        kind: 'success',
        title: 'Success!',
        description: 'Your affirmation has been submitted for review. Thank you for contributing!'
      })
      setSentBack({ values: EMPTY, errors: {}, notice: undefined })
      reset()
      setSent(true)
    } catch (error) {
      if (error instanceof RequestError) {
        for (const [index, { field, message }] of error.fieldErrors.entries()) {
          setError(field as SubmissionField, { message }, { shouldFocus: index === 0 })
        }
      }
      notifyError('Failed to submit your affirmation. Please try again.')
    }
  })

  /** Fields may have been filled in before React came, or by a program that does not tell the page. */
  const readFields = () => {
    const data = new FormData(formElement.current ?? undefined)
    for (const name of SUBMISSION_FIELDS) setValue(name, String(data.get(name) ?? '') as never)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isSubmitting) return
    readFields()
    void send()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: handed over once, with the form
  useLayoutEffect(() => {
    readFields()
    if (handover.submittedAt !== undefined) submit()
  }, [])

  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])

  if (isSent) {
    const startAgain = () => {
      flushSync(() => setSent(false))
      setFocus('name')
    }
    return <SubmissionThanks thanks={props.thanks} heading={heading} onAgain={startAgain} />
  }

  const messages: SubmissionProps['errors'] = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message])
  )
  return (
    <SubmissionView
      {...props}
      values={sentBack.values}
      errors={isSubmitted || Object.keys(messages).length > 0 ? messages : sentBack.errors}
      notice={isSubmitted ? undefined : sentBack.notice}
      count={(watch('affirmationText') ?? sentBack.values.affirmationText).trim().length}
      isPending={isSubmitting}
      onSubmit={submit}
      register={register}
      form={formElement}
    />
  )
}

export function mount(root: HTMLElement, handover: Handover): void {
  hydrateIsland(root, Submission, handover)
}
