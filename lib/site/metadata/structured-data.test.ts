import { studies } from '../../../content/science/studies'
import type { Study } from '../../../content/types'
import { affirmationWork, breadcrumbList, guideArticle } from './structured-data'

const ORIGIN = 'https://example.org'
process.env.SITE_URL = ORIGIN
const guide = {
  path: '/how-to-guide/morning-routine',
  title: 'A Morning Affirmation Routine',
  description: 'Six quiet minutes.',
  published: '2026-11-01',
  changed: '2026-11-20',
  sources: studies
}
const affirmation = {
  slug: 'i-press-send',
  text: 'I press send.',
  tags: ['speaking-up', 'bold'],
  category: 'success' as const
}

describe('structured data', () => {
  it('cites a paper with authors, year, journal and DOI, and a book as a Book', () => {
    const paper = studies.find(({ doi, kind }) => doi && kind !== 'book') as Study
    const book: Study = { ...paper, kind: 'book', doi: undefined }
    const { citation } = guideArticle({ ...guide, sources: [paper, book] })
    expect(citation).toEqual([
      {
        '@type': 'ScholarlyArticle',
        name: paper.title,
        author: paper.authors.map((name) => ({ '@type': 'Person', name })),
        datePublished: String(paper.year),
        isPartOf: { '@type': 'CreativeWork', name: paper.venue },
        url: paper.url,
        identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: paper.doi }
      },
      expect.objectContaining({ '@type': 'Book', name: paper.title })
    ])
  })

  it('has the text of an affirmation and its three images', () => {
    expect(affirmationWork(affirmation)).toMatchObject({
      '@type': 'CreativeWork',
      text: 'I press send.',
      keywords: 'speaking up, bold',
      isPartOf: { '@id': `${ORIGIN}/category/success`, name: 'Success & Career' },
      image: ['preview', 'square', 'story'].map((size) => `${ORIGIN}/pictures/affirmation/i-press-send/${size}.png`)
    })
  })

  it('numbers the steps of a breadcrumb from 1 and makes their URLs absolute', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Daily Motivation', href: '/category/daily' },
      { label: 'Confidence', href: '/category/daily/confidence' }
    ]
    expect(breadcrumbList(crumbs)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
        { '@type': 'ListItem', position: 2, name: 'Daily Motivation', item: 'https://example.org/category/daily' },
        { '@type': 'ListItem', position: 3, name: 'Confidence', item: 'https://example.org/category/daily/confidence' }
      ]
    })
  })
})
