import { handleErrors } from '@/lib/http/api-response'
import { handleLinkAction, redirectToPage } from '@/lib/http/link-action'
import { readConfirmToken } from '@/lib/newsletter/emails/links'
import { moveSubscriber } from '@/lib/newsletter/list/settings'
import { confirmSubscriber } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'

/** Confirms an address, after which it gets the daily e-mail. A repeated request changes nothing more. */
export const POST = handleErrors((request: Request) =>
  handleLinkAction(request, 'confirm', async (token) => {
    const read = await readConfirmToken(token)
    if (!read) return 'invalid'
    if (read.expired) return 'expired'
    if (read.move) return (await moveSubscriber(read.id, read.move)) ? 'moved' : 'gone'
    return (await confirmSubscriber(read.id)) ? 'confirmed' : 'gone'
  })
)

export const GET = handleErrors(async (request: Request) => redirectToPage(request, routes.confirm()))
