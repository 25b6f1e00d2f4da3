import { publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

const call = (picture: string, query = '', headers = {}) =>
  GET(get(`/today/${picture}${query}`, headers), { params: Promise.resolve({ picture }) })

beforeAll(() =>
  publish({
    daily: ['I begin.'],
    health: ['I rest.'],
    success: ['I press send.'],
    love: ['I listen first.'],
    gratitude: ['Thank you, morning.'],
    weekly: ['I look back.']
  })
)

it('has the same picture for a date in all time zones, to be asked for again', async () => {
  const response = await call('today-square.png', '?date=2026-11-03')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, no-cache'
  })
  const etag = response.headers.get('etag') ?? ''
  const again = await call('today-square.png', '?date=2026-11-03&tz=Pacific/Auckland', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await call('today-square.png', '?date=2026-11-02', { 'if-none-match': etag })
  expect(other.status).toBe(200)
  await problemOf(await call('today-square.png', '?date=2026-11-1'), 400)
})

it.each(['today', 'today.svg', 'today-800x480.png', 'square.png', 'yesterday.png'])(
  'returns 404 for %s',
  async (picture) => {
    await problemOf(await call(picture), 404)
  }
)
