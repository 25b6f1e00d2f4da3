import type { Metadata } from 'next'
import { MessagePage } from '@/components/blocks/message-page'
import { site } from '@/content/site'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: { absolute: `This page could not be loaded | ${site.name}` },
  robots: { index: false }
}

/**
 * What our server sends, at any address and without scripts, where a page could not be made (lib/server/error-page.ts).
 * It has no address of its own.
 */
export default function UnavailablePage() {
  return (
    <MessagePage
      title="This page could not be loaded"
      text="Something on our side did not answer. Please try again in a minute."
    >
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for */}
      <a href="" className="button button-primary">
        Try Again
      </a>
      <a href={routes.home()} className="button button-quiet">
        Back to Home
      </a>
    </MessagePage>
  )
}
