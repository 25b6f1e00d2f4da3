import type { Metadata } from 'next'
import { HomeLink, MessagePage, NotFoundPage } from '@/components/blocks/messages/messages'
import { notFoundCases, refusals } from '@/content/pages/not-found'

export async function generateMetadata({ params }: PageProps<'/refused/[status]'>): Promise<Metadata> {
  const refusal = refusalOf((await params).status)
  return refusal ? { title: refusal.title, robots: { index: false } } : notFoundCases.page.seo
}

/** What the server sends a visitor whose request it has refused before it was read. */
export default async function RefusedPage({ params }: PageProps<'/refused/[status]'>) {
  const { status } = await params
  const refusal = refusalOf(status)
  if (!refusal) return <NotFoundPage of="page" />
  return (
    <MessagePage status={Number(status)} title={refusal.title} text={refusal.text}>
      <HomeLink variant="quiet" />
    </MessagePage>
  )
}

function refusalOf(status: string) {
  return Object.hasOwn(refusals, status) ? refusals[status] : undefined
}
