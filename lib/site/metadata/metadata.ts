/** The metadata of a page, from the fields of the specification. */
import type { Metadata } from 'next'
import { site } from '../../../content/site'
import { formats } from '../../images/formats'
import { findSitePage } from '../pages'
import { routes } from '../routes'
import { socialImageAlt } from './image-alt'

export interface PageMetadata {
  title: string
  description: string
  keywords: string[]
  /** Defaults to the title. */
  ogTitle?: string
  /** Defaults to the description. */
  ogDescription?: string
  ogType?: 'website' | 'article'
  /** Path of the page's canonical address. */
  canonicalUrl: string
  /** What its picture shows, for those who do not see it; pages of content/ need not say. */
  pictureAlt?: string
}

/** @returns what a page exports as metadata; addresses are made absolute by the layout's metadataBase */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, keywords, canonicalUrl, ogType = 'website' } = page
  const ogTitle = page.ogTitle ?? title
  const ogDescription = page.ogDescription ?? description
  const { width, height } = formats.preview
  const known = findSitePage(canonicalUrl)
  const alt = page.pictureAlt ?? (known ? socialImageAlt(known.title, known.sky) : ogTitle)
  const picture = { url: routes.picture(canonicalUrl, 'preview'), width, height, alt, type: 'image/png' }
  return {
    title,
    description,
    keywords,
    alternates: {
      canonical: canonicalUrl,
      types: {
        'application/rss+xml': [{ url: routes.rss(), title: `${site.name} (RSS)` }],
        'application/atom+xml': [{ url: routes.atom(), title: `${site.name} (Atom)` }],
        'application/feed+json': [{ url: routes.jsonFeed(), title: `${site.name} (JSON Feed)` }]
      }
    },
    openGraph: {
      title: ogTitle,
      description: ogDescription,
      type: ogType,
      url: canonicalUrl,
      siteName: site.name,
      locale: site.locale,
      images: [picture]
    },
    twitter: { card: 'summary_large_image', title: ogTitle, description: ogDescription, images: [picture] }
  }
}

/** A page that a signed link leads to: not for search engines, and its address goes nowhere from here. */
export function linkPageMetadata({ title, description }: { title: string; description: string }): Metadata {
  return { title, description, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}
