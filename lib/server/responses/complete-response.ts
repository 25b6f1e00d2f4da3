/** Completes a response of Next: adds the headers that every response has, and finishes pages. */
import { Parser } from 'htmlparser2'
import { type SiteScript, scripts } from '../../../content/site'
import { type Route, routes } from '../../routes'
import { HOUR_SCRIPT } from '../../site/hour-sky'
import type { InternalResponse } from '../next-app'
import { commonHeaders, DEVELOPMENT_POLICY, filePolicy, pagePolicy, sourceOf } from './headers'

/** Written by components/blocks/messages/messages.tsx. */
const STATUS_META = 'response-status'

interface RewriteOptions {
  /** The status from Next; a page may override it. */
  status: number
  isDevelopment: boolean
  /** Removes all scripts, the site's own and those of development as well. */
  isWithoutScripts?: boolean
  /** Those of content/site.ts unless given. */
  siteScripts?: SiteScript[]
  /** Returns the text of a style sheet, which is then inlined, or undefined to keep the link. */
  readStyleSheet: (href: string) => string | undefined
}

/** Headers that belong to Next's connection, or that this server sets itself. */
const DROPPED_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|date|vary|last-modified|accept-ranges|x-nextjs-.*|x-middleware-.*|x-render-page)$/

export function completeResponse(
  { status, headers, body }: InternalResponse,
  route: Route | undefined,
  options: Omit<RewriteOptions, 'status'>
): InternalResponse {
  const common = commonHeaders(route)
  const type = headers['content-type']
  // The embed card is HTML too, but app/embed writes it completely.
  if (!type?.startsWith('text/html') || route?.kind === 'file') {
    const kept = Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.test(name))
    // A handler's own links, and those of all API responses.
    const links = [common, headers].flatMap(({ link }) => link ?? []).join(', ')
    const own = {
      ...Object.fromEntries(kept),
      // Some programs take JSON without it for Latin-1.
      ...(type === 'application/json' && { 'content-type': 'application/json; charset=utf-8' }),
      ...(links && { link: links }),
      ...(route && filePolicy(route, type))
    }
    return { status, headers: { ...common, ...own }, body }
  }
  const page = rewriteHtml(body.toString('utf8'), { ...options, status })
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

/**
 * Rewrites the HTML of a page that Next has rendered: removes Next's own scripts and their data, which only hydration needs, and leaves the
 * site's own scripts, of /assets and of content/site.ts, and the inline one of the hour. Development keeps Next's scripts, which reload the page. htmlparser2 parses the page; whatever is
 * not cut or inserted stays as Next has written it. Exported for tests.
 */
export function rewriteHtml(html: string, options: RewriteOptions) {
  const { isDevelopment, isWithoutScripts, readStyleSheet, siteScripts = scripts } = options
  const parts: string[] = []
  let done = 0
  const sheets = new Map<string, string>()
  const structuredData: string[] = []
  const styleAttributes = new Set<string>()
  let { status } = options
  let endOfHead: number | undefined
  let endOfBody: number | undefined
  let isNoIndex = false
  let script: { start: number; textStart: number; isData: boolean } | undefined

  const isOwn = (src = '') => src.startsWith('/assets/') || siteScripts.some((script) => script.src === src)

  /** Leaves out a part that follows all parts left out before. Returns the index of an empty part in its place. */
  function cut(start: number, end: number): number {
    parts.push(html.slice(done, start), '')
    done = end
    return parts.length - 1
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const cutThis = () => cut(parser.startIndex, parser.endIndex + 1)
      if (attributes.style) styleAttributes.add(sourceOf(attributes.style))
      if (name === 'script') {
        const isData = attributes.type === 'application/ld+json'
        // In development Next hydrates the page, so the page has to stay as Next has rendered it.
        const isKept = !isWithoutScripts && (isDevelopment || isOwn(attributes.src))
        const textStart = parser.endIndex + 1
        script = isKept ? undefined : { start: parser.startIndex, textStart, isData }
      }
      if (name === 'meta' && attributes.name === 'robots')
        isNoIndex ||= attributes.content?.includes('noindex') ?? false
      if (name === 'meta' && attributes.name === STATUS_META) {
        status = Number(attributes.content)
        cutThis()
      }
      if (name !== 'link' || isDevelopment) return
      if (attributes.as === 'script') cutThis()
      const css = attributes.rel === 'stylesheet' ? readStyleSheet(attributes.href ?? '') : undefined
      if (css === undefined) return
      sheets.set(sourceOf(css), css)
      cutThis()
    },
    onclosetag(name, isImplied) {
      // Next closes all its tags. Those that the parser closes at the end have no position.
      if (isImplied) return
      if (name === 'head') endOfHead = cut(parser.startIndex, parser.startIndex)
      if (name === 'body') endOfBody = cut(parser.startIndex, parser.startIndex)
      if (name !== 'script' || !script) return
      if (!isWithoutScripts && html.slice(script.textStart, parser.startIndex) === HOUR_SCRIPT) return
      const end = parser.endIndex + 1
      if (script.isData) structuredData.push(html.slice(script.start, end))
      cut(script.start, end)
    }
  })
  parser.end(html)

  parts.push(html.slice(done))
  // Some crawlers read only the first 32 KB, so the metadata comes before the styles.
  const robots = status >= 400 && !isNoIndex ? '<meta name="robots" content="noindex"/>' : ''
  const styles = [...sheets.values()].map((css) => `<style>${css}</style>`).join('')
  if (endOfHead !== undefined) parts[endOfHead] = robots + styles
  // The structured data of a list is long. At the end it does not delay the first words of the page.
  if (endOfBody !== undefined) parts[endOfBody] = structuredData.join('')
  const policy = isDevelopment ? DEVELOPMENT_POLICY : pagePolicy([...sheets.keys()], [...styleAttributes], siteScripts)
  return { status, html: parts.join(''), policy }
}
