/**
 * Structured data of pages in schema.org's vocabulary. Each block mirrors the visible page. schema-dts, made from
 * schema.org's vocabulary, checks their types.
 */
import type {
  Article,
  Book,
  BreadcrumbList,
  CollectionPage,
  CreativeWork,
  Graph,
  ScholarlyArticle,
  WithContext
} from 'schema-dts'
import { site } from '../../../content/site'
import type { Study } from '../../../content/types'
import type { Affirmation } from '../../affirmations/types'
import { namedAuthors } from '../../content/studies/citations'
import { findCategory } from '../../content/taxonomy'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'

const CONTEXT = 'https://schema.org'
const LANGUAGE = 'en-US'

/** The site and its publisher, for the home page. */
export function siteGraph(): Graph {
  const publisher = organization()
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': absoluteUrl('/#website'),
        url: absoluteUrl(routes.home()),
        name: site.name,
        description: site.tagline,
        inLanguage: LANGUAGE,
        publisher: { '@id': publisher['@id'] }
      },
      { ...publisher, logo: absoluteUrl(routes.icon512()) }
    ]
  }
}

interface GuideFacts {
  path: string
  title: string
  /** Plain text. */
  description: string
  /** Days, YYYY-MM-DD; unknown for a page that content/updated.json does not list. */
  published?: string
  changed?: string
  /** The studies of its notes, in their order. */
  sources: Study[]
}

/** A guide or the science hub. */
export function guideArticle(guide: GuideFacts): WithContext<Article> {
  const url = absoluteUrl(guide.path)
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: guide.title,
    description: guide.description,
    ...(guide.published && { datePublished: guide.published }),
    ...(guide.changed && { dateModified: guide.changed }),
    inLanguage: LANGUAGE,
    image: absoluteUrl(routes.socialImage(guide.path, 'preview')),
    author: organization(),
    publisher: organization(),
    citation: guide.sources.map(citation)
  }
}

/** A cited paper or book. A DOI serves as both its URL and its identifier. */
function citation({ authors, year, title, venue, doi, url, kind }: Study): ScholarlyArticle | Book {
  return {
    '@type': kind === 'book' ? 'Book' : 'ScholarlyArticle',
    name: title,
    author: namedAuthors(authors).map((name) => ({ '@type': 'Person', name })),
    datePublished: String(year),
    isPartOf: { '@type': 'CreativeWork', name: venue },
    url,
    ...(doi && { identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } })
  }
}

interface CollectionFacts {
  path: string
  title: string
  description: string
  /** The affirmations that the page lists, in their order. */
  slugs: string[]
}

/** A page that lists affirmations. */
export function affirmationCollection(page: CollectionFacts): WithContext<CollectionPage> {
  const url = absoluteUrl(page.path)
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: LANGUAGE,
    isPartOf: { '@id': absoluteUrl('/#website') },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.slugs.length,
      itemListElement: page.slugs.map((slug, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(routes.affirmation(slug))
      }))
    }
  }
}

/** One affirmation. */
export function affirmationWork({
  slug,
  text,
  tags,
  category
}: Pick<Affirmation, 'slug' | 'text' | 'tags' | 'category'>): WithContext<CreativeWork> {
  const path = routes.affirmation(slug)
  const url = absoluteUrl(path)
  return {
    '@context': CONTEXT,
    '@type': 'CreativeWork',
    '@id': `${url}#affirmation`,
    url,
    mainEntityOfPage: url,
    genre: 'Affirmation',
    text,
    ...(tags.length > 0 && { keywords: tags.map((tag) => tag.replaceAll('-', ' ')).join(', ') }),
    inLanguage: LANGUAGE,
    isPartOf: {
      '@type': 'CollectionPage',
      '@id': absoluteUrl(routes.category(category)),
      name: findCategory(category).displayName
    },
    image: ['preview', 'square', 'story'].map((size) => absoluteUrl(routes.socialImage(path, size))),
    publisher: organization()
  }
}

/** One step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  label: string
  /** The last one may have none: an address that does not exist. */
  href?: string
}

/** The steps that a page shows. */
export function breadcrumbList(crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: absoluteUrl(href) })
    }))
  }
}

export function organization() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: site.name,
    url: absoluteUrl('/')
  } as const
}
