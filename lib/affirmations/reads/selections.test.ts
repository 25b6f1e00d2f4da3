import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { retireAffirmation } from '../writes/publishing'
import { currentSnapshot } from './published'
import { selectAffirmations } from './selections'

setUpTestDatabase()

const moms = {
  situations: ['moms', 'parents'],
  affirmations: ['love-002', 'daily-001', 'daily-999'],
  ladders: ['rest']
}

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
const select = async (selection: typeof moms) => selectAffirmations(await currentSnapshot(), selection)

it('lists the chosen ones, then those of the situations in their order, and ladders from gentle to bold', async () => {
  const { list, ladders, all } = await select(moms)
  expect(ids(list)).toEqual(['love-002', 'daily-001', 'love-001', 'daily-005'])
  expect(ladders.map(ids)).toEqual([['daily-003', 'daily-004', 'daily-002']])
  expect(all).toEqual([...list, ...ladders.flat()])
  expect(ids((await select({ ...moms, situations: ['parents', 'moms'] })).list).slice(2)).toEqual([
    'daily-005',
    'love-001'
  ])
})

it('begins with the one of a situation that fits best, and has it once', async () => {
  const { list } = await select({ ...moms, affirmations: ['daily-005'] })
  expect(ids(list)).toEqual(['daily-005', 'love-001'])
})

it('takes those under headings last, whoever they are for', async () => {
  const moments = [
    { title: 'At school', affirmations: ['love-003'] },
    { title: 'At night', affirmations: ['daily-005'] }
  ]
  const { list } = selectAffirmations(await currentSnapshot(), { ...moms, situations: ['moms'], moments })
  expect(ids(list)).toEqual(['love-002', 'daily-001', 'love-001', 'love-003', 'daily-005'])
})

it('has one of a situation once if it stands under a heading', async () => {
  const moments = [{ title: 'At night', affirmations: ['daily-005', 'love-003'] }]
  const { list } = selectAffirmations(await currentSnapshot(), { ...moms, moments })
  expect(ids(list)).toEqual(['love-002', 'daily-001', 'love-001', 'daily-005', 'love-003'])
})

it('leaves out what is retired, and ladders that have lost a step', async () => {
  for (const id of ['daily-001', 'daily-004', 'love-001']) await retireAffirmation(id)
  const { list, ladders } = await select(moms)
  expect(ids(list)).toEqual(['love-002', 'daily-005'])
  expect(ladders).toEqual([])
})
