/**
 * A page in the form in which visitors get it: the HTML that Next has rendered, without what Next's own script in the
 * browser would need. Reading pages have no script but /assets/site-….js, which improves what works without it.
 */
import { createHash } from 'node:crypto'
import { STRUCTURED_DATA_META } from '../site/metadata/json-ld'

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g
/** Written by components/blocks/response-status.tsx. */
const STATUS = /<meta name="response-status" content="(\d{3})"\/?>/
/** Written by lib/site/metadata/metadata.ts. */
const STRUCTURED_DATA = new RegExp(`<meta name="${STRUCTURED_DATA_META}" content="([^"]*)"/?>`, 'g')
const NO_INDEX = '<meta name="robots" content="noindex"/>'
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

export interface Document {
  status: number
  html: string
  policy: string
}

/** The policy of every page: what no page needs is forbidden, the rest comes from the site's own origin. */
function pagePolicy(styles: string[], styleAttributes: string[], isHttps: boolean): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'"
  ]
  if (styleAttributes.length > 0) directives.push(`style-src-attr 'unsafe-hashes' ${styleAttributes.join(' ')}`)
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** sonner puts a style sheet into the page, empty at first. A test says the new hashes after an upgrade. */
export const SONNER_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"
]

/** For what is not a page: API, feeds, images, files. Browsers style their own views of XML and images inline. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * @param status that Next gave; a page may say another one
 * @param readStyleSheet the text of a style sheet by its address, which then stands in the document; undefined leaves the link
 */
export function finishDocument(
  status: number,
  html: string,
  isHttps: boolean,
  readStyleSheet: (href: string) => string | undefined
): Document {
  const styles = [...SONNER_STYLES]
  const [, said] = STATUS.exec(html) ?? []
  const finalStatus = said ? Number(said) : status
  const isMissing = finalStatus >= 400
  const sheets: string[] = []
  const structuredData: string[] = []
  const finished = html
    .replace(SCRIPT, (script, attributes: string) => (isKept(attributes) ? script : ''))
    .replace(SCRIPT_PRELOAD, '')
    .replace(STATUS, '')
    .replace(STRUCTURED_DATA, (_, json: string) => {
      structuredData.push(`<script type="application/ld+json">${decode(json)}</script>`)
      return ''
    })
    .replace(STYLE_SHEET, (link, href: string) => {
      const css = readStyleSheet(href)
      if (css === undefined) return link
      const source = sourceOf(css)
      if (styles.includes(source)) return ''
      styles.push(source)
      sheets.push(css)
      return ''
    })
    .replace('</body>', () => `${structuredData.join('')}</body>`)
    // Crawlers read the first 32 KB: what they look for comes before the styles.
    .replace(
      '</head>',
      () =>
        `${isMissing && !html.includes(NO_INDEX) ? NO_INDEX : ''}${sheets.map((css) => `<style>${css}</style>`).join('')}</head>`
    )
  const attributes = [...finished.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => sourceOf(decode(text)))
  return {
    status: finalStatus,
    html: finished,
    policy: pagePolicy(styles, [...new Set(attributes)], isHttps)
  }
}

/** Structured data is no script, and the site's own module is a file under /assets. */
function isKept(attributes: string): boolean {
  return /\btype="application\/ld\+json"/.test(attributes) || /\bsrc="\/assets\//.test(attributes)
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What React escapes in an attribute. */
function decode(text: string): string {
  const characters: Record<string, string> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' }
  return text.replace(/&(quot|#x27|amp|lt|gt);/g, (_, name: string) => characters[name] as string)
}
