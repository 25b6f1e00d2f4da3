import { site } from '@/content/site'
import { findPublishedOrRetired } from '@/lib/affirmations/reads/repository'
import type { Affirmation } from '@/lib/affirmations/types'
import { absoluteUrl } from '@/lib/env'
import { handleErrors } from '@/lib/http/api-response'
import { requestedDailyAffirmation } from '@/lib/http/public-reads'
import { routes, TODAY } from '@/lib/routes'
import { embedCard } from '@/lib/site/embed'

/** The card of an affirmation, by id or slug, or of today in the time zone `tz`, to be framed by pages of other sites. */
export const GET = handleErrors(async (request: Request, { params }: RouteContext<'/embed/[id]'>) => {
  const { id } = await params
  if (id === TODAY) {
    const { date, affirmation } = await requestedDailyAffirmation(request)
    return html(cardOf(affirmation, routes.day(date)))
  }
  const found = await findPublishedOrRetired(id)
  if (found && !found.isRetired) return html(cardOf(found.affirmation, routes.affirmation(found.affirmation.slug)))
  // People read this in a frame, so it is a card too.
  const words = 'This line is no longer here. There are others.'
  return html(embedCard({ words, href: absoluteUrl('/'), category: 'weekly', seed: site.name }), 404)
})

function cardOf({ id, text, category }: Affirmation, path: string): string {
  return embedCard({ words: text, href: absoluteUrl(path), category, seed: id })
}

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
