import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { forgetSnapshot } from '../reads/published'
import { editAffirmation, restoreAffirmation, retireAffirmation } from '../writes/publishing'
import { type DrawOptions, randomAffirmation } from './random-draw'

setUpTestDatabase()

/** The ids that are drawn. That one of six is missed in 120 draws has a chance of 2 in a billion. */
async function drawn(options?: DrawOptions): Promise<string[]> {
  const ids = new Set<string>()
  for (let count = 0; count < 120; count += 1) ids.add((await randomAffirmation(options))?.id ?? '')
  return [...ids].sort()
}

const MIXED = {
  daily: [
    'I begin again.',
    { text: 'I go on walking.', tags: ['moderate'] },
    { text: 'I stop nothing today.', tags: ['bold'] },
    { text: 'I sit the exam.', for: 'exams' },
    { text: 'I wake up slowly.', for: 'list', tags: ['gentle', 'morning-affirmations'] }
  ],
  love: ['I listen to you.', { text: 'I pass, loved.', for: 'exams', tags: ['bold'] }]
}

beforeEach(async () => {
  await emptyDatabase()
  await publish(MIXED)
})

describe('randomAffirmation', () => {
  it.each<[DrawOptions | undefined, string[]]>([
    [undefined, ['daily-001', 'daily-002', 'daily-003', 'love-001']],
    [{ categories: ['daily', 'daily', 'health'] }, ['daily-001', 'daily-002', 'daily-003', 'daily-004', 'daily-005']],
    [{ categories: ['love'] }, ['love-001', 'love-002']],
    [{ categories: ['daily', 'love'], audience: 'anyone' }, ['daily-001', 'daily-002', 'daily-003', 'love-001']],
    [{ categories: ['daily'], tag: 'morning-affirmations' }, ['daily-005']],
    [{ intensity: 'gentle' }, ['daily-001', 'love-001']],
    [{ intensity: 'bold', categories: ['daily'] }, ['daily-003']],
    [{ audience: 'exams' }, ['daily-004', 'love-002']],
    [{ audience: 'exams', intensity: 'bold' }, ['love-002']]
  ])('draws each that fits %j, and no other', async (options, ids) => {
    expect(await drawn(options)).toEqual(ids)
  })

  it.each([
    [{}, 4],
    [{ except: ['daily-001', 'daily-003-slug'] }, 2]
  ] as [DrawOptions, number][])('draws each that fits %j as often as any other', async (options, count) => {
    const draws = 6_000
    const counts = new Map<string, number>()
    for (let draw = 0; draw < draws; draw += 1) {
      const { id = '' } = (await randomAffirmation(options)) ?? {}
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(counts.size).toBe(count)
    const deviation = Math.sqrt((draws / count) * (1 - 1 / count))
    for (const drawn of counts.values()) expect(Math.abs(drawn - draws / count)).toBeLessThanOrEqual(6 * deviation)
  })

  it('ignores exceptions that do not exist or are in another category', async () => {
    expect(await drawn({ categories: ['love'], except: ['daily-001', 'nope', '', '\u0000', 'love-002'] })).toEqual([
      'love-001'
    ])
  })

  it('draws an exception if there is no other', async () => {
    expect(await drawn({ categories: ['love'], audience: 'anyone', except: ['love-001'] })).toEqual(['love-001'])
  })

  it('draws nothing if nothing fits', async () => {
    expect(await randomAffirmation({ categories: ['health'] })).toBeUndefined()
    expect(await randomAffirmation({ audience: 'grief' })).toBeUndefined()
    expect(await randomAffirmation({ audience: 'list' })).toBeUndefined()
    expect(await randomAffirmation({ categories: ['love'], intensity: 'moderate' })).toBeUndefined()
    await emptyDatabase()
    expect(await randomAffirmation()).toBeUndefined()
  })

  it('does not draw what is not sorted, as in a database of an earlier release', async () => {
    await db().affirmation.create({
      data: { id: 'old', slug: 'old', text: 'I wrote.', category: 'love', tags: ['gentle'], position: 2 }
    })
    forgetSnapshot()
    expect(await drawn({ categories: ['love'] })).toEqual(['love-001', 'love-002'])
  })
})

describe('what is drawn', () => {
  it('follows what operators do', async () => {
    await retireAffirmation('daily-001')
    await editAffirmation('daily-002', { tags: ['bold'] })
    await editAffirmation('daily-004', { audience: 'anyone' })
    await editAffirmation('daily-003', { category: 'love' })
    expect(await drawn({ categories: ['daily'] })).toEqual(['daily-002', 'daily-004', 'daily-005'])
    expect(await drawn({ intensity: 'bold' })).toEqual(['daily-002', 'daily-003'])
    expect(await drawn({ categories: ['love'] })).toEqual(['daily-003', 'love-001', 'love-002'])
    await restoreAffirmation('daily-001')
    await editAffirmation('daily-005', { audience: null })
    expect(await drawn({ categories: ['daily'] })).toEqual(['daily-001', 'daily-002', 'daily-004'])
  })

  it('follows the next seed', async () => {
    await publish({
      daily: [
        { text: 'I begin again.', for: 'grief' },
        { text: 'I go on walking.', tags: ['gentle'] },
        { text: 'I stop nothing today.', tags: ['bold'] },
        { text: 'I sit the exam.' }
      ],
      love: [{ text: 'I listen to you.', for: 'list', tags: ['gentle', 'self-love'] }]
    })
    expect(await drawn()).toEqual(['daily-002', 'daily-003', 'daily-004'])
    await publish(MIXED)
    expect(await drawn()).toEqual(['daily-001', 'daily-002', 'daily-003', 'love-001'])
  })
})
