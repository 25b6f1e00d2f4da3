import { handleErrors, textResponse } from '@/lib/http/api-response'
import { ProblemDetails } from '@/lib/http/problem-details'
import { sitemapText } from '@/lib/site/crawlers/sitemaps'

/** One of the sitemaps of the index: pages.xml, affirmations-daily.xml … */
export const GET = handleErrors(async (_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) => {
  const [, name] = /^(.+)\.xml$/.exec((await params).file) ?? []
  const text = name && (await sitemapText(name))
  if (!text) throw new ProblemDetails(404, 'There is no such sitemap.')
  return textResponse(text, 'application/xml; charset=utf-8')
})
