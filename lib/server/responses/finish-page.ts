/**
 * Finishes a page that Next has rendered: removes Next's own scripts and their data, which only hydration needs, and leaves the
 * site's own scripts of /assets. Development keeps Next's scripts, which reload the page. htmlparser2 parses the page; whatever is
 * not cut or inserted stays as Next has written it.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { STRUCTURED_DATA_META } from '../../site/metadata/json-ld'
import { DEVELOPMENT_POLICY, pagePolicy } from './headers'

/** Written by components/blocks/messages/response-status.tsx. */
const STATUS_META = 'response-status'

/** Headers that belong to Next's connection, or that this server sets itself. */
export const DROPPED_RESPONSE_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|date|vary|last-modified|accept-ranges|x-nextjs-.*|x-middleware-.*|x-render-page|x-form-state)$/

interface FinishedPage {
  status: number
  html: string
  policy: string
}

interface FinishOptions {
  /** The status from Next; a page may override it. */
  status: number
  isHttps: boolean
  isDevelopment: boolean
  /** Returns the text of a style sheet, which is then inlined, or undefined to keep the link. */
  readStyleSheet: (href: string) => string | undefined
}

/** A part of the page to leave out, from `start` up to but not including `end`. */
interface Cut {
  start: number
  end: number
}

export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const { isDevelopment, isHttps, readStyleSheet } = options
  const cuts: Cut[] = []
  const sheets = new Map<string, string>()
  const structuredData: string[] = []
  const styleAttributes = new Set<string>()
  let { status } = options
  let endOfHead = -1
  let endOfBody = -1
  let isNoIndex = false
  let script: (Cut & { isData: boolean }) | undefined

  const parser = new Parser({
    onopentag(name, attributes) {
      const here = { start: parser.startIndex, end: parser.endIndex + 1 }
      if (attributes.style) styleAttributes.add(sourceOf(attributes.style))
      if (name === 'script') {
        const isData = attributes.type === 'application/ld+json'
        const isOwn = attributes.src?.startsWith('/assets/')
        // In development Next hydrates the page, so the page has to stay as Next has rendered it.
        script = isDevelopment || isOwn ? undefined : { ...here, isData }
      }
      if (name === 'meta' && attributes.name === 'robots')
        isNoIndex ||= attributes.content?.includes('noindex') ?? false
      if (name === 'meta' && attributes.name === STATUS_META) {
        status = Number(attributes.content)
        cuts.push(here)
      }
      if (name === 'meta' && attributes.name === STRUCTURED_DATA_META) {
        structuredData.push(`<script type="application/ld+json">${attributes.content}</script>`)
        cuts.push(here)
      }
      if (name !== 'link' || isDevelopment) return
      if (attributes.as === 'script') cuts.push(here)
      const css = attributes.rel === 'stylesheet' ? readStyleSheet(attributes.href ?? '') : undefined
      if (css === undefined) return
      sheets.set(sourceOf(css), css)
      cuts.push(here)
    },
    onclosetag(name) {
      if (name === 'head') endOfHead = parser.startIndex
      if (name === 'body') endOfBody = parser.startIndex
      if (name !== 'script' || !script) return
      const cut = { start: script.start, end: parser.endIndex + 1 }
      if (script.isData) structuredData.push(html.slice(cut.start, cut.end))
      cuts.push(cut)
    }
  })
  parser.end(html)

  // Some crawlers read only the first 32 KB, so the metadata comes before the styles.
  const robots = status >= 400 && !isNoIndex ? '<meta name="robots" content="noindex"/>' : ''
  const styles = [...sheets.values()].map((css) => `<style>${css}</style>`).join('')
  return {
    status,
    html: edit(html, cuts, [
      { at: endOfHead, text: robots + styles },
      // The structured data of a list is long. At the end it does not delay the first words of the page.
      { at: endOfBody, text: structuredData.join('') }
    ]),
    policy: isDevelopment ? DEVELOPMENT_POLICY : pagePolicy([...sheets.keys()], [...styleAttributes], isHttps)
  }
}

/** Removes the cuts and inserts the texts. */
function edit(html: string, cuts: Cut[], insertions: { at: number; text: string }[]): string {
  const edits = [
    ...cuts.map(({ start, end }) => ({ start, end, text: '' })),
    ...insertions.filter(({ at }) => at >= 0).map(({ at, text }) => ({ start: at, end: at, text }))
  ].sort((one, other) => one.start - other.start)
  let done = 0
  const parts = edits.map(({ start, end, text }) => {
    const before = html.slice(done, start)
    done = end
    return before + text
  })
  return parts.join('') + html.slice(done)
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The Link header that preloads fonts. Next's other preloads are dropped: the style sheet is inlined, and scripts are removed. */
export function fontPreloads(link = ''): { link?: string } {
  const fonts = link.split(/,\s*(?=<)/).filter((file) => file.includes('as="font"'))
  const links = fonts.map((font) => `${font.split(';')[0]}; rel=preload; as=font; crossorigin`)
  return links.length > 0 ? { link: links.join(', ') } : {}
}

/** The style sheets of the build, by address. They are inlined into pages, so their relative addresses become absolute. */
export function readStyleSheets(folder: string): Map<string, string> {
  const all = join(folder, '.next', 'static')
  const names = readdirSync(all, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(all, name), 'utf8').replaceAll('url(../', 'url(/_next/static/')
      return [`/_next/static/${name.replaceAll('\\', '/')}`, text]
    })
  )
}
