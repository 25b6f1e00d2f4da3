import { env } from '@/lib/env'
import { cachedText } from '@/lib/http/cached-json'
import { robotsText } from '@/lib/site/text-files'

export const dynamic = 'force-dynamic'

const SECONDS = 86_400

/** What crawlers may read: everything. */
export function GET(request: Request) {
  return cachedText(request, robotsText(env().SITE_URL), 'text/plain; charset=utf-8', SECONDS)
}
