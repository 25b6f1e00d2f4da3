import { GET as random } from '@/app/random.txt/route'
import { publish, setUpTestDatabase } from '@/test/database'
import { get } from '@/test/requests'
import { GET as mirror } from '../magicmirror.json/route'
import { GET } from './route'

setUpTestDatabase()

beforeAll(() => publish({ daily: ['I begin.'], love: ['I listen first.'] }))

it.each([
  ['today', () => GET(get('/today.txt'), {})],
  ['a date', () => GET(get('/today.txt?date=2026-11-01'), {})],
  ['a random draw', () => random(get('/random.txt?category=love'), {})]
])('has the line of %s and nothing else', async (_, call) => {
  const response = await call()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toMatch(/^I (begin|listen first)\.\n$/)
})

it.each([
  ['?date=tomorrow', 400, 'date: Write a date as YYYY-MM-DD, such as 2026-11-23.\n'],
  ['?date=2999-01-01', 404, expect.stringMatching(/^There is no affirmation of 2999-01-01\. Every date from [^{]+\n$/)]
])('says in plain text what is wrong with %s', async (query, status, text) => {
  const response = await GET(get(`/today.txt${query}`), {})
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  expect(await response.text()).toEqual(text)
})

it('gives a mirror the lines of the dates that can be today', async () => {
  const lines = Object.entries(await (await mirror(get('/magicmirror.json'), {})).json())
  const today = new Date().toISOString().slice(0, 10)
  expect(lines).toHaveLength(3)
  // The module takes the keys for regular expressions, and compares them with its own date.
  expect(lines.filter(([key]) => new RegExp(key).test(today))).toEqual([[today, [expect.any(String)]]])
})
