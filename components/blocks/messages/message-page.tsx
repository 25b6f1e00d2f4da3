import type { ReactNode } from 'react'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { ButtonLink, ButtonRow, type ButtonVariant } from '@/components/ui/button'
import { messageLines } from '@/content/message-lines'
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
    <Sky category="weekly" seed={id} wide>
      {status && <meta name="response-status" content={String(status)} />}
      <div className="shell flex min-h-[min(84svh,48rem)] flex-col items-start pt-4 pb-56 lg:pb-44">
        {steps && <Breadcrumb steps={steps} />}
        <p className={`serif my-auto py-10 ${affirmationSize(words)}`}>
          <a href={routes.affirmation(slug)} className="underline-offset-8 hover:underline">
            {words}
          </a>
        </p>
        <h1 className="text-xl">{title}</h1>
        <p className="measure mt-2 text-balance">{text}</p>
        <ButtonRow className="mt-6">{children}</ButtonRow>
      </div>
    </Sky>
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
