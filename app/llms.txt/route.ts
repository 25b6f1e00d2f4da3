import { env } from '@/lib/env'
import { cachedText } from '@/lib/http/cached-json'
import { llmsText } from '@/lib/site/llms'

export const dynamic = 'force-dynamic'

/** A map of the site for language models. */
export function GET(request: Request) {
  return cachedText(request, llmsText(env().SITE_URL), 'text/plain; charset=utf-8')
}
