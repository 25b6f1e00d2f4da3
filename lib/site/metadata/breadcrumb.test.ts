import { breadcrumbList } from './breadcrumb'

describe('breadcrumbList', () => {
  it('numbers the steps from 1 and makes their URLs absolute', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Daily Motivation', href: '/category/daily' },
      { label: 'Confidence', href: '/category/daily/confidence' }
    ]
    expect(breadcrumbList(crumbs, 'https://example.org')).toEqual({
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
