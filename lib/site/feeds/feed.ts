/** The daily affirmation as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
import { site } from '../../../content/site'
import type { CategoryName } from '../../../content/types'
import { findCategory } from '../../content/taxonomy'
import { socialImageAlt } from '../metadata/image-alt'
import { routes } from '../routes'
import { element, escapeXml, textElement, XML_HEAD } from '../xml'

export interface FeedEntry {
  /** UTC day, YYYY-MM-DD. */
  day: string
  slug: string
  text: string
  category: CategoryName
  tags: string[]
}

export interface DailyFeed {
  origin: string
  /** The newest first. */
  entries: FeedEntry[]
}

const TITLE = `${site.name}: one line a day`
const LANGUAGE = 'en-US'

export const feedTypes = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8'
}

export function rssFeed({ origin, entries }: DailyFeed): string {
  const items = entries.map((entry) =>
    element(
      'item',
      [
        textElement('title', entry.text),
        textElement('link', pageOf(entry, origin)),
        element('guid', escapeXml(idOf(entry, origin)), { isPermaLink: 'false' }),
        textElement('pubDate', midnight(entry).toUTCString()),
        textElement('category', findCategory(entry.category).displayName),
        textElement('description', htmlOf(entry, origin))
      ].join('')
    )
  )
  const channel = [
    textElement('title', TITLE),
    textElement('link', `${origin}/`),
    textElement('description', site.tagline),
    textElement('language', LANGUAGE),
    ...entries.slice(0, 1).map((newest) => textElement('lastBuildDate', midnight(newest).toUTCString())),
    element('atom:link', '', { href: origin + routes.rss(), rel: 'self', type: 'application/rss+xml' }),
    ...items
  ]
  return (
    XML_HEAD +
    element('rss', element('channel', channel.join('\n')), {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom'
    })
  )
}

export function atomFeed({ origin, entries }: DailyFeed): string {
  const items = entries.map((entry) =>
    element(
      'entry',
      [
        textElement('id', idOf(entry, origin)),
        textElement('title', entry.text),
        element('link', '', { rel: 'alternate', type: 'text/html', href: pageOf(entry, origin) }),
        textElement('published', midnight(entry).toISOString()),
        textElement('updated', midnight(entry).toISOString()),
        element('category', '', { term: entry.category, label: findCategory(entry.category).displayName }),
        element('content', escapeXml(htmlOf(entry, origin)), { type: 'html' })
      ].join('')
    )
  )
  const parts = [
    textElement('id', `${origin}/`),
    textElement('title', TITLE),
    textElement('subtitle', site.tagline),
    ...entries.slice(0, 1).map((newest) => textElement('updated', midnight(newest).toISOString())),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: origin + routes.atom() }),
    element('link', '', { rel: 'alternate', type: 'text/html', href: `${origin}/` }),
    textElement('icon', origin + routes.icon(192)),
    element('author', textElement('name', site.name)),
    ...items
  ]
  return XML_HEAD + element('feed', parts.join('\n'), { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': LANGUAGE })
}

export function jsonFeed({ origin, entries }: DailyFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: site.tagline,
    home_page_url: `${origin}/`,
    feed_url: origin + routes.jsonFeed(),
    icon: origin + routes.icon(512),
    language: LANGUAGE,
    authors: [{ name: site.name, url: `${origin}/` }],
    items: entries.map((entry) => ({
      id: idOf(entry, origin),
      url: pageOf(entry, origin),
      content_text: entry.text,
      content_html: htmlOf(entry, origin),
      image: pictureOf(entry, origin),
      date_published: midnight(entry).toISOString(),
      tags: [findCategory(entry.category).displayName, ...entry.tags.map((tag) => tag.replaceAll('-', ' '))]
    }))
  })
}

/** The same line may come again on another day: the day is part of the id (a tag URI, RFC 4151). */
function idOf({ day }: FeedEntry, origin: string): string {
  return `tag:${new URL(origin).hostname},${day}:daily-affirmation`
}

function midnight({ day }: FeedEntry): Date {
  return new Date(`${day}T00:00:00Z`)
}

function pageOf({ slug }: FeedEntry, origin: string): string {
  return origin + routes.affirmation(slug)
}

function pictureOf({ slug }: FeedEntry, origin: string): string {
  return origin + routes.picture(routes.affirmation(slug), 'preview')
}

function htmlOf(entry: FeedEntry, origin: string): string {
  const alt = escapeXml(socialImageAlt(entry.text, entry.category))
  return (
    `<p>${escapeXml(entry.text)}</p>` +
    `<p><img src="${escapeXml(pictureOf(entry, origin))}" alt="${alt}" width="1200" height="630"></p>`
  )
}
