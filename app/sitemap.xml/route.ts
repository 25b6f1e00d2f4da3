import { env } from '@/lib/env'
import { handleErrors } from '@/lib/http/api-response'
import { cachedText } from '@/lib/http/cached-json'
import { sitemapIndexText } from '@/lib/site/sitemaps/sitemaps'

export const dynamic = 'force-dynamic'

/** The index of the sitemaps. */
export const GET = handleErrors(async (request: Request) => {
  return cachedText(request, await sitemapIndexText(env().SITE_URL), 'application/xml; charset=utf-8')
})
