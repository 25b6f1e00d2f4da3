import { publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { findAffirmations } from '../../search/find'
import { MARK_END, MARK_START } from '../../search/marks'
import { interpret } from '../../search/spelling'
import { createTables } from '../../search/tables'
import { readQuery } from '../../search/words'
import { addAffirmation, editAffirmation, restoreAffirmation, retireAffirmation } from './publishing'
import { prepareAffirmationSearch } from './search-index'

setUpTestDatabase()

async function find(query: string, category?: string): Promise<string[]> {
  const found = await findAffirmations(await interpret(readQuery(query)), { category, limit: 20, enough: 20 })
  return found.map(({ affirmationId }) => affirmationId)
}

/** Every word of the vocabulary with its count. */
async function vocabulary() {
  return db().$queryRaw`SELECT word, documents FROM "SearchWord" ORDER BY word`
}

beforeAll(async () => {
  await publish({
    daily: [
      { text: 'I sleep through the storm.', for: 'exams' },
      'I am sleeping well.',
      { text: 'The night is mine.', tags: ['gentle', 'sleep'] }
    ],
    love: ['I forgive the sleepless friend.', 'I keep my own counsel.', 'I read Albarracín, and learn.']
  })
})

describe('the search of affirmations', () => {
  it('finds every form of a word: in texts, then in tags, then as the beginning of another; those for anyone first', async () => {
    expect(await find('sleep')).toEqual(['daily-002', 'daily-001', 'daily-003', 'love-001'])
  })

  it('marks what was found', async () => {
    const [first] = await findAffirmations(await interpret(readQuery('sleep')), { limit: 1 })
    expect(first?.marked).toBe(`I am ${MARK_START}sleeping${MARK_END} well.`)
  })

  it('finds by category, by tag and by situation', async () => {
    expect(await find('sleep', 'love')).toEqual(['love-001'])
    expect(await find('exam')).toEqual(['daily-001'])
  })

  it.each(['Albarracín', 'Albarracin', 'ALBARRACI\u0301N'])('finds a word with accents by %s', async (query) => {
    expect(await find(query)).toEqual(['love-003'])
    expect(await find(`${query} read`)).toEqual(['love-003'])
  })

  it('shows added, edited, retired and restored affirmations as they are', async () => {
    const { id } = await addAffirmation({
      text: 'I paint the kitchen yellow.',
      category: 'daily',
      tags: ['bold'],
      audience: 'anyone'
    })
    expect(await find('paint')).toEqual([id])
    await editAffirmation(id, { text: 'I paint the kitchen green.', category: 'love' })
    expect(await find('yellow')).toEqual([])
    expect(await find('green kitchen')).toEqual([id])
    expect(await find('paint', 'love')).toEqual([id])
    await retireAffirmation(id)
    expect(await find('paint')).toEqual([])
    await restoreAffirmation(id)
    expect(await find('paint')).toEqual([id])
    await retireAffirmation(id)
  })

  it('forgets the words that no affirmation has any more', async () => {
    const before = await vocabulary()
    const { id } = await addAffirmation({
      text: 'I befriend the xylophone.',
      category: 'daily',
      tags: ['bold'],
      audience: 'anyone'
    })
    expect(await find('xylofone')).toEqual([id])
    await retireAffirmation(id)
    expect(await vocabulary()).toEqual(before)
  })

  it('follows the corpus of a release', async () => {
    await publish({ daily: ['I rest at noon.'] })
    expect(await find('sleep')).toEqual([])
    expect(await find('noon')).toEqual(['daily-001'])
  })

  it('is filled again if rows are missing, and makes its tables if there are none', async () => {
    await db().$executeRaw`DELETE FROM "SearchAffirmation"`
    expect(await find('noon')).toEqual([])
    await prepareAffirmationSearch()
    expect(await find('noon')).toEqual(['daily-001'])
    await db().$transaction(createTables)
  })

  it('replaces tables of another version, and fills them', async () => {
    await prepareAffirmationSearch()
    await db().$executeRaw`ALTER TABLE "SearchWord" RENAME COLUMN documents TO number`
    await db().$executeRaw`UPDATE "SearchState" SET value = '0 complete' WHERE key = 'affirmations'`
    await prepareAffirmationSearch()
    expect(await find('noon')).toEqual(['daily-001'])
    await db().$executeRaw`UPDATE "SearchWord" SET documents = 7 WHERE word = 'noon'`
    await prepareAffirmationSearch()
    expect(await vocabulary()).toContainEqual({ word: 'noon', documents: 7 })
  })
})
