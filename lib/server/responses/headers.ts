/** Headers of responses, including the content security policies. */
import { createHash } from 'node:crypto'
import { type SiteScript, scripts } from '../../../content/site'
import { env } from '../../env'
import { type Route, routes } from '../../routes'
import { HOUR_SCRIPT } from '../../site/hour-sky'

/** Two years, in seconds. */
const HSTS_SECONDS = 63_072_000

/** Browser features that no page uses, denied in case a foreign script runs. Copying, sharing and keeping the screen on are used. */
const FORBIDDEN_FEATURES = (
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone ' +
  'midi payment picture-in-picture publickey-credentials-get usb xr-spatial-tracking'
).split(' ')

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin'
}

/** Links to the descriptions of the API, for programs and for people (RFC 8631). */
const DESCRIPTION_LINKS = {
  link: `<${routes.openApi()}>; rel="service-desc", <${routes.apiDocs()}>; rel="service-doc"`
}

/** CORS headers of routes that pages of any site may read. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, retry-after, ratelimit, ratelimit-policy'
}

/** True if visitors know the site by https: browsers are then told to use nothing else. */
const isHttps = () => env().SITE_URL.startsWith('https:')

/**
 * The headers that every response has.
 * @param route the row of the address, if it has one
 */
export function commonHeaders(route?: Route): Record<string, string> {
  return {
    ...ALWAYS,
    'content-security-policy': CLOSED_POLICY,
    ...(isHttps() && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
    'cross-origin-resource-policy': route?.crossOrigin ? 'cross-origin' : 'same-origin',
    ...(route?.crossOrigin === 'read' && READABLE),
    ...(route?.crossOrigin === 'read' && route.kind === 'api' && DESCRIPTION_LINKS)
  }
}

/** The methods of a row, as the header Allow lists them. */
export function allowedMethods({ methods = ['GET'] }: Pick<Route, 'methods'>): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ')
}

/** The headers of a response to OPTIONS: a browser asks before a page of another site sends JSON or a conditional request. */
export function optionsHeaders(route: Route): Record<string, string> {
  return {
    allow: allowedMethods(route),
    ...(route.crossOrigin === 'read' && {
      'access-control-allow-methods': allowedMethods(route),
      // Nothing to protect: no request carries credentials, and some libraries send headers of their own.
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400'
    })
  }
}

/** The policy for everything but pages. Browsers use inline styles in their own views of XML and images. */
const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** The policy for the embed card, which has its own style and font. Any page may frame it, so the policy names no ancestors. */
const EMBED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
/** The policy for the service worker, which fetches the pages that it caches. */
const WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"
/** A browser shows a PDF in a viewer that has scripts and styles, which the closed policy would block. */
const PDF_POLICY = "frame-ancestors 'none'"
/** Next's scripts that reload a page are inline, and evaluate code. */
export const DEVELOPMENT_POLICY = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:",
  ...originsOf(scripts),
  ...scripts.flatMap(({ connect = [] }) => connect)
].join(' ')

/** The origins of scripts that are not the site's own. */
function originsOf(given: SiteScript[]): string[] {
  return given.filter(({ src }) => !src.startsWith('/')).map(({ src }) => new URL(src).origin)
}

/** The policy of a file that needs another than the closed one. */
export function filePolicy({ cachePolicy, crossOrigin }: Route, type = ''): Record<string, string> {
  if (crossOrigin === 'frame') return { 'content-security-policy': EMBED_POLICY }
  if (cachePolicy === 'worker') return { 'content-security-policy': WORKER_POLICY }
  return type === 'application/pdf' ? { 'content-security-policy': PDF_POLICY } : {}
}

/** Hashes of the style sheet that sonner adds to the page, empty at first. After an upgrade e2e/tools/generator.spec.ts reports the new ones. */
const SONNER_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"
]

/** The source of an inline script or style, as policies name it. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const HOUR_SOURCE = sourceOf(HOUR_SCRIPT)

/**
 * The policy of a page: only the site's own origin, and nothing that no page needs. Styles are allowed by their hashes, and so is the
 * one inline script.
 * @param others scripts of content/site.ts
 */
export function pagePolicy(styles: string[], styleAttributes: string[], others: SiteScript[] = scripts): string {
  const origins = originsOf(others)
  const connect = [...origins, ...others.flatMap(({ connect: to = [] }) => to)]
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", HOUR_SOURCE, ...origins].join(' '),
    ...(connect.length > 0 ? [`connect-src 'self' ${connect.join(' ')}`] : []),
    `style-src 'self' ${[...SONNER_STYLES, ...styles].join(' ')}`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'"
  ]
  if (styleAttributes.length > 0) directives.push(`style-src-attr 'unsafe-hashes' ${styleAttributes.join(' ')}`)
  if (isHttps()) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
