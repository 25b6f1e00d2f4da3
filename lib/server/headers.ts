/** Headers for whatever is asked for. */

/** Two years, in seconds. */
const HSTS_SECONDS = 63_072_000

/** What a page may not do, not even by a script that does not belong to it. Copying and sharing stay. */
const FORBIDDEN_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking'
]

/** What other sites may show or read: pictures, icons, feeds and the three open lists. */
const FOR_OTHER_SITES =
  /^\/(pictures\/|icon-\d+\.png|favicon\.ico|icon\.svg|apple-icon\.png|feed\.(xml|json)$|atom\.xml$|api\/(categories$|affirmations\/(?!random$)))/

/**
 * The headers that every response has, as a flat list of names and values.
 * @param siteUrl the site's origin: a browser that came by https is told to stay with it
 * @param path of the request, without query
 */
export function commonHeaders(siteUrl: string, path: string): string[] {
  const lists = siteUrl.startsWith('https:') ? OVER_HTTPS : OVER_HTTP
  return FOR_OTHER_SITES.test(path) ? lists.open : lists.own
}

const ALWAYS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Permissions-Policy', FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin']
].flat()

const withResourcePolicy = (headers: string[]) => ({
  own: [...headers, 'Cross-Origin-Resource-Policy', 'same-origin'],
  open: [...headers, 'Cross-Origin-Resource-Policy', 'cross-origin']
})

const OVER_HTTP = withResourcePolicy(ALWAYS)
const OVER_HTTPS = withResourcePolicy([...ALWAYS, 'Strict-Transport-Security', `max-age=${HSTS_SECONDS}`])

/** Pages with a token in their address have a stricter one. */
export const REFERRER = { 'referrer-policy': 'strict-origin-when-cross-origin' }
