/** Copies of pages: which may be cached, and what a cached one says. */
import { DATE_LANGUAGE } from '@/lib/calendar/language'

/** Never an error, a redirect, something of another site, or what the server forbids to store. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected && !/no-store/.test(headers.get('cache-control') ?? '')
}

/** Returns true if it is a page: an image or a feed that is opened in a tab is none. */
export function isPage({ headers }: Response): boolean {
  return /^text\/html\b/.test(headers.get('content-type') ?? '')
}

/** The title of a page as it stands in its HTML, escaped. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** The files under immutable names that a page asks for. */
export function addressesIn(html: string): string[] {
  return [...new Set(html.match(/\/(?:assets|_next\/static)\/[\w./~-]+\.(?:js|css|woff2)/g))]
}

/** The copy with a line at its top that says how old it is. */
export async function oldCopy(copy: Response): Promise<Response> {
  const html = await copy.text()
  return new Response(withBanner(html, copy.headers.get('date') ?? ''), { headers: copy.headers })
}

/** @param sentAt the date of the response */
export function withBanner(html: string, sentAt: string): string {
  const date = new Date(sentAt)
  if (Number.isNaN(date.getTime())) return html
  const words = new Intl.DateTimeFormat(DATE_LANGUAGE, { dateStyle: 'long', timeStyle: 'short' }).format(date)
  const banner = `<p role="note" class="old-copy border-hairline border-b bg-sunk px-5 py-2.5 text-center text-sm/[inherit]">You are reading a copy from <time datetime="${date.toISOString()}">${words}</time>: the network does not answer.</p>`
  return html.replace(/<main[^>]*>/, (main) => main + banner)
}
