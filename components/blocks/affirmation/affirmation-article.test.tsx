import { renderToStaticMarkup } from 'react-dom/server'
import { helpPage } from '@/content/pages/help-now'
import type { Affirmation } from '@/lib/affirmations/types'
import { AffirmationArticle } from './affirmation-article'

const affirmation: Affirmation = {
  id: 'health-060',
  slug: 'im-sober-today',
  text: 'I’m sober today.',
  category: 'health',
  subcategory: null,
  tags: ['strength', 'moderate'],
  audience: 'anyone',
  ladder: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  position: 0
}
const page = (change: Partial<Affirmation>) =>
  renderToStaticMarkup(<AffirmationArticle affirmation={{ ...affirmation, ...change }} ladder={{}} />)

it.each([
  ['names a danger', {}],
  ['is for a situation in which someone may be in danger', { text: 'I rest.', audience: 'recovery' }]
])('leads to help beside a line that %s', (_what, change) => {
  expect(page(change)).toContain(helpPage.link)
})

it('leads to no help beside any other line', () => {
  expect(page({ text: 'I rest.' })).not.toContain(helpPage.link)
})
