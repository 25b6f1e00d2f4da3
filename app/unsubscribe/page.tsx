import type { Metadata } from 'next'
import { UnsubscribeForm, UnsubscribeLead } from '@/components/blocks/forms/unsubscribe-form'
import { PageHeader } from '@/components/layout/page-header'
import { unsubscribeFormPage } from '@/content/pages/newsletter'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...unsubscribeFormPage.seo, canonicalUrl: routes.unsubscribeForm() })

export default function UnsubscribeFormPage() {
  const { title, label } = unsubscribeFormPage
  return (
    <>
      <PageHeader steps={[{ label, href: routes.unsubscribeForm() }]} title={title} lead={<UnsubscribeLead />} />
      <UnsubscribeForm />
    </>
  )
}
