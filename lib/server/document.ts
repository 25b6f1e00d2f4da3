/**
 * Finishes a page for visitors: the HTML that Next has rendered, without Next's own scripts and their data. A reading page
 * has only the script /assets/loader-….js, and works without it too.
 */
import { createHash } from 'node:crypto'
import { STRUCTURED_DATA_META } from '../site/metadata/json-ld'

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Not executed. */
const STRUCTURED_DATA_TYPE = /\btype="application\/ld\+json"/
/** The site's own modules, the only scripts that a page keeps. */
const OWN_SCRIPT = /\bsrc="\/assets\//
/** Only a browser that runs scripts installs a site: components/islands/site/manifest.ts names it after the first paint. */
const MANIFEST = /<link rel="manifest"[^>]*>/
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

/** The content policy of every page: only the site's own origin, and nothing that no page needs. */
function pagePolicy(styles: string[], styleAttributes: string[], isHttps: boolean): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    "img-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'"
  ]
  if (styleAttributes.length > 0) directives.push(`style-src-attr 'unsafe-hashes' ${styleAttributes.join(' ')}`)
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Hashes of the style sheet that sonner adds to the page, empty at first. After an upgrade a test prints the new ones. */
export const SONNER_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"
]

/** For the service worker, which fetches what it keeps. */
export const WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** The content policy of everything else: API, feeds, images, files. Browsers use inline styles in their own views of XML and images. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * @param status the status from Next; a page may override it
 * @param readStyleSheet returns the text of a style sheet, which is then inlined, or undefined to keep the link
 */
export function finishDocument(
  status: number,
  html: string,
  isHttps: boolean,
  readStyleSheet: (href: string) => string | undefined
): Document {
  const styles = [...SONNER_STYLES]
  const [, override] = STATUS.exec(html) ?? []
  const finalStatus = override ? Number(override) : status
  const isMissing = finalStatus >= 400
  const sheets: string[] = []
  const structuredData: string[] = []
  const finished = html
    .replace(SCRIPT, (script, attributes: string) => {
      if (STRUCTURED_DATA_TYPE.test(attributes)) structuredData.push(script)
      return OWN_SCRIPT.test(attributes) ? script : ''
    })
    .replace(SCRIPT_PRELOAD, '')
    .replace(MANIFEST, '')
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
    // Of a list it is long: after the page, so that the first words arrive before it.
    .replace('</body>', () => `${structuredData.join('')}</body>`)
    // Some crawlers read only the first 32 KB, so the metadata comes before the styles.
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

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Decodes the characters that React escapes in an attribute. */
function decode(text: string): string {
  const characters: Record<string, string> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' }
  return text.replace(/&(quot|#x27|amp|lt|gt);/g, (_, name: string) => characters[name] as string)
}
