import { cachedText } from '@/lib/http/cached-json'
import { webManifest } from '@/lib/site/text-files'

export const dynamic = 'force-dynamic'

const SECONDS = 86_400

/** What the site is called and looks like once it is installed. */
export function GET(request: Request) {
  return cachedText(request, webManifest(), 'application/manifest+json', SECONDS)
}
