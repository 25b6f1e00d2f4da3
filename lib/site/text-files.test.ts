import { existsSync } from 'node:fs'
import { llmsText } from './llms'
import { sitePages } from './pages'
import { robotsText, securityText, webManifest } from './text-files'

const ORIGIN = 'https://example.org'

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(robotsText(ORIGIN)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n')
  })
})

describe('security.txt', () => {
  it('has the fields of RFC 9116 and expires in less than a year', () => {
    const now = new Date('2026-11-20T15:00:00Z')
    const text = securityText(ORIGIN, now)
    expect(text).toContain('Contact: mailto:security@example.org\n')
    expect(text).toContain('Canonical: https://example.org/.well-known/security.txt\n')
    const expires = new Date(/Expires: (.+)/.exec(text)?.[1] ?? '')
    const days = (expires.getTime() - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('is the same all day, so that it can be cached', () => {
    const at = (time: string) => securityText(ORIGIN, new Date(`2026-11-20T${time}Z`))
    expect(at('00:00:00')).toBe(at('23:59:59'))
  })
})

describe('the web manifest', () => {
  it('lists icons in two sizes and a maskable one', () => {
    const { icons, start_url } = JSON.parse(webManifest())
    expect(start_url).toBe('/')
    expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable'
    ])
  })
})

describe('llms.txt', () => {
  it('links once to every page of content/', () => {
    const text = llmsText(ORIGIN)
    expect(text.startsWith('# Daily Affirmations\n\n> ')).toBe(true)
    for (const { path } of sitePages()) expect(text.split(`](${ORIGIN}${path}): `)).toHaveLength(2)
  })
})

describe('sitePages', () => {
  it('have unique paths, titles and descriptions', () => {
    const pages = sitePages()
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
    }
  })

  it('are pages of app/', () => {
    for (const { path, kind } of sitePages()) {
      const folder = { page: path, category: '/category/[category]', subcategory: '/category/[category]/[subcategory]' }
      const own = kind === 'how-to' ? '/how-to-guide/[guide]' : '/problem-solution/[problem]'
      const file = kind in folder ? folder[kind as keyof typeof folder] : own
      expect([path, existsSync(`app${file === '/builder' ? '/affirmation-builder' : file}/page.tsx`)]).toEqual([
        path,
        true
      ])
    }
  })
})
