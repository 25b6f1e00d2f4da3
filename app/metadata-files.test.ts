import { themes } from '@/content/theme'
import { hex } from '@/lib/content/colors'
import manifest from './manifest'
import robots from './robots'

describe('robots.txt', () => {
  it('lets everyone read everything and names the sitemap', () => {
    process.env.SITE_URL = 'https://example.org'
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/' },
      sitemap: 'https://example.org/sitemap.xml'
    })
  })
})

describe('the web manifest', () => {
  it('names icons in two sizes and one that may be cropped', () => {
    const { icons, start_url, theme_color } = manifest()
    expect([start_url, theme_color]).toEqual(['/', hex(themes.light.palette.paper)])
    expect(icons?.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable'
    ])
  })
})
