import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { SplitSection } from '@/components/ui/section'
import { privacyPage } from '@/content/privacy'
import { controller } from '@/content/site'
import { env } from '@/lib/env'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { fillPrivacy } from '@/lib/site/privacy'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = pageMetadata({ ...privacyPage.seo, canonicalUrl: routes.privacy() })

/** What the site knows of its visitors, and for how long. */
export default function PrivacyPage() {
  const { title, lead, sections } = privacyPage
  const days = env().KEEP_SUBMITTERS_DAYS
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.privacy() }]} title={title} lead={lead} />
      <div className="shell space-y-10">
        {sections.map(({ id, title, paragraphs }) => (
          <SplitSection key={id} id={id} title={title} shares="4-7" className="hairline-top gap-y-4 pt-8">
            <div className="measure space-y-4">
              {paragraphs.map((text) => (
                <p key={text}>
                  <WithAddress text={fillPrivacy(text, days)} />
                </p>
              ))}
            </div>
          </SplitSection>
        ))}
      </div>
    </>
  )
}

/** The controller's address is a link wherever it stands. */
function WithAddress({ text }: { text: string }) {
  const [before, ...after] = text.split(controller.email)
  if (after.length === 0) return before
  return (
    <>
      {before}
      <a href={`mailto:${controller.email}`} className="link">
        {controller.email}
      </a>
      {after.join(controller.email)}
    </>
  )
}
