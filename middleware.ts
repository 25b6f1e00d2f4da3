import { type NextRequest, NextResponse } from 'next/server'
import { resolveScreen } from '@/lib/site/routes'

export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  const screen = resolveScreen(url.pathname)
  if (screen === url.pathname) return NextResponse.next()
  url.pathname = screen
  return NextResponse.rewrite(url)
}

/** Only what needs rewriting is let in: each address that passes here costs half of the server's throughput. */
export const config = {
  // Next would take the page cache into the edge's bundle, where there are no files.
  runtime: 'nodejs',
  matcher: ['/science', '/builder', '/how-to', '/how-to/:path*', '/((?!_next/|api/|assets/).*[A-Z].*)']
}
