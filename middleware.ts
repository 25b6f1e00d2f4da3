import { type NextRequest, NextResponse } from 'next/server'
import { resolveScreen } from '@/lib/site/routes'

export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  const screen = resolveScreen(url.pathname)
  if (screen === url.pathname) return NextResponse.next()
  url.pathname = screen
  return NextResponse.rewrite(url)
}

/** Matches only addresses that need rewriting: each address that passes here halves the server's throughput. */
export const config = {
  // For the edge runtime Next would bundle what this imports a second time.
  runtime: 'nodejs',
  matcher: ['/science', '/builder', '/how-to', '/how-to/:path*', '/((?!_next/|api/|assets/).*[A-Z].*)']
}
