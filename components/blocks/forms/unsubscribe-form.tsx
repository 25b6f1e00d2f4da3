import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { unsubscribeFormPage } from '@/content/pages/newsletter'
import { env } from '@/lib/env'
import { readFormState } from '@/lib/http/read-form-state'
import { routes } from '@/lib/routes'
import { fillPrivacy } from '@/lib/site/privacy'
import { Prose } from '../text/prose'

/** What to do for whoever has no link at hand. */
export function UnsubscribeLead() {
  const { lead, leadWithoutMail } = unsubscribeFormPage
  return env().SMTP_URL === undefined ? <Prose text={fillPrivacy(leadWithoutMail, env().KEEP_SUBMITTERS_DAYS)} /> : lead
}

/** Asks for the address that the link to unsubscribe is sent to, if the site can send e-mail. */
export async function UnsubscribeForm() {
  const { button, sentTitle, sent, another } = unsubscribeFormPage
  const state = await readFormState('unsubscribeLink')
  const problem = state?.errors.email ?? state?.notice
  if (state?.result) {
    return (
      <div role="status" className="shell">
        <h2 className="text-heading">{sentTitle}</h2>
        <p className="measure mt-3">{sent}</p>
        <a href={routes.unsubscribeForm()} className="link mt-3 inline-flex min-h-11 items-center">
          {another}
        </a>
      </div>
    )
  }
  if (env().SMTP_URL === undefined) return null
  return (
    <form method="post" action={routes.unsubscribeLinkApi()} className="shell space-y-6">
      <Field id="unsubscribe-email" label="Email address" error={problem}>
        <input
          id="unsubscribe-email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={state?.values.email}
          className="field mt-1 block sm:max-w-md"
          aria-invalid={state?.errors.email !== undefined || undefined}
          aria-describedby={problem ? 'unsubscribe-email-error' : undefined}
        />
      </Field>
      <Button type="submit" variant="primary">
        {button}
      </Button>
    </form>
  )
}
