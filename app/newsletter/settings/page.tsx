import type { Metadata } from 'next'
import { SettingsForm } from '@/components/blocks/forms/settings-form'
import { LinkPage } from '@/components/blocks/messages/messages'
import { PageHeader } from '@/components/layout/page-header'
import { confirmPage, settingsPage } from '@/content/pages/newsletter'
import { readFormState } from '@/lib/http/read-form-state'
import { openLinks, readToken } from '@/lib/newsletter/emails/links'
import { readSettings } from '@/lib/newsletter/list/settings'
import { maskedAddress } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'
import { linkPageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = linkPageMetadata(settingsPage.seo)

/** The page where a reader of the daily e-mail chooses time, days and categories, by the link in each e-mail. */
export default async function SettingsPage({ searchParams }: PageProps<'/newsletter/settings'>) {
  const posted = await readFormState('settings')
  const token = posted?.values.token ?? (await searchParams).token
  const id = typeof token === 'string' ? await readToken('settings', token) : undefined
  if (!id) return <LinkPage message={settingsPage.invalid} />
  const settings = await readSettings(id)
  if (!settings) return <LinkPage message={confirmPage.gone} />
  const { title, label, lead } = settingsPage
  const address = await maskedAddress(id)
  return (
    <>
      <PageHeader
        steps={[{ label, href: routes.settings() }]}
        title={title}
        lead={lead.replace('{address}', address)}
      />
      <SettingsForm
        token={String(token)}
        settings={settings}
        posted={posted}
        unsubscribe={(await openLinks()).unsubscribePage(id)}
      />
    </>
  )
}
