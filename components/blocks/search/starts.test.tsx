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
  'says right below that nothing is found for “%s” who there is to talk to, before a hint to try English',
  (q) => {
    const help = [`href="${routes.helpNow()}"`, FINDER]
    expect(orderOf(show({ q }), [tip, ...help, title])).toEqual([title, ...help, tip])
  }
)

it('says so in a narrowed search for words that nothing has, and not for others', () => {
  expect(show({ q: 'ég vil deyja', kind: 'guides' }, ['deyja'])).toContain(FINDER)
  const html = show({ q: 'sleep', kind: 'studies' })
  expect(html).not.toContain(FINDER)
  expect(orderOf(html, [narrowed, `href="${routes.helpNow()}"`])).toHaveLength(2)
})

it('does not say so after the last page of results', () => {
  expect(show({ q: 'sleep', page: '2' })).not.toContain(FINDER)
})
