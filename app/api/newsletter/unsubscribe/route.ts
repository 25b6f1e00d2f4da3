import { answering, refuseAllBut } from '@/lib/api/answer'
import { answerLink, INVALID_TOKEN, leadToPage } from '@/lib/api/link-call'
import { unsubscribe } from '@/lib/data/subscribers'
import { readUnsubscribeToken } from '@/lib/mail/links'
import { routes } from '@/lib/routes'

/**
 * Leaves the list, at once (RFC 8058: the address of List-Unsubscribe). Again is as good as once. No check of the origin:
 * mail programs post from wherever they are, and the signed token is the proof.
 */
export const POST = answering((request: Request) =>
  answerLink(request, routes.unsubscribe(), async (token) => {
    const id = await readUnsubscribeToken(token)
    if (!id) return INVALID_TOKEN
    await unsubscribe(id)
    return { status: 200, state: 'unsubscribed' }
  })
)

/** A person who opens the link of the header, or a scanner that opens every link. */
export const GET = answering(async (request: Request) => leadToPage(request, routes.unsubscribe()))

export const { PUT, PATCH, DELETE, OPTIONS } = refuseAllBut('GET', 'POST')
