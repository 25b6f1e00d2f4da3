import { renderToStaticMarkup } from 'react-dom/server'
import { UnlinkedAffirmationList } from './affirmation-list'

const html = (after?: number) =>
  renderToStaticMarkup(<UnlinkedAffirmationList texts={['One.', 'Two.']} after={after} />)

it('numbers a list from one, and one that goes on from the number after those above it', () => {
  for (const list of [html(), html(0)]) expect(list).not.toContain('start=')
  expect(html(4)).toContain('<ol start="5"')
})
