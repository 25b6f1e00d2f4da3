/** The headers that every answer has, whatever it is. */

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
 * @param siteUrl the site's origin: a browser that came by https is told to stay with it
 * @param path of the request, without query
 */
export function commonHeaders(siteUrl: string, path: string): [name: string, value: string][] {
  return [
    ...(siteUrl.startsWith('https:') ? OVER_HTTPS : ALWAYS),
    ['Cross-Origin-Resource-Policy', FOR_OTHER_SITES.test(path) ? 'cross-origin' : 'same-origin']
  ]
}

const ALWAYS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin']
]

const OVER_HTTPS: [string, string][] = [...ALWAYS, ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}`]]
