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
import { routes } from '../../routes'

const CONTEXT = 'https://schema.org'
const LANGUAGE = 'en-US'

/** The site and its publisher, for the home page. */
export function siteGraph(origin: string): Graph {
  const publisher = organization(origin)
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        url: absolute(routes.home(), origin),
        name: site.name,
        description: site.tagline,
        inLanguage: LANGUAGE,
        publisher: { '@id': publisher['@id'] }
      },
      { ...publisher, logo: absolute(routes.icon512(), origin) }
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
export function guideArticle(guide: GuideFacts, origin: string): WithContext<Article> {
  const url = absolute(guide.path, origin)
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
    image: absolute(routes.socialImage(guide.path, 'preview'), origin),
    author: organization(origin),
    publisher: organization(origin),
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
export function affirmationCollection(page: CollectionFacts, origin: string): WithContext<CollectionPage> {
  const url = absolute(page.path, origin)
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: LANGUAGE,
    isPartOf: { '@id': `${origin}/#website` },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.slugs.length,
      itemListElement: page.slugs.map((slug, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absolute(routes.affirmation(slug), origin)
      }))
    }
  }
}

/** One affirmation. */
export function affirmationWork(
  { slug, text, tags, category }: Pick<Affirmation, 'slug' | 'text' | 'tags' | 'category'>,
  origin: string
): WithContext<CreativeWork> {
  const path = routes.affirmation(slug)
  const url = absolute(path, origin)
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
      '@id': absolute(routes.category(category), origin),
      name: findCategory(category).displayName
    },
    image: ['preview', 'square', 'story'].map((size) => absolute(routes.socialImage(path, size), origin)),
    publisher: organization(origin)
  }
}

/** One step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  label: string
  /** The last one may have none: an address that does not exist. */
  href?: string
}

/** The steps that a page shows. */
export function breadcrumbList(crumbs: Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: absolute(href, origin) })
    }))
  }
}

export function organization(origin: string) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name, url: `${origin}/` } as const
}

function absolute(path: string, origin: string): string {
  return new URL(path, origin).href
}
