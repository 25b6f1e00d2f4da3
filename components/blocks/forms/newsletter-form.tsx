import { Fragment, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { privacyPage } from '@/content/pages/privacy'
import { signUp } from '@/content/pages/sign-up'
import { EMAIL_FORM } from '@/lib/content/text/text-schema'
import { readFormState } from '@/lib/http/read-form-state'
import { routes } from '@/lib/routes'

/** For a visitor without scripts, whom no toast tells. */
const STATUS = {
  subscribed: 'You’ve been subscribed to our daily affirmations newsletter.',
  confirm: 'Please open the email we sent you and confirm your address.'
}

/**
 * E-mail field and button of the free daily e-mail, for the home page, which is the response to the form without scripts;
 * components/islands/site/newsletter-form.ts sends it without leaving the page.
 * @param children what is claimed of it, after the promise and the link to how addresses are kept
 */
export async function NewsletterForm({ children }: { children?: ReactNode }) {
  const state = await readFormState('subscribe')
  const problem = state?.errors.email ?? state?.notice ?? ''
  const done = state?.result && signUp[state.result]
  const [before = '', after = ''] = done?.title.split('{email}') ?? []
  return (
    <form
      method="post"
      action={`${routes.subscribeApi()}#newsletter-signup`}
      data-newsletter=""
      data-invalid={EMAIL_FORM}
      // What comes of it takes the place of what it asks, which keeps its height.
      className="grid [&:has([data-done]:not([hidden]))>[data-asks]]:invisible *:[grid-column:1]"
    >
      <div data-asks="" className="row-start-1">
        <label htmlFor="newsletter-email" className="text-sm">
          Email address
        </label>
        <div className="mt-1 flex flex-wrap gap-3">
          <input
            id="newsletter-email"
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={state?.result ? '' : state?.values.email}
            className="field flex-[1_1_16rem] sm:max-w-md"
            aria-invalid={state?.errors.email !== undefined || undefined}
            aria-describedby={problem ? 'newsletter-problem' : undefined}
          />
          <Button
            type="submit"
            variant="primary"
            className="whitespace-nowrap max-sm:flex-1"
            data-pending="Subscribing..."
          >
            Start Free Daily Emails
          </Button>
        </div>
        <p role="status" className="mt-2 text-sm empty:hidden" />
        <p role="alert" id="newsletter-problem" className="mt-2 text-danger text-sm empty:hidden">
          {problem}
        </p>
      </div>
      <div data-done="" hidden={!done} className="row-start-1">
        {/* An address stands on a line of its own, and breaks after its sign and its dots. */}
        <p data-done-title="" tabIndex={-1} className="serif text-heading outline-hidden">
          {before}
          <span data-done-email="" translate="no" className="wrap-anywhere block font-sans text-base/[1.6]">
            {(state?.values.email.trim().match(/[^@.]*[@.]?/g) ?? []).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
              <Fragment key={index}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
          {after}
        </p>
        <p role="status" className="mt-2 max-w-xl">
          {state?.result && `${STATUS[state.result]} `}
          <span data-done-text="">{done?.text}</span>
        </p>
        <a
          href={`${routes.home()}#newsletter-signup`}
          data-again=""
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {signUp.again}
        </a>
      </div>
      <div className="numerals mt-3 text-sm text-soft">
        <p className="inline">
          <span>Free forever. Unsubscribe anytime. No spam, we promise.</span> {privacyPage.note.subscribe}
          <a href={routes.privacy()} className="link">
            {privacyPage.note.link}
          </a>
          .
        </p>{' '}
        {children}
      </div>
    </form>
  )
}
