import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { pageOf, postForm } from '@/test/requests'
import { GET, POST } from './route'

setUpTestDatabase()

async function send(categories: string[], strength = '', wink = '') {
  const fields = [
    ...categories.map((category) => ['categories', category]),
    ['strength', strength],
    ...(wink ? [['wink', wink]] : [])
  ]
  const shown = await pageOf(await POST(postForm('/api/affirmations/random', fields)), 'generate')
  expect(shown.page).toBe('/generator')
  return shown
}

it('says that there are no affirmations yet', async () => {
  await emptyDatabase()
  const { status, state } = await send(['love'])
  expect(status).toBe(404)
  expect(state).toMatchObject({
    values: { categories: ['love'], strength: '', wink: '' },
    notice: expect.stringContaining('no affirmations')
  })
})

describe('with affirmations', () => {
  beforeAll(async () => {
    await emptyDatabase()
    await publish({ daily: ['I rest.'], love: ['I listen.', 'I stay.'] })
  })

  it('draws from the checked areas', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { status, state } = await send(['love'])
      expect(status).toBe(200)
      expect(state?.values).toEqual({ categories: ['love'], strength: '', wink: '' })
      expect(state?.result).toEqual({
        id: expect.stringMatching(/^love-/),
        slug: expect.any(String),
        text: expect.any(String),
        category: 'love',
        tags: ['gentle'],
        situation: null,
        ladder: []
      })
    }
  })

  it('draws from all areas if none is checked', async () => {
    const drawn = new Set<string | undefined>()
    for (let turn = 0; turn < 60; turn += 1) drawn.add((await send([])).state?.result?.category)
    expect([...drawn].sort()).toEqual(['daily', 'love'])
  })

  it('draws of the chosen strength, with the steps of its ladder', async () => {
    await publish({
      daily: ['I rest.'],
      love: [
        { text: 'I listen.', ladder: 'listen' },
        { text: 'I listen fully.', tags: ['bold'], ladder: 'listen' }
      ]
    })
    for (let turn = 0; turn < 8; turn += 1) {
      const { state } = await send([], 'bold')
      expect(state?.values.strength).toBe('bold')
      expect(state?.result).toMatchObject({ id: 'love-002', ladder: [{ id: 'love-001' }, { id: 'love-002' }] })
    }
    expect((await send([], 'loud')).state?.errors).toEqual({ strength: 'Write one of gentle, moderate, bold.' })
  })

  it('draws none but jokes if that box is checked, and keeps it checked', async () => {
    await publish({ daily: ['I rest.', { text: 'No plans. Perfect.', tags: ['wink', 'bold'] }] })
    for (let turn = 0; turn < 8; turn += 1) {
      const { state } = await send([], '', '1')
      expect(state?.values.wink).toBe('1')
      expect(state?.result?.id).toBe('daily-002')
    }
  })

  it('names the situation of a line', async () => {
    await publish({ health: [{ text: 'I pass.', for: 'exams' }] })
    expect((await send(['health'])).state?.result).toMatchObject({ id: 'health-001', situation: 'For exams' })
  })

  it.each([['nope'], ['__proto__']])('refuses the area %s', async (category) => {
    const { status, state } = await send([category])
    expect(status).toBe(400)
    expect(state?.result).toBeUndefined()
    expect(Object.keys(state?.errors ?? {})).toHaveLength(1)
  })
})

it('GET leads to the page', () => {
  expect(GET().headers.get('location')).toBe('/generator')
})
