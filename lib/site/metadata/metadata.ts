/** The metadata of a page, from the fields of the specification. */
import type { Metadata } from 'next'
import { site } from '../../../content/site'
import type { CategoryName } from '../../../content/types'
import { findCategory } from '../../content/taxonomy'
import { imageLayouts } from '../../images/image-layouts'
import { routes } from '../../routes'
import { findSitePage } from '../pages'

interface PageFacts {
  title: string
  description: string
  keywords: string[]
  /** Defaults to the title. */
  ogTitle?: string
  /** Defaults to the description. */
  ogDescription?: string
  ogType?: 'website' | 'article'
  /** The path of the page's canonical URL. */
  canonicalUrl: string
  /** The path of the page whose social image it has; its own unless given. */
  picturePage?: string
  /** The alternative text of its social image; pages of content/ have a default. */
  pictureAlt?: string
  /** What the page is in schema.org's words, see structured-data.ts. */
  structuredData?: object
}

/** Next's metadata have no place for structured data and leave it alone: the page renders it, as `JsonLd`. */
export type PageMetadata = Metadata & Pick<PageFacts, 'structuredData'>

/** The metadata that a page exports. The layout's metadataBase makes its URLs absolute. */
export function pageMetadata(page: PageFacts): PageMetadata {
  const { title, description, keywords, canonicalUrl, ogType = 'website' } = page
  const { picturePage = canonicalUrl } = page
  const ogTitle = page.ogTitle ?? title
  const ogDescription = page.ogDescription ?? description
  const { width, height } = imageLayouts.preview
  const known = findSitePage(picturePage)
  const alt = page.pictureAlt ?? (known ? socialImageAlt(known.title, known.sky) : ogTitle)
  const picture = { url: routes.socialImage(picturePage, 'preview'), width, height, alt, type: 'image/png' }
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
    twitter: { card: 'summary_large_image', title: ogTitle, description: ogDescription, images: [picture] },
    structuredData: page.structuredData
  }
}

/**
 * The metadata of a page behind a signed link: not indexed, and its address is sent to no other site as a referrer. With
 * `no-referrer` the form of the page would be sent from the origin `null`.
 */
export function linkPageMetadata({ title, description }: { title: string; description: string }): Metadata {
  return { title, description, robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** The alternative text of a social image: its words and its sky. */
export function socialImageAlt(words: string, sky: CategoryName): string {
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`
  return `${sentence} Large type over a ${findCategory(sky).moment} sky with a low ${sky === 'weekly' ? 'moon' : 'sun'}.`
}
