import { handleErrors } from '@/lib/http/api-response'
import { handleLinkAction, redirectToPage } from '@/lib/http/link-action'
import { readToken } from '@/lib/newsletter/emails/links'
import { unsubscribe } from '@/lib/newsletter/list/subscribers'
import { routes } from '@/lib/routes'

/**
 * Leaves the list, at once (RFC 8058: the address of List-Unsubscribe). A repeated request changes nothing more. The origin is
 * not checked: mail programs post from wherever they are, and the signed token is the proof.
 */
export const POST = handleErrors((request: Request) =>
  handleLinkAction(request, 'unsubscribe', async (token) => {
    const id = await readToken('unsubscribe', token)
    if (!id) return 'invalid'
    await unsubscribe(id)
    return 'unsubscribed'
  })
)

/** A person who opens the link of the header, or a scanner that opens every link. */
export const GET = handleErrors(async (request: Request) => redirectToPage(request, routes.unsubscribe()))
