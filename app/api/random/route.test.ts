import { retireAffirmation } from '@/lib/affirmations/writes/publishing'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, problemOf } from '@/test/requests'
import { GET } from './route'

setUpTestDatabase()

const call = (query = '') => GET(get(`/api/random${query}`), {})

/** The ids that 40 draws return: one of three is missed with a chance of 1 in 10^7. */
async function idsOf(query: string): Promise<string[]> {
  const ids = new Set<string>()
  for (let count = 0; count < 40; count += 1) ids.add((await (await call(query)).json()).id)
  return [...ids].sort()
}

beforeAll(async () => {
  await emptyDatabase()
  await publish({
    daily: [
      { text: 'I begin.', tags: ['calm', 'gentle'] },
      { text: 'I dare.', tags: ['brave', 'bold'] }
    ],
    love: [
      { text: 'I listen.', tags: ['calm', 'bold'] },
      { text: 'I pass.', tags: ['calm', 'gentle'], for: 'exams' }
    ]
  })
})

it('returns an affirmation for anyone that is not cached', async () => {
  const response = await call()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys(await response.json())).toEqual([
    'id',
    'slug',
    'text',
    'category',
    'tags',
    'for',
    'situation',
    'url'
  ])
  expect(await idsOf('')).toEqual(['daily-001', 'daily-002', 'love-001'])
})

it.each([
  ['?category=daily', ['daily-001', 'daily-002']],
  ['?strength=bold', ['daily-002', 'love-001']],
  ['?tag=calm', ['daily-001', 'love-001']],
  ['?tag=calm&category=love&strength=bold', ['love-001']],
  ['?tag=calm&not=daily-001', ['love-001']],
  ['?not=daily-001,love-001', ['daily-002']],
  // As a form sends fields that are not filled in.
  ['?category=love&tag=&strength=&for=&not=', ['love-001']],
  // There is no other.
  ['?for=exams&not=love-002', ['love-002']],
  ['?tag=calm&for=exams&not=love-002', ['love-002']]
])('%s draws from %j', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids)
})

it.each([
  ['?tag=clam', 404, { detail: 'No affirmation has the tag “clam”: did you mean “calm”?' }],
  ['?tag=__proto__', 404, { detail: 'No affirmation has the tag “__proto__”.' }],
  ['?tag=brave&category=love', 404, { detail: 'No affirmation fits all these parameters.' }],
  ['?category=health', 404, { detail: 'No affirmation fits all these parameters.' }],
  [
    '?category=peace',
    400,
    { errors: [{ field: 'category', message: expect.stringContaining('Write one of daily, ') }] }
  ],
  ['?strength=loud', 400, { errors: [{ field: 'strength', message: 'Write one of gentle, moderate, bold.' }] }],
  ['?for=list', 400, { errors: [{ field: 'for', message: expect.stringContaining('such as "exams"') }] }]
])('returns %s as %i', async (query, status, problem) => {
  expect(await problemOf(await call(query), status)).toMatchObject(problem)
})

it('does not draw by its tag what has just been retired', async () => {
  await idsOf('?tag=calm')
  await retireAffirmation('daily-001')
  expect(await idsOf('?tag=calm')).toEqual(['love-001'])
})
