import { site } from '../../../content/site'
import { pageMetadata } from './metadata'

const page = {
  title: 'Confidence Affirmations',
  description: 'Lines for speaking up, walking in, and taking up the room you need.',
  keywords: ['confidence', 'affirmations', 'courage'],
  canonicalUrl: '/category/daily/confidence'
}

describe('pageMetadata', () => {
  it('sets title, description, keywords and canonical URL, and previews the page as a website', () => {
    const { canonicalUrl, ...words } = page
    expect(pageMetadata(page)).toMatchObject({
      ...words,
      alternates: { canonical: canonicalUrl },
      openGraph: {
        type: 'website',
        title: page.title,
        description: page.description,
        url: page.canonicalUrl,
        siteName: site.name
      },
      twitter: { title: page.title, description: page.description }
    })
  })

  it('previews the given title, description and type', () => {
    const preview = { ogTitle: 'Speak up', ogDescription: 'Twenty-five lines.', ogType: 'article' as const }
    const metadata = pageMetadata({ ...page, ...preview })
    expect(metadata).toMatchObject({
      title: page.title,
      openGraph: { type: 'article', title: 'Speak up', description: 'Twenty-five lines.' },
      twitter: { title: 'Speak up', description: 'Twenty-five lines.' }
    })
  })

  it('hands over the structured data that the page renders, and has none unless given', () => {
    const structuredData = { '@type': 'CollectionPage', name: page.title }
    expect(pageMetadata({ ...page, structuredData }).structuredData).toBe(structuredData)
    expect(pageMetadata(page).structuredData).toBeUndefined()
  })
})
