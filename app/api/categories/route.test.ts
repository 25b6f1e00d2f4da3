import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get } from '@/test/requests'
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
