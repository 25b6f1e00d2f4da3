'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from './hydrated'
import { notify, notifyError } from './notify'
import { RequestError, request } from './request'

/**
 * E-mail field and button of the free daily e-mail. The browser checks the form of the address, the server checks again.
 * The field keeps its own value: it may have been filled in before React came, by hand or by going back.
 */
export function NewsletterForm() {
  const id = useId()
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The address that has to be confirmed, where the site asks for that. */
  const [asked, setAsked] = useState<string>()

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    if (email.trim() === '' || pending) return
    setPending(true)
    setProblem(undefined)
    try {
      const { confirm } = await request<{ confirm?: boolean }>('POST', '/api/newsletter/subscribe', { email })
      form.reset()
      setAsked(confirm ? email.trim() : undefined)
      notify({
        kind: 'success',
        title: confirm ? 'One more step' : 'Success!',
        description: confirm
          ? 'Please open the email that is on its way to you and confirm your address.'
          : "You've been subscribed to our daily affirmations newsletter."
      })
    } catch (error) {
      if (error instanceof RequestError) setProblem(error.fieldErrors[0]?.message)
      notifyError('Failed to subscribe. Please try again.')
    } finally {
      setPending(false)
    }
  }

  return (
    <form method="post" onSubmit={submit} className="js-only">
      <label htmlFor={id} className="text-sm">
        Email address
      </label>
      <div className="mt-1 flex flex-col gap-3 sm:flex-row">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          className="field sm:max-w-md"
          onInput={() => setProblem(undefined)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button
          type="submit"
          className="button button-primary whitespace-nowrap"
          disabled={!hydrated}
          aria-disabled={pending}
        >
          {pending ? 'Subscribing...' : 'Start Free Daily Emails'}
        </button>
      </div>
      {asked && (
        <p role="status" className="mt-2 text-sm">
          An email is on its way to {asked}. Press the button that it leads to, and the daily line starts.
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-danger text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}
