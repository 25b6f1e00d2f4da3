import { publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { sitemapIndexText, sitemapText } from './sitemaps'

setUpTestDatabase()

process.env.SITE_URL = 'https://example.org'

/** The entries of a sitemap, each as its path and its last change. */
function entriesOf(xml = ''): Record<string, string | undefined> {
  const entries = [...xml.matchAll(/<loc>https:\/\/example\.org([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  return Object.fromEntries(entries.map(([, path, changed]) => [path, changed]))
}

it('dates pages and sitemaps by the last change of their affirmations', async () => {
  await publish({ daily: ['I rest.', 'I go on.'], love: ['I listen first.'] })
  const changes = { 'daily-001': '2097-01-01', 'daily-002': '2098-01-01', 'love-001': '2099-01-01' }
  for (const [id, day] of Object.entries(changes)) {
    const subcategory = id.startsWith('daily') ? 'confidence' : null
    await db().affirmation.update({ where: { id }, data: { updatedAt: new Date(day), subcategory } })
  }
  const index = entriesOf(await sitemapIndexText())
  expect(index).toEqual({
    '/sitemaps/pages.xml': expect.any(String),
    '/sitemaps/categories.xml': '2099-01-01T00:00:00.000Z',
    '/sitemaps/guides.xml': expect.any(String),
    '/sitemaps/studies.xml': expect.any(String),
    '/sitemaps/situations.xml': expect.any(String),
    '/sitemaps/days.xml': expect.any(String),
    '/sitemaps/affirmations-daily.xml': '2098-01-01T00:00:00.000Z',
    '/sitemaps/affirmations-love.xml': '2099-01-01T00:00:00.000Z'
  })
  const categories = entriesOf(await sitemapText('categories'))
  expect(categories['/category/daily']).toBe('2098-01-01T00:00:00.000Z')
  expect(categories['/category/love']).toBe('2099-01-01T00:00:00.000Z')
  expect(categories['/category/health']).toMatch(/^20[2-8]/)
  expect(categories['/category/daily/confidence']).toBe('2098-01-01T00:00:00.000Z')
  expect(entriesOf(await sitemapText('affirmations-daily'))).toEqual({
    '/affirmation/daily-001-slug': '2097-01-01T00:00:00.000Z',
    '/affirmation/daily-002-slug': '2098-01-01T00:00:00.000Z'
  })
  expect(await sitemapText('affirmations-nope')).toBeUndefined()
})

it('lists the days and months of the past year, each with the moment at which it was fixed', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T09:59:00Z'), doNotFake: ['nextTick', 'setImmediate'] })
  const before = entriesOf(await sitemapText('days'))
  expect(before['/daily/2026-11-23']).toBe('2026-11-22T10:00:00.000Z')
  expect(before['/daily/2026-11']).toBe('2026-11-22T10:00:00.000Z')
  expect(Object.keys(before)).not.toContain('/daily/2026-11-24')
  expect(Object.keys(before)).toHaveLength(367 + 13)
  jest.setSystemTime(new Date('2026-11-23T10:00:00Z'))
  expect(entriesOf(await sitemapText('days'))['/daily/2026-11-24']).toBe('2026-11-23T10:00:00.000Z')
  jest.useRealTimers()
})
