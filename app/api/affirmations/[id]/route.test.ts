import { retireAffirmation } from '@/lib/affirmations/writes/publishing'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

function call(id: string) {
  return GET(get(`/api/affirmations/${encodeURIComponent(id)}`), { params: Promise.resolve({ id }) })
}

describe('GET /api/affirmations/{id}', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.'], weekly: ['I rest.'] })
  })

  it.each(['daily-002', 'daily-002-slug'])('returns the affirmation %s', async (id) => {
    const response = await call(id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id: 'daily-002',
      slug: 'daily-002-slug',
      text: 'I go on.',
      category: 'daily',
      tags: ['gentle'],
      for: 'anyone',
      situation: null,
      ladder: []
    })
  })

  it('returns 410 once the affirmation is retired, by id and by slug', async () => {
    await retireAffirmation('daily-002')
    for (const id of ['daily-002', 'daily-002-slug']) {
      expect((await problemOf(await call(id), 410)).detail).toBe('This affirmation has been retired.')
    }
  })

  it('returns an affirmation under its former slug and with its situation', async () => {
    await publish({ daily: [{ text: 'I begin.', slug: 'i-begin', for: 'exams' }] })
    const body = await (await call('daily-001-slug')).json()
    expect(body).toMatchObject({ id: 'daily-001', slug: 'i-begin', for: 'exams', situation: 'For exams' })
  })

  it.each(['nope', 'wee\u212aly-001'])('returns 404 for an unknown id: %s', async (id) => {
    expect((await problemOf(await call(id), 404)).detail).toBe('There is no such affirmation.')
  })
})
