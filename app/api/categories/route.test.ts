import { db } from '@/lib/db/client'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { expectConsoleErrors } from '@/test/quiet-console'
import { get, problemOf } from '@/test/requests'
import { DELETE, GET, PATCH, POST, PUT } from './route'

setUpTestDatabase()

const call = (headers?: Record<string, string>) => GET(get('/api/categories', headers), {})

describe('GET /api/categories', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.'], love: ['I listen.'] })
  })

  it('answers the six categories in their order, with what is published', async () => {
    const response = await call()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([
      { name: 'daily', displayName: 'Daily Motivation', count: 2 },
      { name: 'health', displayName: 'Health & Wellness', count: 0 },
      { name: 'success', displayName: 'Success & Career', count: 0 },
      { name: 'love', displayName: 'Love & Relationships', count: 1 },
      { name: 'gratitude', displayName: 'Gratitude', count: 0 },
      { name: 'weekly', displayName: 'Weekly Focus', count: 0 }
    ])
  })

  it('may be kept for a while and read from any origin', async () => {
    const { headers } = await call({ origin: 'https://other.example' })
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('public, max-age=15, s-maxage=15, stale-while-revalidate=15')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('etag')).toMatch(/^".+"$/)
  })

  it('answers 304 until a line is published', async () => {
    const etag = (await call()).headers.get('etag') as string
    const same = await call({ 'if-none-match': etag })
    expect(same.status).toBe(304)
    expect(same.headers.get('etag')).toBe(etag)
    expect(same.headers.get('access-control-allow-origin')).toBe('*')
    expect(await same.text()).toBe('')
    await publish({ daily: ['I begin.', 'I go on.', 'I stop.'], love: ['I listen.'] })
    const changed = await call({ 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect((await changed.json())[0].count).toBe(3)
  })
})

it.each(Object.entries({ POST, PUT, PATCH, DELETE }))('returns 405 to %s', async (_method, refuse) => {
  const response = refuse()
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  await problemOf(response, 405)
})

it('returns 503 if the database fails, without naming the table or the software', async () => {
  expectConsoleErrors()
  await db().$executeRaw`ALTER TABLE "Affirmation" RENAME TO "Hidden"`
  try {
    const response = await call()
    expect(response.headers.get('retry-after')).toBe('60')
    const { detail } = await problemOf(response, 503)
    expect(detail).not.toMatch(/Affirmation|table|sqlite|prisma/i)
  } finally {
    await db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Affirmation"`
  }
})
