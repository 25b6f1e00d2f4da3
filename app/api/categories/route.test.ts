import { db } from '@/lib/db/client'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { expectConsoleErrors } from '@/test/jest/quiet-console'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

const call = () => GET(get('/api/categories'), {})

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
