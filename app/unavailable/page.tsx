import type { Metadata } from 'next'
import { MessagePage, TryAgainLink } from '@/components/blocks/message-page'
import { ButtonLink } from '@/components/ui/button'
import { site } from '@/content/site'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: { absolute: `This page could not be loaded | ${site.name}` },
  robots: { index: false }
}

/**
 * The server sends it at any address if a page could not be rendered (lib/server/page-renderer.ts). It has no address of its own.
 */
export default function UnavailablePage() {
  return (
    <MessagePage
      title="This page could not be loaded"
      text="Something on our side did not answer. Please try again in a minute."
    >
      <TryAgainLink />
      <ButtonLink href={routes.home()} variant="quiet">
        Back to Home
      </ButtonLink>
    </MessagePage>
  )
}
