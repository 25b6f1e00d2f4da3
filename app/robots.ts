import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/env'
import { routes } from '@/lib/routes'

/** The origin is that of the start, not that of the build. */
export const dynamic = 'force-dynamic'

/** Everything may be crawled: images and the files of pages are needed to show them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(routes.sitemap()) }
}
