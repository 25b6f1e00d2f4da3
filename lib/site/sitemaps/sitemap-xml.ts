/** Sitemaps as text, see sitemaps.org. Not Next's `sitemap.ts`, which writes no index of its parts. */
import { element, textElement, XML_HEAD } from '../xml'

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

export interface SitemapEntry {
  /** Absolute. */
  url: string
  /** When what is there last changed: a day, YYYY-MM-DD, or a moment in ISO 8601; empty where it is not known. */
  changed: string
}

export function sitemap(entries: SitemapEntry[]): string {
  return XML_HEAD + element('urlset', entries.map((entry) => located('url', entry)).join('\n'), NAMESPACE)
}

export function sitemapIndex(entries: SitemapEntry[]): string {
  return XML_HEAD + element('sitemapindex', entries.map((entry) => located('sitemap', entry)).join('\n'), NAMESPACE)
}

function located(name: string, { url, changed }: SitemapEntry): string {
  return element(name, textElement('loc', url) + (changed && textElement('lastmod', changed)))
}

/** The later one of days and moments, which compare as text. Nothing to compare is no change. */
export function latest(...changes: (string | undefined)[]): string {
  return changes.reduce<string>((last, change) => (change && change > last ? change : last), '')
}
