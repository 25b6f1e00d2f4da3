import type { Metadata } from 'next'
import { MessagePage } from '@/components/blocks/message-page'
import { ButtonLink } from '@/components/ui/button'
import { site } from '@/content/site'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: { absolute: `This page could not be loaded | ${site.name}` },
  robots: { index: false }
}

/**
 * The server sends it at any address if a page could not be rendered (lib/server/pages.ts). It has no address of its own.
 */
export default function UnavailablePage() {
  return (
    <MessagePage
      title="This page could not be loaded"
      text="Something on our side did not answer. Please try again in a minute."
    >
      {/* An empty address is the one that was asked for. */}
      <ButtonLink href="" variant="primary">
        Try Again
      </ButtonLink>
      <ButtonLink href={routes.home()} variant="quiet">
        Back to Home
      </ButtonLink>
    </MessagePage>
  )
}
