import { publish, setUpTestDatabase } from '../../../test/database'
import { findRoute, resolvePath } from '../../routes'
import { MARK_END, MARK_START } from '../../search/marks'
import { preparePageSearch, searchedPages } from './page-search'
import { readMarks, readSearch, searchPath, searchSite } from './search'

setUpTestDatabase()

describe('readSearch', () => {
  it('takes what makes sense', () => {
    const search = readSearch({ q: '  calm   exam ', kind: 'guides', category: 'love', page: '3' })
    expect(search).toEqual({ query: 'calm exam', isCut: false, kind: 'guides', category: 'love', page: 3 })
    expect(readSearch({ q: ['one', 'two'], kind: 'x', category: '__proto__', page: '-1' })).toEqual({
      query: 'one',
      isCut: false,
      kind: undefined,
      category: undefined,
      page: 1
    })
    expect(readSearch({ page: '99' }).page).toBe(10)
  })

  it('cuts a long query between characters', () => {
    expect(readSearch({ q: '🌱'.repeat(101) })).toMatchObject({ query: '🌱'.repeat(100), isCut: true })
    expect(readSearch({ q: '\ud800a' }).query.isWellFormed()).toBe(true)
  })

  it('is what searchPath writes', () => {
    const path = searchPath({ query: 'a&b "c"', kind: 'studies', category: 'weekly', page: 2 })
    expect(readSearch(Object.fromEntries(new URL(path, 'http://localhost').searchParams))).toMatchObject({
      query: 'a&b "c"',
      kind: 'studies',
      category: 'weekly',
      page: 2
    })
  })
})

describe('readMarks', () => {
  it('splits a text into what was found and the rest', () => {
    expect(readMarks(`I am ${MARK_START}calm${MARK_END}.`)).toEqual([
      { text: 'I am ', isFound: false },
      { text: 'calm', isFound: true },
      { text: '.', isFound: false }
    ])
  })
})

describe('searchSite', () => {
  beforeAll(async () => {
    await publish({
      daily: Array.from({ length: 30 }, (_, number) => `The exam number ${number} passes.`),
      love: ['I pass the exam.']
    })
    await preparePageSearch()
  })
  const search = (parameters: Record<string, string>) => searchSite(readSearch(parameters))

  it('finds some of each kind', async () => {
    const { groups } = await search({ q: 'exam' })
    expect(groups.map(({ kind, hits }) => [kind, hits.length > 0])).toContainEqual(['guides', true])
    expect(groups[0]).toMatchObject({ kind: 'affirmations', hasMore: true })
    expect(groups[0]?.hits).toHaveLength(8)
  })

  it('turns the pages of one kind', async () => {
    const first = (await search({ q: 'exam', kind: 'affirmations' })).groups[0]
    const second = (await search({ q: 'exam', kind: 'affirmations', page: '2' })).groups[0]
    expect([first?.hits.length, first?.hasMore, second?.hits.length, second?.hasMore]).toEqual([20, true, 11, false])
    expect((await search({ q: 'exam', kind: 'affirmations', page: '3' })).groups).toEqual([])
  })

  it('narrows to a life area', async () => {
    const { groups } = await search({ q: 'exam', category: 'love', kind: 'affirmations' })
    expect(groups[0]?.hits.map(({ affirmation }) => affirmation?.id)).toEqual(['love-001'])
  })
})

describe('searchedPages', () => {
  it('lead to pages of the site or to other sites, each once', () => {
    const hrefs = searchedPages().map(({ kind, href }) => kind + href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    for (const { href, title, body } of searchedPages()) {
      expect(title && body).not.toBe('')
      expect(body).not.toMatch(/\[@|\]\(/)
      if (!href.startsWith('http') && !href.startsWith('/downloads/'))
        expect(findRoute(resolvePath(href.split('#')[0] as string))).toBeDefined()
    }
  })
})
