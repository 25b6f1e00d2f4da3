import { categoryNames } from '../../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { retireAffirmation } from '../writes/publishing'
import { dailyAffirmation, dailyAffirmationsUntil } from './daily-pick'

setUpTestDatabase()

const texts = (count: number) => Array.from({ length: count }, (_, index) => `I keep line ${index}.`)
const TODAY = '2026-11-20'
/** The next date has begun at UTC+14. */
const NOW = Date.UTC(2026, 10, 20, 12)

beforeEach(async () => {
  await emptyDatabase()
  await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(9)])))
})

describe('dailyAffirmationsUntil', () => {
  it('returns today and the days before it, the newest first', async () => {
    const found = await dailyAffirmationsUntil(TODAY, 30, NOW)
    expect(found).toHaveLength(30)
    expect(found[0]?.date).toBe(TODAY)
    expect(found.at(-1)?.date).toBe('2026-10-22')
    expect(found[0]?.affirmation.id).toBe((await dailyAffirmation(TODAY, NOW))?.affirmation.id)
  })

  it('shows replacements for affirmations that have been retired', async () => {
    const before = await dailyAffirmationsUntil(TODAY, 4, NOW)
    for (const { affirmation } of [before[0], before[2]].flatMap((one) => one ?? [])) {
      await retireAffirmation(affirmation.id)
    }
    const after = await dailyAffirmationsUntil(TODAY, 4, NOW)
    expect(after.map(({ isReplacement }) => isReplacement)).toEqual([true, false, true, false])
    expect([after[1], after[3]]).toEqual([before[1], before[3]])
    expect(await Promise.all(after.map(({ date }) => dailyAffirmation(date, NOW)))).toEqual(after)
  })

  it('leaves out dates that have not begun anywhere', async () => {
    const found = await dailyAffirmationsUntil('2026-11-30', 30, NOW)
    expect(found[0]?.date).toBe('2026-11-21')
    expect(found).toHaveLength(21)
  })
})
