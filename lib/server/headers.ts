/** Headers of every response. */

/** Two years, in seconds. */
const HSTS_SECONDS = 63_072_000

/**
 * Browser features that no page uses, denied in case a foreign script runs. Copying, sharing and a
 * screen that stays on are used and stay allowed.
 */
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

/** Addresses that other sites may embed or read: social images, icons, feeds and the three public lists of the API. */
const CROSS_ORIGIN =
  /^\/(pictures\/|icon-\d+\.png|favicon\.ico|icon\.svg|apple-icon\.png|feed\.(xml|json)$|atom\.xml$|api\/(categories$|affirmations\/(?!random$)))/

/**
 * The headers that every response has.
 * @param siteUrl the site's origin; if it is https, browsers are told to use only https
 * @param path the path of the request, without its query
 */
export function commonHeaders(siteUrl: string, path: string): Record<string, string> {
  return {
    ...ALWAYS,
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
    'cross-origin-resource-policy': CROSS_ORIGIN.test(path) ? 'cross-origin' : 'same-origin'
  }
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin'
}

/** The default referrer policy. Pages with a token in their address have a stricter one. */
export const REFERRER = { 'referrer-policy': 'strict-origin-when-cross-origin' }
