import { categoryNames } from '@/content/types'
import { deckOf } from '@/lib/affirmations/draws/deck'
import { retireAffirmation } from '@/lib/affirmations/writes/publishing'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { GET } from './route'

setUpTestDatabase()

const DAY = 86_400_000
const deck = async () => (await GET(new Request('http://localhost/api/deck'), {})).json()

beforeAll(async () => {
  await emptyDatabase()
  await publish({
    daily: [
      ...Array.from({ length: 9 }, (_, number) => `I begin ${number} times.`),
      { text: 'I go on.', tags: ['bold'] },
      { text: 'I wake.', for: 'list' },
      { text: 'I pass.', for: 'exams' },
      { text: 'I pass out.', for: 'exams', tags: ['gentle', 'wink'] }
    ],
    love: ['I listen.', 'I stay.', { text: 'Dogs like me.', tags: ['wink', 'bold'] }]
  })
  await retireAffirmation('love-002')
})

it('names what may be drawn, by category and strength', async () => {
  const { sets, isComplete } = await deck()
  expect(isComplete).toBe(true)
  expect(sets).toHaveLength(categoryNames.length * 3)
  const idsOf = (category: string, strength: string) =>
    sets.find((set: { category: string; strength: string }) => set.category === category && set.strength === strength)
      .ids
  expect(idsOf('daily', 'gentle')).toHaveLength(9)
  expect(idsOf('daily', 'bold')).toEqual(['daily-010'])
  expect(idsOf('love', 'gentle')).toEqual(['love-001'])
  expect(idsOf('health', 'moderate')).toEqual([])
})

it('names what comes if its category is asked for, and what jokes', async () => {
  const { sets } = await deck()
  const find = (category: string, strength: string) =>
    sets.find((set: { category: string; strength: string }) => set.category === category && set.strength === strength)
  expect(find('daily', 'gentle')).toMatchObject({
    others: ['daily-011', 'daily-012', 'daily-013'],
    winks: ['daily-013']
  })
  expect(find('love', 'bold')).toMatchObject({ ids: ['love-003'], others: [], winks: ['love-003'] })
})

it('sends a few whole, other ones the next day, all of them in turn', async () => {
  const gentle = async (day: number) =>
    (await deckOf(day * DAY)).lines.filter(({ id }) => id < 'daily-010').map(({ id }) => id)
  const days = await Promise.all([0, 1, 2].map(gentle))
  expect(days.map(({ length }) => length)).toEqual([4, 4, 4])
  expect(new Set(days.flat()).size).toBe(9)
  const { lines } = await deck()
  expect(lines).toHaveLength(7)
  expect(lines.find(({ id }: { id: string }) => id === 'love-001')).toEqual({
    id: 'love-001',
    slug: 'love-001-slug',
    text: 'I listen.',
    category: 'love',
    tags: ['gentle']
  })
})
