import { publish, setUpTestDatabase } from '../../test/database'
import { bumpContentVersion } from '../affirmations/content-version'
import { CHECK_EVERY_MS } from '../affirmations/reads/published'
import {
  addAffirmation,
  editAffirmation,
  restoreAffirmation,
  retireAffirmation
} from '../affirmations/writes/publishing'
import { db } from '../db/client'
import { findRoute, resolvePath } from '../routes'
import type { Marked } from './marks'
import { pageDocuments } from './pages'
import { readSearch, searchPath, searchSite } from './search'

setUpTestDatabase()

beforeAll(() =>
  publish({
    daily: Array.from({ length: 30 }, (_, number) => `The exam number ${number} passes.`),
    love: ['I pass the exam.', 'I sit in a Café, naïve and glad.', 'I read Albarracín, and learn.'],
    health: [
      'I am sleeping well.',
      { text: 'The night is mine.', tags: ['gentle', 'sleep'] },
      { text: 'I rest through the storm.', for: 'sleepless-nights' },
      'I forgive the sleepless friend.',
      'I can be anxious and still go.',
      'Anxiety is a wave; I float.'
    ]
  })
)

const search = (parameters: Record<string, string>) => searchSite(readSearch(parameters))
const write = (parts: Marked[]) => parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')

/** The affirmations that are found for a query, with marks. */
async function found(query: string, parameters = {}): Promise<string[]> {
  const { groups } = await search({ q: query, kind: 'affirmations', ...parameters })
  return (groups[0]?.hits ?? []).map(({ title }) => write(title))
}

describe('readSearch', () => {
  it('takes what makes sense', () => {
    const request = readSearch({ q: '  calm   exam ', kind: 'guides', category: 'love', page: '3' })
    expect(request).toEqual({ query: 'calm exam', isCut: false, kind: 'guides', category: 'love', page: 3 })
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
    expect(readSearch({ q: '🌱'.repeat(201) })).toMatchObject({ query: '🌱'.repeat(200), isCut: true })
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

describe('searchSite', () => {
  it('finds some of each kind', async () => {
    const { groups } = await search({ q: 'exam' })
    expect(groups.map(({ kind }) => kind)).toEqual(['affirmations', 'guides', 'questions', 'studies'])
    expect(groups[0]).toMatchObject({ kind: 'affirmations', hasMore: true })
    expect(groups[0]?.hits).toHaveLength(5)
  })

  it('puts the kind first whose title says the whole query, and leaves out studies that say less of it than others', async () => {
    const { groups } = await search({ q: 'how long does it take' })
    expect(groups[0]?.kind).toBe('questions')
    expect(groups.map(({ kind }) => kind)).not.toContain('studies')
    expect((await search({ q: 'how long does it take', kind: 'studies' })).groups).toHaveLength(1)
  })

  it('turns the pages of one kind', async () => {
    const first = (await search({ q: 'exam', kind: 'affirmations' })).groups[0]
    const second = (await search({ q: 'exam', kind: 'affirmations', page: '2' })).groups[0]
    expect([first?.hits.length, first?.hasMore, second?.hits.length, second?.hasMore]).toEqual([20, true, 11, false])
    expect((await search({ q: 'exam', kind: 'affirmations', page: '3' })).groups).toEqual([])
    expect((await search({ q: 'exam', page: '2' })).groups[0]?.hits).toHaveLength(5)
  })

  it('narrows to a life area', async () => {
    expect(await found('exam', { category: 'love' })).toEqual(['I pass the [exam].'])
    const { groups } = await search({ q: 'sleep', category: 'health', kind: 'guides' })
    expect(groups[0]?.hits.every(({ href }) => href.startsWith('/category/health'))).toBe(true)
  })

  it('finds every form of a word, in texts before tags and situations', async () => {
    expect(await found('sleeps and ')).toEqual(['I am [sleeping] well.', 'The night is mine.'])
    expect(await found('nights and ')).toEqual(['The [night] is mine.', 'I rest through the storm.'])
  })

  it('takes the last word for the beginning of one', async () => {
    expect(await found('sleep')).toContain('I forgive the [sleepless] friend.')
    expect(await found('anx')).toHaveLength(2)
  })

  it.each(['cafe', 'CAFÉ', 'cafe\u0301'])('finds a word with accents by %s', async (query) => {
    expect(await found(query)).toEqual(['I sit in a [Café], naïve and glad.'])
  })

  it.each(['', '"', '\0', '🌱', '\ud800', '静けさ', '%_'])('finds nothing for %j', async (query) => {
    expect((await search({ q: query })).groups).toEqual([])
  })

  it('says which words nothing has', async () => {
    expect(await search({ q: 'zzyzx exam' })).toMatchObject({ unknown: ['zzyzx'], corrections: [] })
  })

  it.each([
    ['confidnece', 'confidence'],
    ['exma', 'exam'],
    ['rgief', 'grief'],
    ['albaracin', 'albarracin']
  ])('takes “%s” for “%s”', async (from, to) => {
    expect((await search({ q: from })).corrections).toEqual([{ from, to }])
  })

  it.each(['quiero cenar', 'necesito calmo', 'je suis mal', 'ich brauche geduld'])(
    'takes no word of “%s” for one that is only spelled like it',
    async (query) => {
      expect(await search({ q: query })).toMatchObject({ groups: [], corrections: [] })
    }
  )

  it('corrects a word beside one that nothing explains only if it is close', async () => {
    expect((await search({ q: 'qwrtzp exan anxiety' })).corrections).toEqual([])
    expect((await search({ q: 'qwrtzp confidnece anxiety' })).corrections).toHaveLength(1)
  })

  it.each(['cheating wife', 'army husband', 'husband deployed', 'prison', 'concert', 'my grandfather', 'shooting'])(
    'takes no word of “%s” for another English one',
    async (query) => {
      expect((await search({ q: query })).corrections).toEqual([])
    }
  )

  it('takes a misspelled word for one that no text has, but what is meant by it', async () => {
    const { corrections, groups } = await search({ q: 'overwelmed' })
    expect(corrections).toEqual([{ from: 'overwelmed', to: 'overwhelmed' }])
    expect(groups).not.toEqual([])
  })

  it('leaves words alone that are there in another form', async () => {
    expect((await search({ q: 'forgiving exams' })).corrections).toEqual([])
  })

  it('shows whole sentences of a page, short enough for two lines, where the words are', async () => {
    const bodies = new Map(pageDocuments().map(({ kind, href, body }) => [kind + href, body]))
    const excerpts = await Promise.all(
      ['worried', 'clock', 'grief', 'overthinking at night'].map(async (q) => {
        const hits = (await search({ q, kind: 'guides' })).groups[0]?.hits ?? []
        return hits.filter(({ excerpt }) => excerpt.length > 0)
      })
    )
    expect(excerpts[1]?.map(({ excerpt }) => write(excerpt)).join(' ')).toMatch(/\[clock\]/i)
    for (const { href, excerpt } of excerpts.flat()) {
      const text = excerpt.map((part) => part.text).join('')
      const [before, after] = (bodies.get(`guides${href}`) ?? '').normalize('NFC').split(text)
      expect([before, text].join('|')).toMatch(/^\||[.?!…][”’"')\]]*\s+\|/)
      expect([text, after].join('|')).toMatch(/[.?!…][”’"')\]]*\|(\s|$)/)
      expect(text.length).toBeLessThanOrEqual(100)
    }
  })

  it('shows how the answer to each question begins', async () => {
    const answers = new Map(pageDocuments().map(({ kind, href, body }) => [kind + href, body]))
    const hits = (await search({ q: 'does it work', kind: 'questions' })).groups[0]?.hits ?? []
    expect(hits.length).toBeGreaterThan(0)
    for (const { href, excerpt } of hits) {
      const text = excerpt.map((part) => part.text).join('')
      expect(text).toMatch(/[.?!…][”’"')\]]*$/)
      expect(answers.get(`questions${href}`)?.normalize('NFC').startsWith(text)).toBe(true)
    }
  })

  it('ends a heading with a stop, so that it does not run into the sentence after it', () => {
    const { body } = pageDocuments().find(({ href }) => href === '/category/health/mental-health') ?? { body: '' }
    expect(body).toMatch(/Alongside care\. Three things to do today\. /)
    expect(body).not.toMatch(/[.?!:…][”)]?\./)
  })
})

describe('the index', () => {
  let clock = 0
  /** Lets so much time pass that the next search looks for a change. */
  const wait = () => {
    clock += CHECK_EVERY_MS + 1
  }
  beforeEach(() => {
    clock += performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => clock)
  })
  const add = (text: string) => addAffirmation({ text, category: 'daily', tags: ['bold'], audience: 'anyone' })
  /** Changes a text as another process would. */
  const editElsewhere = (id: string, text: string) =>
    db().$transaction(async (tx) => {
      await tx.affirmation.update({ where: { id }, data: { text } })
      await bumpContentVersion(tx)
    })

  it('follows what is added, edited, retired and restored', async () => {
    const { id } = await add('I paint the kitchen yellow.')
    expect(await found('yellow')).toEqual(['I paint the kitchen [yellow].'])
    await editAffirmation(id, { text: 'I paint the kitchen green.', category: 'love' })
    expect(await found('yellow')).toEqual([])
    expect(await found('green', { category: 'love' })).toEqual(['I paint the kitchen [green].'])
    await retireAffirmation(id)
    expect(await found('paint')).toEqual([])
    await restoreAffirmation(id)
    expect(await found('paint')).toHaveLength(1)
  })

  it('is built for the first who searches after a change; others get the old one meanwhile', async () => {
    const { id } = await add('I feed the horse.')
    expect(await found('horse')).toHaveLength(1)
    await editElsewhere(id, 'I feed the unicorn.')
    wait()
    const all = await Promise.all([found('unicorn'), found('unicorn'), found('unicorn')])
    expect(all).toEqual([['I feed the [unicorn].'], [], []])
  })
})

describe('pageDocuments', () => {
  it('lead to pages of the site or to other sites, each once', () => {
    const hrefs = pageDocuments().map(({ kind, href }) => kind + href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    for (const { href, title, body } of pageDocuments()) {
      expect(title && body).not.toBe('')
      expect(body).not.toMatch(/\[@|\]\(/)
      if (!href.startsWith('http') && !href.startsWith('/downloads/'))
        expect(findRoute(resolvePath(href.split('#')[0] as string))).toBeDefined()
    }
  })
})
