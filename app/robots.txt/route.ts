import { cachedText } from '@/lib/api/cached'
import { env } from '@/lib/env'
import { robotsText } from '@/lib/seo/texts'

export const dynamic = 'force-dynamic'

const SECONDS = 86_400

/** What crawlers may read: everything. */
export function GET(request: Request) {
  return cachedText(request, robotsText(env().SITE_URL), 'text/plain; charset=utf-8', SECONDS)
}
