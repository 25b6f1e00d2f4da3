/** Headers for whatever is asked for. */

/** Two years, in seconds. */
const HSTS_SECONDS = 63_072_000

/** What a page may not do, not even by a script that does not belong to it. Copying, sharing and a screen that stays on are allowed. */
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
  'usb',
  'xr-spatial-tracking'
]

/** What other sites may show or read: pictures, icons, feeds and the three open lists. */
const FOR_OTHER_SITES =
  /^\/(pictures\/|icon-\d+\.png|favicon\.ico|icon\.svg|apple-icon\.png|feed\.(xml|json)$|atom\.xml$|api\/(categories$|affirmations\/(?!random$)))/

/**
 * The headers that every response has.
 * @param siteUrl the site's origin: a browser that came by https is told to stay with it
 * @param path of the request, without query
 */
export function commonHeaders(siteUrl: string, path: string): Record<string, string> {
  return {
    ...ALWAYS,
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
    'cross-origin-resource-policy': FOR_OTHER_SITES.test(path) ? 'cross-origin' : 'same-origin'
  }
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin'
}

/** Pages with a token in their address have a stricter one. */
export const REFERRER = { 'referrer-policy': 'strict-origin-when-cross-origin' }
