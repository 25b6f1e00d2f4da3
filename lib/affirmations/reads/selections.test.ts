import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { retireAffirmation } from '../writes/publishing'
import { listSelection, summarizeSelections } from './selections'

setUpTestDatabase()

const moms = {
  situations: ['moms', 'parents'],
  affirmations: ['love-002', 'daily-001', 'daily-999'],
  ladders: ['rest']
}
const anxiety = { situations: [], affirmations: ['daily-001'], ladders: [] }

beforeEach(async () => {
  await emptyDatabase()
  await publish({
    daily: [
      { text: 'I breathe out slowly.', tags: ['gentle'], for: 'anyone' },
      { text: 'Rest is mine.', tags: ['bold'], ladder: 'rest', for: 'anyone' },
      { text: 'I can rest for a minute.', tags: ['gentle'], ladder: 'rest', for: 'anyone' },
      { text: 'I rest without having earned it.', tags: ['moderate'], ladder: 'rest', for: 'anyone' },
      { text: 'My kids can wait one minute.', tags: ['gentle'], for: 'parents' }
    ],
    love: [
      { text: 'Moms need care, too.', tags: ['gentle'], for: 'moms' },
      { text: 'I ask for help.', tags: ['bold'], for: 'anyone' },
      { text: 'Passing this exam would be lovely.', tags: ['bold'], for: 'exams' }
    ]
  })
})

const ids = (affirmations: { id: string }[]) => affirmations.map(({ id }) => id)

it('lists those of the situations in their order, then the chosen ones, and ladders from gentle to bold', async () => {
  const { list, ladders } = await listSelection(moms)
  expect(ids(list)).toEqual(['love-001', 'daily-005', 'love-002', 'daily-001'])
  expect(ladders.map(ids)).toEqual([['daily-003', 'daily-004', 'daily-002']])
  expect(ids((await listSelection(anxiety)).list)).toEqual(['daily-001'])
})

it('leaves out what is retired, and ladders that have lost a step', async () => {
  for (const id of ['daily-001', 'daily-004', 'love-001']) await retireAffirmation(id)
  const { list, ladders } = await listSelection(moms)
  expect(ids(list)).toEqual(['daily-005', 'love-002'])
  expect(ladders).toEqual([])
})

it('counts what it would list, and says when one of them changed', async () => {
  await db().affirmation.update({ where: { id: 'love-001' }, data: { updatedAt: new Date('2099-01-01') } })
  const [ofMoms, ofAnxiety] = await summarizeSelections([moms, anxiety])
  expect(ofMoms).toEqual({ count: 7, changed: new Date('2099-01-01') })
  expect(ofAnxiety?.count).toBe(1)
  expect(ofAnxiety?.changed?.getUTCFullYear()).toBeLessThan(2099)

  for (const id of ['daily-001', 'daily-004', 'love-001']) await retireAffirmation(id)
  expect((await summarizeSelections([moms, anxiety])).map(({ count }) => count)).toEqual([2, 0])
})
