import type { Metadata } from 'next'
import { LinkPage } from '@/components/blocks/messages/messages'
import { confirmPage } from '@/content/pages/newsletter'
import { readFormState } from '@/lib/http/read-form-state'
import { openLinks, readConfirmToken } from '@/lib/newsletter/emails/links'
import { subscriberState } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'
import { linkPageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = linkPageMetadata(confirmPage.seo)

const { done, expired, gone, invalid, newAddress } = confirmPage
/** The message of the page once its button was pressed, by the result. */
const messages = { confirmed: done, moved: newAddress.done, expired, gone, invalid }

/** The page to which the link of the confirm mail leads. Opening it changes nothing: mail scanners open every link. */
export default async function ConfirmPage({ searchParams }: PageProps<'/newsletter/confirm'>) {
  const pressed = await readFormState('confirm')
  if (pressed?.result) return <Result result={pressed.result} token={pressed.values.token} />
  const { token } = await searchParams
  const read = typeof token === 'string' ? await readConfirmToken(token) : undefined
  if (!read) return <LinkPage message={invalid} />
  const subscriber = await subscriberState(read.id)
  if (subscriber === 'confirmed' && !read.move) return <LinkPage message={done} />
  if (read.expired) return <LinkPage message={expired} />
  if (subscriber === 'gone') return <LinkPage message={gone} />
  const { ask, button } = read.move ? newAddress : confirmPage
  const form = { action: routes.confirmApi(), token: String(token), label: button }
  return <LinkPage message={ask} form={form} />
}

/** Whoever has just joined is offered the settings, this once: whoever opens the link later may have been forwarded it. */
async function Result({ result, token }: { result: keyof typeof messages; token: string }) {
  const id = result === 'confirmed' ? (await readConfirmToken(token))?.id : undefined
  const more = id ? { href: (await openLinks()).settingsPage(id), label: confirmPage.settings } : undefined
  return <LinkPage message={messages[result]} more={more} />
}
