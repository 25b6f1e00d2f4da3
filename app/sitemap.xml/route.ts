import { answering } from '@/lib/api/answer'
import { cachedText, LINE_SECONDS } from '@/lib/api/cached'
import { env } from '@/lib/env'
import { sitemapIndexText } from '@/lib/sitemaps'

export const dynamic = 'force-dynamic'

/** The index of the sitemaps. */
export const GET = answering(async (request: Request) => {
  return cachedText(request, await sitemapIndexText(env().SITE_URL), 'application/xml; charset=utf-8', LINE_SECONDS)
})
