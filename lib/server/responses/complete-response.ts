/** Completes what Next has answered: adds the headers that every response has, and finishes pages. */
import { type Route, routes } from '../../routes'
import type { NextResponse } from '../next-app'
import { type FinishOptions, finishPage } from './finish-page'
import { commonHeaders, filePolicy } from './headers'

/** Headers that belong to Next's connection, or that this server sets itself. */
const DROPPED_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|date|vary|last-modified|accept-ranges|x-nextjs-.*|x-middleware-.*|x-render-page)$/

export function completeResponse(
  { status, headers, body }: NextResponse,
  route: Route | undefined,
  options: Omit<FinishOptions, 'status'>
): NextResponse {
  const common = commonHeaders(options.isHttps, route)
  const type = headers['content-type']
  // The embed card is HTML too, but app/embed writes it completely.
  if (!type?.startsWith('text/html') || route?.kind === 'file') {
    const kept = Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.test(name))
    // A handler's own links, and those of all API responses.
    const links = [common, headers].flatMap(({ link }) => link ?? []).join(', ')
    const own = { ...Object.fromEntries(kept), ...(links && { link: links }), ...(route && filePolicy(route, type)) }
    return { status, headers: { ...common, ...own }, body }
  }
  const page = finishPage(body.toString('utf8'), { ...options, status })
  const own = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'speculation-rules': `"${routes.speculationRules()}"`,
    ...fontPreloads(headers.link),
    ...(headers.location && { location: headers.location }),
    ...(headers['retry-after'] && { 'retry-after': headers['retry-after'] })
  }
  return { status: page.status, headers: { ...common, ...own }, body: Buffer.from(page.html) }
}

/** The Link header that preloads fonts. Next's other preloads are dropped: the style sheet is inlined, and scripts are removed. */
function fontPreloads(link = ''): { link?: string } {
  const fonts = link.split(/,\s*(?=<)/).filter((file) => file.includes('as="font"'))
  const links = fonts.map((font) => `${font.split(';')[0]}; rel=preload; as=font; crossorigin`)
  return links.length > 0 ? { link: links.join(', ') } : {}
}
