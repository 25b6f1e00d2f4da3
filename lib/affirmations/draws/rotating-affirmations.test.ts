import { categoryNames } from '../../../content/types'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { dateBefore, utcDate } from '../utc-date'
import { dailyAffirmation } from './daily-pick'
import { rotatingAffirmations } from './rotating-affirmations'

setUpTestDatabase()

const TODAY = utcDate(new Date())
const YESTERDAY = dateBefore(TODAY, 1)

beforeEach(emptyDatabase)

const texts = (category: string, many: number) =>
  Array.from({ length: many }, (_, index) => ({
    text: `${category} line ${index}.`,
    tags: [['gentle', 'bold'][index % 2] ?? '']
  }))

it('gives the affirmation of the day and nine others from all categories, other ones the next day', async () => {
  await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(category, 40)])))
  const day = await rotatingAffirmations(YESTERDAY, 10)
  expect(day[0]?.id).toBe((await dailyAffirmation(YESTERDAY))?.affirmation.id)
  expect(new Set(day.map(({ id }) => id)).size).toBe(10)
  expect(new Set(day.map(({ category }) => category))).toEqual(new Set(categoryNames))
  expect(await rotatingAffirmations(YESTERDAY, 10)).toEqual(day)
  const ids = new Set(day.map(({ id }) => id))
  expect((await rotatingAffirmations(TODAY, 10)).filter(({ id }) => ids.has(id))).toEqual([])
})

it('gives what there is, without situations and lists, and nothing if there is nothing', async () => {
  expect(await rotatingAffirmations(YESTERDAY, 10)).toEqual([])
  await publish({ love: ['Only this.', { text: 'For an exam.', for: 'exams' }] })
  expect((await rotatingAffirmations(YESTERDAY, 10)).map(({ text }) => text)).toEqual(['Only this.'])
})
