import { testAffirmation } from '@/test/affirmation'
import type { DailyAffirmation } from '../../affirmations/types'
import { atomFeed, jsonFeed, rssFeed } from './feed'

process.env.SITE_URL = 'https://example.org'
const affirmation = {
  ...testAffirmation,
  slug: 'bread-and-butter',
  text: 'Bread & butter: I call this “enough”.',
  category: 'gratitude' as const,
  tags: ['food', 'small-things', 'gentle']
}
const entry: DailyAffirmation = { date: '2026-11-20', affirmation, isReplacement: false, replacedAt: null }
const older = { ...entry, date: '2026-11-19' }

describe('the feeds of the daily affirmation', () => {
  it('RSS has the escaped text, page, day and category of an item, and its own address as atom:link', () => {
    const rss = rssFeed([entry, older])
    expect(rss).toContain('<title><![CDATA[Bread &amp; butter: I call this “enough”.]]></title>')
    expect(rss).toContain('<guid isPermaLink="false">tag:example.org,2026-11-20:daily-affirmation</guid>')
    expect(rss).toContain('<language>en-US</language>')
    expect(rss).toContain('<link>https://example.org/affirmation/bread-and-butter</link>')
    expect(rss).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
    expect(rss).toContain('<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>')
    expect(rss).toContain('<category>Gratitude</category>')
    expect(rss).toContain('<atom:link href="https://example.org/feed.xml" rel="self" type="application/rss+xml"/>')
  })

  it('Atom was updated on its newest day', () => {
    const atom = atomFeed([entry, older])
    expect(atom).toMatch(/^<\?xml [^>]+>\s*<feed xml:lang="en-US" xmlns="http:\/\/www.w3.org\/2005\/Atom">/)
    expect(atom.slice(0, atom.indexOf('<entry>'))).toContain('<updated>2026-11-20T00:00:00.000Z</updated>')
    expect(atom).toContain('<link rel="self" href="https://example.org/atom.xml"/>')
    expect(atom).toContain('<id>tag:example.org,2026-11-19:daily-affirmation</id>')
    expect(atom).toContain('<published>2026-11-19T00:00:00.000Z</published>')
    expect(atom.match(/<entry>/g)).toHaveLength(2)
  })

  it('say when an entry was replaced, and keep the date of its publication', () => {
    const replaced = { ...entry, isReplacement: true, replacedAt: new Date('2026-11-21T09:30:00Z') }
    const entries = [{ ...entry, date: '2026-11-21' }, replaced]
    const atom = atomFeed(entries)
    expect(atom.match(/<updated>[^<]+/g)).toEqual([
      '<updated>2026-11-21T09:30:00.000Z',
      '<updated>2026-11-21T00:00:00.000Z',
      '<updated>2026-11-21T09:30:00.000Z'
    ])
    expect(atom).toContain('<published>2026-11-20T00:00:00.000Z</published>')
    const rss = rssFeed(entries)
    expect(rss).toContain('<lastBuildDate>Sat, 21 Nov 2026 09:30:00 GMT</lastBuildDate>')
    expect(rss).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
    const [first, second] = JSON.parse(jsonFeed(entries)).items
    expect(first).not.toHaveProperty('date_modified')
    expect(second).toMatchObject({
      date_published: '2026-11-20T00:00:00.000Z',
      date_modified: '2026-11-21T09:30:00.000Z'
    })
  })

  it('contain only HTML of the site, and escape all other text', () => {
    for (const xml of [rssFeed, atomFeed]) {
      const feed = xml([{ ...entry, affirmation: { ...affirmation, text: '<b>]]> & ]]>' } }])
      expect(feed).toContain('<![CDATA[<p>&lt;b&gt;]]&gt; &amp; ]]&gt;</p>')
      expect(feed.match(/]]>/g)).toHaveLength(2)
    }
  })

  it('JSON Feed has its version, and a title, text, image and readable tags for each item', () => {
    expect(JSON.parse(jsonFeed([entry]))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://example.org/feed.json',
      items: [
        {
          title: affirmation.text,
          content_text: affirmation.text,
          image: 'https://example.org/pictures/affirmation/bread-and-butter/preview.png',
          date_published: '2026-11-20T00:00:00.000Z',
          tags: ['Gratitude', 'food', 'small things', 'gentle']
        }
      ]
    })
  })

  it('are well formed without entries', () => {
    expect(atomFeed([])).not.toContain('<entry>')
    expect(JSON.parse(jsonFeed([])).items).toEqual([])
  })
})
