import { answering } from '@/lib/api/answer'
import { cachedText, LINE_SECONDS } from '@/lib/api/cached'
import { Problem } from '@/lib/api/problem'
import { env } from '@/lib/env'
import { sitemapText } from '@/lib/sitemaps'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ file: string }>
}

/** One of the sitemaps of the index: pages.xml, affirmations-daily-1.xml … */
export const GET = answering(async (request: Request, { params }: Context) => {
  const [, name] = /^(.+)\.xml$/.exec((await params).file) ?? []
  const text = name && (await sitemapText(name, env().SITE_URL))
  if (!text) throw new Problem(404, 'There is no such sitemap.')
  return cachedText(request, text, 'application/xml; charset=utf-8', LINE_SECONDS)
})
