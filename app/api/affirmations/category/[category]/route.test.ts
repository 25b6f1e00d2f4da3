import { retireAffirmation } from '@/lib/affirmations/writes/publishing'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

function call(category: string, query = '') {
  const path = `/api/affirmations/category/${encodeURIComponent(category)}${query}`
  return GET(get(path), { params: Promise.resolve({ category }) })
}

describe('GET /api/affirmations/category/{category}', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.', 'I stop.'], love: ['I listen.'] })
  })

  it('returns the published affirmations in their order', async () => {
    const response = await call('daily')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(
      ['I begin.', 'I go on.', 'I stop.'].map((text, index) => ({
        id: `daily-00${index + 1}`,
        slug: `daily-00${index + 1}-slug`,
        text,
        category: 'daily',
        tags: ['gentle'],
        for: 'anyone',
        situation: null
      }))
    )
    expect(response.headers.get('link')).toBeNull()
  })

  it('returns an empty list if nothing is published, and leaves out what is retired', async () => {
    expect(await (await call('health')).json()).toEqual([])
    await retireAffirmation('love-001')
    expect(await (await call('love')).json()).toEqual([])
  })

  it('continues in parts of 500 at the address in Link until all have been returned, and keeps the filter', async () => {
    await emptyDatabase()
    const texts = Array.from({ length: 1_001 }, (_, index) => `I keep line ${index}.`)
    await publish({ daily: texts.map((text) => ({ text, for: 'exams' })) })
    const seen: string[] = []
    let query: string | undefined = ''
    const sizes: number[] = []
    while (query !== undefined) {
      const response = await call('daily', query)
      const list: { text: string }[] = await response.json()
      sizes.push(list.length)
      seen.push(...list.map(({ text }) => text))
      const link = response.headers.get('link')
      expect(link === null || /^<\/api\/affirmations\/category\/daily\?after=\d+>; rel="next"$/.test(link)).toBe(true)
      query = link?.match(/\?after=\d+/)?.[0]
    }
    expect(sizes).toEqual([500, 500, 1])
    expect(seen).toEqual(texts)

    const filtered = await call('daily', '?for=exams')
    const next = '?for=exams&after=499'
    expect(filtered.headers.get('link')).toBe(`</api/affirmations/category/daily${next}>; rel="next"`)
    expect(await (await call('daily', next)).json()).toHaveLength(500)
  })

  describe('with `for`', () => {
    it('returns only those for it', async () => {
      await publish({ daily: ['I begin.', { text: 'I pass.', for: 'exams' }] })
      const list: object[] = await (await call('daily', '?for=exams')).json()
      expect(list).toEqual([expect.objectContaining({ id: 'daily-002', for: 'exams' })])
    })

    it.each(['exam', 'Anyone', '__proto__', "exams' OR 1=1"])('returns 400 for for=%j', async (audience) => {
      const response = await call('daily', `?for=${encodeURIComponent(audience)}`)
      expect(await problemOf(response, 400)).toMatchObject({ errors: [{ field: 'for' }] })
    })
  })

  it.each(['0', '1', '999999999'])('continues after the position %s', async (after) => {
    const list = await (await call('daily', `?after=${after}`)).json()
    expect(list).toHaveLength(Math.max(0, 2 - Number(after)))
  })

  it.each(['2', '999999999'])('is not stored beyond the end, as after %s', async (after) => {
    const response = await call('daily', `?after=${after}`)
    expect([await response.json(), response.headers.get('cache-control')]).toEqual([[], 'no-store'])
  })

  it.each(['-1', '01', 'x', '9999999999'])('returns 400 for after=%j', async (after) => {
    const response = await call('daily', `?after=${encodeURIComponent(after)}`)
    expect(await problemOf(response, 400)).toMatchObject({ errors: [{ field: 'after' }] })
  })

  it.each(['peace', '__proto__'])('returns 404 for %j', async (category) => {
    expect((await problemOf(await call(category), 404)).detail).toBe('There is no such category.')
  })
})
