import type { Metadata } from 'next'
import { HomeLink, MessagePage, TryAgainLink } from '@/components/blocks/messages/messages'
import { site } from '@/content/site'

export const metadata: Metadata = {
  title: { absolute: `This page could not be loaded | ${site.name}` },
  robots: { index: false }
}

/**
 * The server sends it at any address if a page could not be rendered (lib/server/handle-request.ts). At its own there is nothing.
 */
export default function UnavailablePage() {
  return (
    <MessagePage
      status={404}
      line="error"
      title="This page could not be loaded"
      text="Something on our side did not answer. Please try again in a minute."
    >
      <TryAgainLink />
      <HomeLink variant="quiet" />
    </MessagePage>
  )
}
