import { renderToStaticMarkup } from 'react-dom/server'
import { searchPage } from '@/content/pages/search'
import { routes } from '@/lib/routes'
import { readSearch } from '@/lib/search/search'
import { NothingFound } from './starts'

const { title, tip, narrowed } = searchPage.nothing
const FINDER = 'https://findahelpline.com'

function show(parameters: Record<string, string>, unknown: string[] = []): string {
  return renderToStaticMarkup(<NothingFound search={readSearch(parameters)} unknown={unknown} />)
}

/** Where each of these stands, in the order of the page. */
function orderOf(html: string, parts: string[]): string[] {
  return parts.filter((part) => html.includes(part)).sort((one, other) => html.indexOf(one) - html.indexOf(other))
}

it.each(['ég vil deyja', 'સાવ થાકી ગયો', 'zzyzxq', '?'])(
  'begins with someone to talk to if nothing is found for “%s”, before a hint to try English',
  (q) => {
    const help = [FINDER, `href="${routes.helpNow()}"`]
    expect(orderOf(show({ q }), [title, tip, ...help])).toEqual([...help, title, tip])
  }
)

it('begins so in a narrowed search for words that nothing has, and not for others', () => {
  expect(show({ q: 'ég vil deyja', kind: 'guides' }, ['deyja'])).toContain(FINDER)
  const html = show({ q: 'sleep', kind: 'studies' })
  expect(html).not.toContain(FINDER)
  expect(orderOf(html, [narrowed, `href="${routes.helpNow()}"`])).toHaveLength(2)
})

it('does not begin so after the last page of results', () => {
  expect(show({ q: 'sleep', page: '2' })).not.toContain(FINDER)
})
