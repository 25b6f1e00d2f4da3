import { textResponse } from '@/lib/http/api-response'
import { securityText } from '@/lib/site/crawlers/security-text'

/** The contacts for reports of security problems (RFC 9116). */
export function GET() {
  return textResponse(securityText(new Date()), 'text/plain; charset=utf-8')
}
