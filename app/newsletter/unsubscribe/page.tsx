import type { Metadata } from 'next'
import { UnsubscribeForm, UnsubscribeLead } from '@/components/blocks/forms/unsubscribe-form'
import { LinkPage } from '@/components/blocks/messages/messages'
import { PageHeader } from '@/components/layout/page-header'
import { confirmPage, unsubscribeFormPage, unsubscribePage } from '@/content/pages/newsletter'
import { readFormState } from '@/lib/http/read-form-state'
import { openLinks, readToken } from '@/lib/newsletter/emails/links'
import { maskedAddress, subscriberState } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'
import { linkPageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = linkPageMetadata(unsubscribePage.seo)

/** The page to which the link of an e-mail leads. Opening it changes nothing: mail scanners open every link. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/newsletter/unsubscribe'>) {
  const pressed = await readFormState('unsubscribe')
  if (pressed?.result === 'unsubscribed') return <LinkPage message={unsubscribePage.done} />
  const { token } = await searchParams
  const id = typeof token === 'string' && (await readToken('unsubscribe', token))
  if (!id) return <WithoutLink isBroken={token !== undefined || pressed !== undefined} />
  if ((await subscriberState(id)) === 'gone') return <LinkPage message={unsubscribePage.done} />
  const form = { action: routes.unsubscribeApi(), token, label: unsubscribePage.button }
  const { title, text } = unsubscribePage.ask
  const message = { title, text: text.replace('{address}', await maskedAddress(id)) }
  const more = { href: (await openLinks()).settingsPage(id), label: confirmPage.settings }
  return <LinkPage message={message} form={form} more={more} />
}

/** Offers to send another link. */
function WithoutLink({ isBroken }: { isBroken: boolean }) {
  const { invalid } = unsubscribePage
  const { title, label } = unsubscribeFormPage
  const lead = (
    <>
      {isBroken && `${invalid.text} `}
      <UnsubscribeLead />
    </>
  )
  return (
    <>
      <PageHeader
        steps={[{ label, href: routes.unsubscribeForm() }]}
        title={isBroken ? invalid.title : title}
        lead={lead}
      />
      <UnsubscribeForm />
    </>
  )
}
