import { checkSchemaOrg } from './check'

const article = {
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: 'A title',
  datePublished: '2026-11-20',
  author: { '@type': 'Organization', name: 'Someone' },
  citation: [{ '@type': 'ScholarlyArticle', name: 'A paper', author: { '@type': 'Person', name: 'A. Name' } }]
}

describe('checkSchemaOrg', () => {
  test('accepts a valid block', () => {
    expect(checkSchemaOrg(article)).toEqual([])
  })

  test.each([
    ['an unknown type', { ...article, '@type': 'Artikle' }, 'unknown type Artikle'],
    ['an unknown property', { ...article, headlines: 'x' }, 'headlines is no property'],
    ['a property of another type', { ...article, numberOfItems: 3 }, 'does not belong to Article'],
    ['a value of the wrong type', { ...article, author: { '@type': 'Place', name: 'x' } }, 'is of type Place'],
    ['a wrong date', { ...article, datePublished: 'yesterday' }, 'is not Date or DateTime'],
    ['an empty text', { ...article, headline: '' }, 'headline is not Text'],
    [
      'a fault in a nested node',
      { ...article, citation: [{ '@type': 'ScholarlyArticle', nmae: 'x' }] },
      'nmae is no property'
    ],
    ['another context', { ...article, '@context': 'http://example.org' }, '@context'],
    ['a superseded property', { ...article, isBasedOnUrl: 'https://example.org' }, 'isBasedOnUrl is no property']
  ])('reports %s', (_, block, sentence) => {
    expect(checkSchemaOrg(block).join('\n')).toContain(sentence)
  })

  test('checks each node of a graph', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite', name: 'x' }, { '@type': 'Nope' }]
    }
    expect(checkSchemaOrg(graph)).toEqual(['@graph[1] has the unknown type Nope'])
  })
})
