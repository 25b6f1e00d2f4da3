import type { Metadata } from 'next'
import { MessagePage, TryAgainLink } from '@/components/blocks/messages/messages'
import { HelpNowLink } from '@/components/layout/help-now-link'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { offlinePage } from '@/content/pages/offline'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...offlinePage.seo, robots: { index: false } }

/** Shown by the service worker for a page of which there is no copy. It puts the pages that have been read into the list. */
export default function OfflinePage() {
  const { title, text, keptTitle } = offlinePage
  return (
    <>
      <MessagePage line="offline" title={title} text={text}>
        <TryAgainLink />
        <ButtonLink href={routes.generator()} variant="quiet">
          Generate an Affirmation
        </ButtonLink>
      </MessagePage>
      <div className="shell pt-4">
        <HelpNowLink />
      </div>
      <Section
        as="nav"
        name="kept"
        className="shell pt-12 has-[ul:empty]:hidden"
        heading="text-heading"
        title={keptTitle}
      >
        <ul data-kept="" className="mt-4 max-w-3xl" />
      </Section>
    </>
  )
}
