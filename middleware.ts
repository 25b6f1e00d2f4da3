import { type NextRequest, NextResponse } from 'next/server'
import { resolvePath } from '@/lib/routes'

/**
 * Rewrites aliases and pictures of the day to the paths of app/. The server has folded their case before. Next
 * warns that this file should be named proxy.ts; the site keeps the name that its owner chose.
 */
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  const path = resolvePath(url.pathname)
  if (path === url.pathname) return NextResponse.next()
  url.pathname = path
  return NextResponse.rewrite(url)
}

/** Only addresses that need rewriting, because middleware doubles the time of a request. */
export const config = {
  // For the edge runtime Next would bundle the imports of this file a second time.
  runtime: 'nodejs',
  matcher: ['/science', '/builder', '/how-to', '/how-to/:path*', '/(today.*\\.png)']
}
