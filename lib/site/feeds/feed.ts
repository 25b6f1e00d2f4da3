/** The daily affirmation as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
import { Feed } from 'feed'
import { site } from '../../../content/site'
import { changedAt, dailyAffirmationsUntil } from '../../affirmations/draws/daily-pick'
import type { DailyAffirmation } from '../../affirmations/types'
import { utcDate } from '../../calendar/utc-date'
import { findCategory } from '../../content/taxonomy'
import { absoluteUrl, siteHost } from '../../env'
import { routes } from '../../routes'
import { socialImageAlt } from '../metadata/metadata'
import { escapeXml } from '../xml'

/** The number of days in a feed, including today. */
const DAYS = 30

/** The newest first. */
export function dailyFeed(): Promise<DailyAffirmation[]> {
  return dailyAffirmationsUntil(utcDate(new Date()), DAYS)
}

const TITLE = `${site.name}: one line a day`
const LANGUAGE = 'en-US'

export const feedTypes = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8'
}

export function rssFeed(daily: DailyAffirmation[]): string {
  return xmlFeed(daily, routes.rss()).rss2()
}

export function atomFeed(daily: DailyAffirmation[]): string {
  // The library cannot set the language of an Atom feed.
  return xmlFeed(daily, routes.atom()).atom1().replace('<feed ', `<feed xml:lang="${LANGUAGE}" `)
}

/** Titles are HTML: Atom declares it, and RSS readers assume it. */
function xmlFeed(entries: DailyAffirmation[], self: string): Feed {
  const items = entries.map(itemOf)
  const feed = new Feed({
    id: absoluteUrl('/'),
    link: absoluteUrl('/'),
    title: TITLE,
    description: site.tagline,
    language: LANGUAGE,
    updated: new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime()))),
    feed: absoluteUrl(self),
    favicon: absoluteUrl(routes.icon192()),
    author: { name: site.name },
    generator: false
  })
  for (const { id, url, text, html, published, updated, category } of items) {
    const title = escapeXml(text)
    feed.addItem({ id, link: url, title, content: html, date: updated, published, category: [category] })
  }
  return feed
}

/** Built by hand, since it is a plain object and the library writes version 1 of it, without text and language. */
export function jsonFeed(entries: DailyAffirmation[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: site.tagline,
    home_page_url: absoluteUrl('/'),
    feed_url: absoluteUrl(routes.jsonFeed()),
    icon: absoluteUrl(routes.icon512()),
    language: LANGUAGE,
    authors: [{ name: site.name, url: absoluteUrl('/') }],
    items: entries.map(itemOf).map(({ id, url, text, html, image, published, updated, category, tags }) => ({
      id,
      url,
      title: text,
      content_text: text,
      content_html: html,
      image,
      date_published: published.toISOString(),
      ...(updated > published && { date_modified: updated.toISOString() }),
      tags: [category.name, ...tags.map((tag) => tag.replaceAll('-', ' '))]
    }))
  })
}

/** An entry as all three formats have it. */
function itemOf(daily: DailyAffirmation) {
  const { date, affirmation } = daily
  const { slug, text, category, tags } = affirmation
  const published = new Date(`${date}T00:00:00Z`)
  const changed = changedAt(daily) ?? published
  const page = routes.affirmation(slug)
  const image = absoluteUrl(routes.socialImage(page, 'preview'))
  const alt = escapeXml(socialImageAlt(text, category))
  return {
    /** A tag URI (RFC 4151). It contains the day, because an affirmation may be repeated on another day. */
    id: `tag:${siteHost()},${date}:daily-affirmation`,
    url: absoluteUrl(page),
    text,
    html: `<p>${escapeXml(text)}</p><p><img src="${escapeXml(image)}" alt="${alt}" width="1200" height="630"></p>`,
    image,
    published,
    // It may have changed before its date began in UTC.
    updated: changed > published ? changed : published,
    category: { name: findCategory(category).displayName, term: category },
    tags
  }
}
