import { answering, refuseAllBut } from '@/lib/api/answer'
import { answerLink, INVALID_TOKEN, type LinkAnswer, leadToPage } from '@/lib/api/link-call'
import { confirmSubscriber } from '@/lib/data/subscribers'
import { readConfirmToken } from '@/lib/mail/links'
import { wakeOutbox } from '@/lib/mail/wake'
import { routes } from '@/lib/routes'

const refusals: Record<'expired' | 'gone', LinkAnswer> = {
  expired: { status: 400, state: 'expired', detail: 'The link is older than 7 days. Sign up again to get a new one.' },
  gone: { status: 400, state: 'gone', detail: 'The address has left the list. Sign up again to join it.' }
}

/** Confirms an address, after which it gets the daily e-mail. Again is as good as once. */
export const POST = answering((request: Request) =>
  answerLink(request, routes.confirm(), async (token) => {
    const read = await readConfirmToken(token)
    if (!read) return INVALID_TOKEN
    if (read.expired) return refusals.expired
    if (!(await confirmSubscriber(read.id))) return refusals.gone
    wakeOutbox()
    return { status: 200, state: 'confirmed' }
  })
)

export const GET = answering(async (request: Request) => leadToPage(request, routes.confirm()))

export const { PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('GET', 'POST')
