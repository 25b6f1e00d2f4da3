import { categoryNames } from '@/content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { fieldErrors, pageOf, post, postForm, problemOf } from '@/test/requests'
import { POST } from './route'

setUpTestDatabase()

const PATH = '/api/affirmations/random'
const call = (payload?: unknown, headers?: Record<string, string>) => POST(post(PATH, payload, headers), {})

/** The ids that are drawn in many requests. */
async function drawn(payload?: unknown): Promise<string[]> {
  const ids = new Set<string>()
  // That one of two affirmations is missed in 25 draws has a chance of 1 in 10^7.
  for (let count = 0; count < 25; count += 1) ids.add((await (await call(payload)).json()).id)
  return [...ids].sort()
}

describe('POST /api/affirmations/random', () => {
  beforeEach(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.'], love: ['I listen.'] })
  })

  it('returns one affirmation, which is not cached', async () => {
    const response = await call({ categories: ['love'] })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      id: 'love-001',
      slug: 'love-001-slug',
      text: 'I listen.',
      category: 'love',
      tags: ['gentle'],
      for: 'anyone',
      situation: null,
      ladder: []
    })
  })

  it.each<[string, unknown]>([
    ['no body', undefined],
    ['no category named', { categories: [] }]
  ])('draws from all categories: %s', async (_name, payload) => {
    expect(await drawn(payload)).toEqual(['daily-001', 'love-001'])
  })

  describe('with `for` and `strength`', () => {
    beforeEach(() =>
      publish({
        daily: ['I begin.', { text: 'I go on.', tags: ['bold'] }, { text: 'I wake.', for: 'list' }],
        love: ['I listen.', { text: 'I pass.', for: 'exams' }, { text: 'I pass, loved.', for: 'exams', tags: ['bold'] }]
      })
    )

    it('draws what fits', async () => {
      expect(await drawn({ for: 'exams', strength: 'gentle', categories: ['love', 'daily'] })).toEqual(['love-002'])
    })

    it('draws none but jokes with `wink`', async () => {
      await publish({
        daily: ['I begin.', { text: 'Guess who is back.', tags: ['wink', 'gentle'] }],
        love: [{ text: 'I get my own jokes.', tags: ['wink', 'bold'], for: 'exams' }]
      })
      expect(await drawn({ wink: true })).toEqual(['daily-002'])
      expect(await drawn({ wink: true, categories: ['daily', 'love'] })).toEqual(['daily-002', 'love-001'])
      expect(await drawn({ wink: false })).toEqual(['daily-001', 'daily-002'])
    })

    it('returns the steps of the ladder, the gentlest first', async () => {
      await publish({
        love: [
          { text: 'I am loved.', tags: ['bold'], ladder: 'love' },
          { text: 'Someone likes me.', tags: ['gentle'], ladder: 'love' }
        ]
      })
      const affirmation = await (await call({ strength: 'bold', categories: ['love'] })).json()
      expect(affirmation).toMatchObject({ id: 'love-001', ladder: [{ id: 'love-002' }, { id: 'love-001' }] })
      expect(Object.keys(affirmation.ladder[0])).toEqual(['id', 'slug', 'text', 'category', 'tags'])
    })

    it('returns the label of the situation', async () => {
      const affirmation = await (await call({ for: 'exams', strength: 'bold' })).json()
      expect(affirmation).toMatchObject({ id: 'love-003', for: 'exams', situation: 'For exams' })
    })
  })

  it('returns 404 if the named categories are empty', async () => {
    expect((await problemOf(await call({ categories: ['health'] }), 404)).detail).toContain('no affirmations')
  })
})

describe('what it refuses', () => {
  it.each<[unknown, Record<string, string>]>([
    [{ categories: ['peace'] }, { 'categories.0': expect.stringMatching(/^Write one of daily, health, .*\.$/) }],
    [{ for: 'list' }, { for: 'Write "anyone" or the id of a situation, such as "exams".' }],
    [{ wink: 1 }, { wink: 'Write true or false.' }],
    [{ strength: 'Bold' }, { strength: 'Write one of gentle, moderate, bold.' }],
    [{ categories: ['daily', 7, null] }, { 'categories.1': expect.any(String), 'categories.2': expect.any(String) }],
    [{ categories: [...categoryNames, 'daily'] }, { categories: 'Name each category once.' }],
    [{ categories: 'daily' }, { categories: expect.any(String) }]
  ])('returns 400 for %j and names what is wrong', async (payload, errors) => {
    expect(await fieldErrors(await call(payload))).toEqual(errors)
  })
})

describe('the form without scripts', () => {
  async function send(...fields: string[][]) {
    const { status, page, state } = await pageOf(await POST(postForm(PATH, fields)), 'generate')
    expect(page).toBe('/generator')
    return { status, state }
  }

  it('draws as the payload does, with a box for jokes, and keeps what was chosen', async () => {
    await publish({
      daily: ['I rest.'],
      love: [
        { text: 'I listen.', ladder: 'listen', for: 'exams' },
        { text: 'I listen fully.', tags: ['bold', 'wink'], ladder: 'listen', for: 'exams' }
      ]
    })
    const { status, state } = await send(['categories', 'love'], ['strength', 'bold'], ['wink', '1'])
    expect([status, state?.values]).toEqual([200, { categories: ['love'], strength: 'bold', wink: '1' }])
    expect(state?.result).toEqual({
      ...{ id: 'love-002', slug: 'love-002-slug', text: 'I listen fully.', category: 'love', tags: ['bold', 'wink'] },
      ...{ situation: 'For exams', ladder: [expect.objectContaining({ id: 'love-001' }), expect.anything()] }
    })
    // Nothing is checked, and nothing chosen.
    expect((await send(['strength', ''])).state?.result?.id).toBe('daily-001')
  })

  it('comes back with the reason', async () => {
    await emptyDatabase()
    expect(await send(['categories', 'love'], ['strength', ''])).toEqual({
      status: 404,
      state: {
        values: { categories: ['love'], strength: '', wink: '' },
        errors: {},
        notice: expect.stringContaining('no affirmations')
      }
    })
    expect((await send(['strength', 'loud'])).state?.errors).toEqual({
      strength: 'Write one of gentle, moderate, bold.'
    })
    for (const category of ['nope', '__proto__']) {
      const { status, state } = await send(['categories', category])
      expect([status, Object.keys(state?.errors ?? {})]).toEqual([400, ['categories.0']])
    }
  })
})
