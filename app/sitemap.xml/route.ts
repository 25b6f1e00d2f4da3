import { handleErrors, textResponse } from '@/lib/http/api-response'
import { sitemapIndexText } from '@/lib/site/crawlers/sitemaps'

/** Next would render an address of this name at the build, which has no database. */
export const dynamic = 'force-dynamic'

/** The index of the sitemaps. */
export const GET = handleErrors(async () => {
  return textResponse(await sitemapIndexText(), 'application/xml; charset=utf-8')
})
