import { retireAffirmation } from '@/lib/affirmations/writes/publishing'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

const call = (query = '') => GET(get(`/api/today${query}`), {})

beforeEach(async () => {
  await emptyDatabase()
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 23, 30), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  await publish({ daily: ['I begin.', 'I go on.', 'I rest.'] })
})
afterEach(() => jest.useRealTimers())

it('returns the affirmation of today in UTC, with the address of its page', async () => {
  const response = await call()
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body).toEqual({
    date: '2026-11-22',
    isReplacement: false,
    id: expect.stringMatching(/^daily-00\d$/),
    slug: expect.any(String),
    text: expect.any(String),
    category: 'daily',
    tags: expect.any(Array),
    for: 'anyone',
    situation: null,
    url: `http://localhost:3000/affirmation/${body.slug}`
  })
})

it.each([
  ['Pacific/Kiritimati', '2026-11-23'],
  ['Etc/GMT+12', '2026-11-22']
])('returns the date in %s, and for each date one affirmation', async (zone, date) => {
  const inZone = await (await call(`?tz=${encodeURIComponent(zone)}`)).json()
  expect(inZone.date).toBe(date)
  expect(await (await call(`?date=${date}`)).json()).toEqual(inZone)
})

it('moves to the next date at midnight UTC, which others have had before', async () => {
  const early = await (await call('?date=2026-11-23')).json()
  jest.setSystemTime(Date.UTC(2026, 10, 23))
  expect(await (await call()).json()).toEqual(early)
})

it('marks the replacement of one that has been retired', async () => {
  const { id } = await (await call()).json()
  await retireAffirmation(id)
  const replacement = await (await call()).json()
  expect(replacement).toMatchObject({ date: '2026-11-22', isReplacement: true })
  expect(replacement.id).not.toBe(id)
})

it.each(['2026-11-24', '2001-01-01'])('returns 404 for %s and says which dates have one', async (date) => {
  const detail = `There is no affirmation of ${date}. Every date from 2025-11-22 to 2026-11-23 has one.`
  expect(await problemOf(await call(`?date=${date}`), 404)).toMatchObject({ detail })
})

it('refuses a date that is none and says what is allowed', async () => {
  const errors = [{ field: 'date', message: 'Write a date as YYYY-MM-DD, such as 2026-11-23.' }]
  expect(await problemOf(await call('?date=tomorrow'), 400)).toMatchObject({ errors })
})

it.each(['Mars/Olympus', 'Etc/Unknown', '+05:30'])('takes UTC for the zone %s, which is none', async (zone) => {
  const body = await (await call(`?tz=${encodeURIComponent(zone)}`)).json()
  expect(body).toEqual(await (await call()).json())
})

it('returns 503 with Retry-After if nothing is published', async () => {
  await emptyDatabase()
  const response = await call()
  expect(response.headers.get('retry-after')).toBe('60')
  await problemOf(response, 503)
})
