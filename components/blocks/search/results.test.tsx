import { renderToStaticMarkup } from 'react-dom/server'
import type { CategoryName } from '@/content/types'
import { readSearch, type SearchHit, type SearchResults } from '@/lib/search/search'
import { SearchNotes } from './notes'
import { SearchGroups } from './results'

const affirmation = (number: number) => ({
  id: `daily-${number}`,
  slug: `line-${number}`,
  text: `A nervous line ${number}.`,
  category: 'daily' as CategoryName,
  tags: ['calm'],
  audience: 'anyone'
})
const lines = [1, 2].map((number): SearchHit => {
  const line = affirmation(number) as NonNullable<SearchHit['affirmation']>
  const title = [
    { text: 'A ', isFound: false },
    { text: 'nervous', isFound: true },
    { text: ` line ${number}.`, isFound: false }
  ]
  return { href: `/affirmation/${line.slug}`, title, excerpt: [], note: '', affirmation: line }
})
const guide: SearchHit = {
  href: '/for/anxiety',
  title: [{ text: 'Anxiety', isFound: true }],
  excerpt: [
    { text: 'You can be ', isFound: false },
    { text: 'nervous', isFound: true },
    { text: '.', isFound: false }
  ],
  note: 'For your situation'
}
const results: SearchResults = {
  lead: { ...guide, href: '/for/panic' },
  groups: [
    { kind: 'affirmations', hits: lines, hasMore: false },
    { kind: 'guides', hits: [guide], hasMore: false }
  ],
  corrections: [],
  unknown: [],
  isPlain: false
}
const isTyped = (word: string) => word === 'nervous'

function show(parameters: Record<string, string> = {}, changes: Partial<SearchResults> = {}): string {
  const search = readSearch({ q: 'nervous', ...parameters })
  return renderToStaticMarkup(<SearchGroups search={search} results={{ ...results, ...changes }} isTyped={isTyped} />)
}

it('has the page that is about it, then the best affirmation on its sky, then others, then guides', () => {
  const html = show()
  const parts = [
    'href="/for/panic"',
    'class="sky sky-daily',
    'href="/affirmation/line-1"',
    'href="/affirmation/line-2"',
    'href="/for/anxiety"'
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html.split('href="/affirmation/line-1"')).toHaveLength(2)
})

it('has no sky in a list of one kind, nor beside helplines', () => {
  expect(show({ kind: 'affirmations' })).not.toContain('class="sky ')
  expect(show({}, { lead: undefined, distress: 'low' })).not.toContain('class="sky ')
})

it('marks the word that was typed, and none that is only related to it', () => {
  expect([...show().matchAll(/<mark[^>]*>([^<]+)/g)].map(([, word]) => word)).toEqual(['nervous', 'nervous'])
})

it('notes that nothing is written for a search with plain affirmations', () => {
  const note = (isPlain: boolean) =>
    renderToStaticMarkup(
      <SearchNotes search={readSearch({ q: 'birthday' })} results={{ ...results, isPlain }} isTyped={isTyped} />
    )
  expect(note(true)).toContain('Nothing here is written for “birthday” yet. These affirmations are for anyone.')
  expect(note(false)).not.toContain('for anyone')
})
