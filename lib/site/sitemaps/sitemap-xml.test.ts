import { latest, sitemap, sitemapIndex } from './sitemap-xml'

const entry = { url: 'https://example.org/a?b=1&c=2', changed: '2026-11-20' }

describe('sitemap', () => {
  it('lists escaped addresses with lastmod', () => {
    expect(sitemap([entry])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>' +
        '<loc>https://example.org/a?b=1&amp;c=2</loc><lastmod>2026-11-20</lastmod></url></urlset>'
    )
  })

  it('omits lastmod if the last change is unknown', () => {
    expect(sitemap([{ ...entry, changed: '' }])).not.toContain('lastmod')
  })

  it('lists sitemaps in an index', () => {
    expect(sitemapIndex([entry])).toMatch(/<sitemapindex [^>]+><sitemap><loc>[^<]+<\/loc><lastmod>2026-11-20</)
  })
})

describe('latest', () => {
  it.each([
    [['2026-11-20', '2026-11-19T10:00:00.000Z'], '2026-11-20'],
    [['2026-11-20', '2026-11-20T10:00:00.000Z'], '2026-11-20T10:00:00.000Z'],
    [[undefined, '2026-11-20'], '2026-11-20'],
    [[undefined, undefined], ''],
    [[], '']
  ])('of %j is %j', (changes, last) => {
    expect(latest(...changes)).toBe(last)
  })
})
