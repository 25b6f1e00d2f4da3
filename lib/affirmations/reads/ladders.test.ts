import { emptyDatabase, publish, published, setUpTestDatabase } from '../../../test/database'
import { retireAffirmation } from '../writes/publishing'
import { ladderNeighbors, ladderOf } from './ladders'

setUpTestDatabase()

beforeEach(async () => {
  await emptyDatabase()
  await publish({
    daily: [
      { text: 'Rest is mine.', tags: ['bold'], ladder: 'rest' },
      { text: 'I can rest for a minute.', tags: ['gentle'], ladder: 'rest' },
      { text: 'I rest without having earned it.', tags: ['moderate'], ladder: 'rest' },
      { text: 'I begin again.', tags: ['moderate'] },
      { text: 'I begin boldly.', tags: ['bold'], ladder: 'begin' }
    ]
  })
})

/** The ids of the gentler and the bolder neighbor. */
async function neighbors(id: string): Promise<(string | undefined)[]> {
  const { gentler, bolder } = await ladderNeighbors(await published(id))
  return [gentler?.id, bolder?.id]
}

it.each([
  ['the gentle one', 'daily-002', undefined, 'daily-003'],
  ['the moderate one', 'daily-003', 'daily-002', 'daily-001'],
  ['the bold one', 'daily-001', 'daily-003', undefined],
  ['one without a ladder', 'daily-004', undefined, undefined],
  ['one whose ladder has no other', 'daily-005', undefined, undefined]
])('leads from %s one step down and one step up', async (_name, id, gentler, bolder) => {
  expect(await neighbors(id)).toEqual([gentler, bolder])
})

it('skips a retired step', async () => {
  await retireAffirmation('daily-003')
  expect(await neighbors('daily-002')).toEqual([undefined, 'daily-001'])
  expect(await neighbors('daily-001')).toEqual(['daily-002', undefined])
})

it('lists the steps from the gentlest to the boldest, and none for an affirmation that is alone', async () => {
  const steps = async (id: string) => (await ladderOf(await published(id))).map((step) => step.id)
  expect(await steps('daily-001')).toEqual(['daily-002', 'daily-003', 'daily-001'])
  expect(await steps('daily-004')).toEqual([])
  expect(await steps('daily-005')).toEqual([])
})
