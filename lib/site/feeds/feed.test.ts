import { atomFeed, type FeedEntry, jsonFeed, rssFeed } from './feed'

const origin = 'https://example.org'
const entry: FeedEntry = {
  day: '2026-11-20',
  slug: 'bread-and-butter',
  text: 'Bread & butter: I call this “enough”.',
  category: 'gratitude',
  tags: ['food', 'small-things', 'gentle']
}
const older = { ...entry, day: '2026-11-19' }

describe('the feeds of the daily affirmation', () => {
  it('give each day an id of its own, though a line comes again', () => {
    const ids = JSON.parse(jsonFeed({ origin, entries: [entry, older] })).items.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([
      'tag:example.org,2026-11-20:daily-affirmation',
      'tag:example.org,2026-11-19:daily-affirmation'
    ])
  })

  it('RSS: escaped text, page, day and category of an item, itself as atom:link', () => {
    const rss = rssFeed({ origin, entries: [entry, older] })
    expect(rss).toContain('<title>Bread &amp; butter: I call this “enough”.</title>')
    expect(rss).toContain('<link>https://example.org/affirmation/bread-and-butter</link>')
    expect(rss).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
    expect(rss).toContain('<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>')
    expect(rss).toContain('<category>Gratitude</category>')
    expect(rss).toContain('<atom:link href="https://example.org/feed.xml" rel="self" type="application/rss+xml"/>')
  })

  it('Atom: the newest day is when it was updated', () => {
    const atom = atomFeed({ origin, entries: [entry, older] })
    expect(atom).toContain('</subtitle>\n<updated>2026-11-20T00:00:00.000Z</updated>')
    expect(atom.match(/<entry>/g)).toHaveLength(2)
  })

  it('HTML in them is escaped twice where the text is', () => {
    expect(rssFeed({ origin, entries: [entry] })).toContain('&lt;p&gt;Bread &amp;amp; butter')
  })

  it('JSON Feed: version, text, picture, tags in words', () => {
    expect(JSON.parse(jsonFeed({ origin, entries: [entry] }))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://example.org/feed.json',
      items: [
        {
          content_text: entry.text,
          image: 'https://example.org/pictures/affirmation/bread-and-butter/preview.png',
          date_published: '2026-11-20T00:00:00.000Z',
          tags: ['Gratitude', 'food', 'small things', 'gentle']
        }
      ]
    })
  })

  it('are well formed without entries', () => {
    expect(atomFeed({ origin, entries: [] })).not.toContain('<updated>')
    expect(JSON.parse(jsonFeed({ origin, entries: [] })).items).toEqual([])
  })
})
