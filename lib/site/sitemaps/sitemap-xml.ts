/** Writes sitemaps as XML, see sitemaps.org. Next's `sitemap.ts` writes no index of its parts. */
import { element, textElement, XML_HEAD } from '../xml'

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

export interface SitemapEntry {
  /** Absolute. */
  url: string
  /** The last change of the page: a day, YYYY-MM-DD, or a time in ISO 8601; empty if unknown. */
  changed: string
}

export function sitemap(entries: SitemapEntry[]): string {
  return XML_HEAD + element('urlset', entries.map((entry) => entryXml('url', entry)).join('\n'), NAMESPACE)
}

export function sitemapIndex(entries: SitemapEntry[]): string {
  return XML_HEAD + element('sitemapindex', entries.map((entry) => entryXml('sitemap', entry)).join('\n'), NAMESPACE)
}

function entryXml(name: string, { url, changed }: SitemapEntry): string {
  return element(name, textElement('loc', url) + (changed && textElement('lastmod', changed)))
}

/** The latest of days and times, which compare as text; '' if there is none. */
export function latest(...changes: (string | undefined)[]): string {
  return changes.reduce<string>((last, change) => (change && change > last ? change : last), '')
}
