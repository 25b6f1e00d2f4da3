import { handleErrors } from '@/lib/http/api-response'
import { handleLinkAction, INVALID_TOKEN, type LinkActionResult, redirectToPage } from '@/lib/http/link-action'
import { readConfirmToken } from '@/lib/newsletter/emails/links'
import { confirmSubscriber } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'

const refusals: Record<'expired' | 'gone', LinkActionResult<'confirm'>> = {
  expired: { status: 400, state: 'expired', detail: 'The link is older than 14 days. Sign up again to get a new one.' },
  gone: { status: 400, state: 'gone', detail: 'The address has left the list. Sign up again to join it.' }
}

/** Confirms an address, after which it gets the daily e-mail. Again is as good as once. */
export const POST = handleErrors((request: Request) =>
  handleLinkAction(request, 'confirm', routes.confirm(), async (token) => {
    const read = await readConfirmToken(token)
    if (!read) return INVALID_TOKEN
    if (read.expired) return refusals.expired
    if (!(await confirmSubscriber(read.id))) return refusals.gone
    return { status: 200, state: 'confirmed' }
  })
)

export const GET = handleErrors(async (request: Request) => redirectToPage(request, routes.confirm()))
