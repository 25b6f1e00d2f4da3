/** robots.txt, security.txt and the web manifest. */
import { site } from '../../content/site'
import { parseOklch, toHex } from '../images/oklch'
import { routes } from './routes'

const DAY_MS = 86_400_000
/** How long security.txt may be believed; RFC 9116 asks for less than a year. */
const SECURITY_DAYS = 180
/** Paper, as in app/theme.css. */
const PAPER = 'oklch(0.985 0.006 85)'

/** Everything may be crawled: pictures and the files of pages are needed to show them. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${routes.sitemap()}\n`
}

/** Reports go to security@ of the site's host, the mailbox that RFC 2142 names for them. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + SECURITY_DAYS) * DAY_MS)
  return [
    `Contact: mailto:security@${new URL(origin).hostname}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${routes.securityText()}`,
    ''
  ].join('\n')
}

export function webManifest(): string {
  const paper = toHex(parseOklch(PAPER))
  const png = (src: string, side: number, purpose: string) => {
    return { src, sizes: `${side}x${side}`, type: 'image/png', purpose }
  }
  return JSON.stringify({
    id: routes.home(),
    name: site.name,
    short_name: 'Affirmations',
    description: site.tagline,
    lang: 'en-US',
    dir: 'ltr',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    categories: ['lifestyle', 'health', 'books'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(routes.icon(192), 192, 'any'),
      png(routes.icon(512), 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable')
    ],
    shortcuts: [
      { name: 'Generate an affirmation', url: routes.generator() },
      { name: 'Build your own', url: routes.builder() }
    ]
  })
}
