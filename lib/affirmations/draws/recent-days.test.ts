import { categoryNames } from '../../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { retireAffirmation } from '../writes/publishing'
import { affirmationOfDay } from './daily-pick'
import { affirmationsOfDays } from './recent-days'

setUpTestDatabase()

const texts = (count: number) => Array.from({ length: count }, (_, index) => `I keep line ${index}.`)
const TODAY = '2026-11-20'

beforeEach(async () => {
  await emptyDatabase()
  await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(9)])))
})

describe('affirmationsOfDays', () => {
  it('returns today and the days before it, the newest first', async () => {
    const found = await affirmationsOfDays(TODAY, 30)
    expect(found).toHaveLength(30)
    expect(found[0]?.day).toBe(TODAY)
    expect(found.at(-1)?.day).toBe('2026-10-22')
    expect(found[0]?.affirmation.id).toBe((await affirmationOfDay(TODAY))?.id)
  })

  it('returns the same for past days after affirmations have been added', async () => {
    const today = await affirmationsOfDays(TODAY, 30)
    await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(14)])))
    const tomorrow = await affirmationsOfDays('2026-11-21', 30)
    expect(tomorrow.slice(1).map(({ affirmation }) => affirmation.id)).toEqual(
      today.slice(0, -1).map(({ affirmation }) => affirmation.id)
    )
  })

  it('leaves out a past day whose affirmation has been retired', async () => {
    const before = await affirmationsOfDays(TODAY, 4)
    const gone = before[2]
    await retireAffirmation(gone?.affirmation.id ?? '')
    // As `newsletter:send --date` does for a past day.
    expect(await affirmationOfDay(gone?.day ?? '')).toBeUndefined()
    const after = await affirmationsOfDays(TODAY, 4)
    expect(after.map(({ day }) => day)).toEqual([before[0]?.day, before[1]?.day, before[3]?.day])
  })

  it('is empty if nothing is published', async () => {
    await emptyDatabase()
    expect(await affirmationsOfDays(TODAY, 30)).toEqual([])
  })
})
