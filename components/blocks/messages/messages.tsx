import type { ReactNode } from 'react'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { SearchField } from '@/components/layout/search-field'
import { Button, ButtonLink, ButtonRow, type ButtonVariant } from '@/components/ui/button'
import { messageLines } from '@/content/message-lines'
import { type NotFoundCase, notFoundCases } from '@/content/pages/not-found'
import type { CategoryName } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import type { Crumb } from '@/lib/site/metadata/structured-data'

interface MessagePageProps {
  /**
   * The status of the page, which lib/server takes from the HTML; 200 by default. This is the one place where a page does not use
   * Next's own: `notFound()` in a page gives 404 with an empty body that scripts fill in, and there is no way to 410, 429 or 503.
   */
  status?: number
  /** The pages above it, then itself, if it has a breadcrumb. */
  steps?: Crumb[]
  /** The affirmation that stands above the message. */
  line?: keyof typeof messageLines
  title: string
  text: string
  /** Its buttons. */
  children: ReactNode
}

/** A page with nothing but a message, such as not found or an error: a night sky, one line, the message, a way on. */
export function MessagePage({ status, steps, line = 'calm', title, text, children }: MessagePageProps) {
  const { id, slug, text: words } = messageLines[line]
  return (
    <Sky category="weekly" seed={id} shape="wide">
      {status && <meta name="response-status" content={String(status)} />}
      <div className="shell flex min-h-[min(84svh,48rem)] flex-col items-start pt-4 pb-56 lg:pb-44">
        {steps && <Breadcrumb steps={steps} />}
        <p className={`serif mt-auto pt-10 pb-8 ${affirmationSize(words)}`}>
          <a href={routes.affirmation(slug)} className="underline-offset-8 hover:underline">
            {words}
          </a>
        </p>
        <h1 className="text-heading">{title}</h1>
        <p className="measure mt-2 text-balance">{text}</p>
        <ButtonRow className="mt-6">{children}</ButtonRow>
      </div>
    </Sky>
  )
}

/** The page for an address that does not exist, with the words of its route and status 404. */
export function NotFoundPage({ of }: { of: NotFoundCase }) {
  const { heading, text, parents, actions } = notFoundCases[of]
  return (
    <MessagePage status={404} steps={[...parents, { label: heading }]} line="lost" title={heading} text={text}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
      <div className="mt-3 w-full max-w-sm">
        <SearchField id="lost-search" label="Search this site" />
      </div>
    </MessagePage>
  )
}

/** The page of an affirmation that is no longer on the site, with status 410. */
export function RetiredPage({ category }: { category: CategoryName }) {
  const { displayName } = findCategory(category)
  return (
    <MessagePage
      status={410}
      steps={[{ label: displayName, href: routes.category(category) }, { label: 'Retired' }]}
      title="This affirmation has been retired"
      text={`It was in ${displayName} and is no longer on the site. The others are still there.`}
    >
      <ButtonLink href={routes.category(category)} variant="primary">
        More {displayName}
      </ButtonLink>
      <ButtonLink href={`${routes.home()}#daily-quote`} variant="quiet">
        Today’s Affirmation
      </ButtonLink>
    </MessagePage>
  )
}

interface LinkPageProps {
  message: { title: string; text: string }
  /** The button, until it has been pressed. It is a plain form, so that it works without scripts. */
  form?: { action: string; token: string; label: string }
  /** Another way to go on. */
  more?: { href: string; label: string }
}

/** The page that a link in an e-mail leads to: it explains its button, and afterwards says what has happened. */
export function LinkPage({ message, form, more }: LinkPageProps) {
  return (
    <MessagePage {...message}>
      {form ? (
        <form method="post" action={form.action}>
          <input type="hidden" name="token" value={form.token} />
          <Button type="submit" variant="primary">
            {form.label}
          </Button>
        </form>
      ) : (
        <HomeLink variant="primary" />
      )}
      {more && (
        <ButtonLink href={more.href} variant="quiet">
          {more.label}
        </ButtonLink>
      )}
    </MessagePage>
  )
}

/** Asks for the same page again. */
export function TryAgainLink() {
  return (
    // An empty address is the one that was asked for.
    <ButtonLink href="" variant="primary">
      Try Again
    </ButtonLink>
  )
}

export function HomeLink({ variant }: { variant: ButtonVariant }) {
  return (
    <ButtonLink href={routes.home()} variant={variant}>
      Back to Home
    </ButtonLink>
  )
}
