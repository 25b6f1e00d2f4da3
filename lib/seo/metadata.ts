/** The metadata of a page, from the fields of the specification. */
import type { Metadata } from 'next'
import { site } from '../../content/site'

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
}

/** @returns what a page exports as metadata; addresses are made absolute by the layout's metadataBase */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, keywords, canonicalUrl, ogType = 'website' } = page
  const ogTitle = page.ogTitle ?? title
  const ogDescription = page.ogDescription ?? description
  return {
    title,
    description,
    keywords,
    alternates: { canonical: canonicalUrl },
    openGraph: {
      title: ogTitle,
      description: ogDescription,
      type: ogType,
      url: canonicalUrl,
      siteName: site.name,
      locale: site.locale
    },
    twitter: { card: 'summary_large_image', title: ogTitle, description: ogDescription }
  }
}
