import { db } from '@/lib/db/client'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { DELETE, GET, PATCH, POST, PUT } from './route'

setUpTestDatabase()

function call(category: string, query = '', headers?: Record<string, string>) {
  const path = `/api/affirmations/category/${encodeURIComponent(category)}${query}`
  return GET(get(path, headers), { params: Promise.resolve({ category }) })
}

describe('GET /api/affirmations/category/{category}', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.', 'I stop.'], love: ['I listen.'] })
  })

  it('answers the published lines in their order, with five fields each', async () => {
    const response = await call('daily')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(
      ['I begin.', 'I go on.', 'I stop.'].map((text, index) => ({
        id: `daily-00${index + 1}`,
        slug: `daily-00${index + 1}-slug`,
        text,
        category: 'daily',
        tags: ['gentle']
      }))
    )
    expect(response.headers.get('link')).toBeNull()
  })

  it('answers an empty list where nothing is published, and leaves retired lines out', async () => {
    expect(await (await call('health')).json()).toEqual([])
    await db().affirmation.update({ where: { id: 'love-001' }, data: { position: null, retiredAt: new Date() } })
    expect(await (await call('love')).json()).toEqual([])
  })

  it('may be kept for a while and read from any origin; 304 for what is known', async () => {
    const { headers } = await call('daily')
    expect(headers.get('cache-control')).toContain('public, max-age=15')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const etag = headers.get('etag') as string
    expect((await call('daily', '', { 'if-none-match': etag })).status).toBe(304)
    expect((await call('love', '', { 'if-none-match': etag })).status).toBe(200)
  })

  it('goes on in parts of 500 at the address in Link, until all have been seen', async () => {
    await emptyDatabase()
    const texts = Array.from({ length: 1_201 }, (_, index) => `I keep line ${index}.`)
    await publish({ daily: texts })
    const seen: string[] = []
    let query: string | undefined = ''
    const sizes: number[] = []
    while (query !== undefined) {
      const response = await call('daily', query)
      const lines: { text: string }[] = await response.json()
      sizes.push(lines.length)
      seen.push(...lines.map(({ text }) => text))
      const link = response.headers.get('link')
      expect(link === null || /^<\/api\/affirmations\/category\/daily\?after=\d+>; rel="next"$/.test(link)).toBe(true)
      query = link?.match(/\?after=\d+/)?.[0]
    }
    expect(sizes).toEqual([500, 500, 201])
    expect(seen).toEqual(texts)
  })

  it.each(['0', '1', '999999999'])('goes on after the place %s', async (after) => {
    const lines = await (await call('daily', `?after=${after}`)).json()
    expect(lines).toHaveLength(Math.max(0, 2 - Number(after)))
  })

  it.each(['', '-1', 'x', '1.5', '1e3', '9999999999', '0x1', '1 OR 1=1'])('answers 400 to after=%j', async (after) => {
    const response = await call('daily', `?after=${encodeURIComponent(after)}`)
    expect((await problemOf(response, 400)).detail).toContain('"after"')
  })

  it.each(['peace', 'daily ', '__proto__', 'constructor', 'toString', '', "daily' OR 1=1 --", '🙂'])(
    'answers 404 to %j, for any origin to read',
    async (category) => {
      const response = await call(category)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect((await problemOf(response, 404)).detail).toBe('There is no such category.')
    }
  )
})

it.each(Object.entries({ POST, PUT, PATCH, DELETE }))('answers 405 to %s', async (_method, refuse) => {
  const response = refuse()
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  await problemOf(response, 405)
})
