import { publish, setUpTestDatabase } from '../../test/database'
import { get, problemOf } from '../../test/requests'
import { pictureOfDay } from './picture-response'

setUpTestDatabase()

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
  const call = (query: string, headers = {}) => pictureOfDay('800x480')(get(`/today-800x480.png${query}`, headers), {})
  const response = await call('?date=2026-11-03')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, no-cache'
  })
  const etag = response.headers.get('etag') ?? ''
  const again = await call('?date=2026-11-03&tz=Pacific/Auckland', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await call('?date=2026-11-02', { 'if-none-match': etag })
  expect(other.status).toBe(200)
  await problemOf(await call('?date=2026-11-1'), 400)
})

it('is a drawing in both themes', async () => {
  const response = await pictureOfDay('svg')(get('/today.svg'), {})
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toContain('prefers-color-scheme')
})
