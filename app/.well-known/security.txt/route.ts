import { env } from '@/lib/env'
import { cachedText } from '@/lib/http/cached-json'
import { securityText } from '@/lib/site/security-text'

export const dynamic = 'force-dynamic'

/** The contacts for reports of security problems (RFC 9116). */
export function GET(request: Request) {
  return cachedText(request, securityText(env().SITE_URL, new Date()), 'text/plain; charset=utf-8')
}
