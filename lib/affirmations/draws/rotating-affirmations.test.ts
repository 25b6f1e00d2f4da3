import { categoryNames, intensities } from '../../../content/types'
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
    tags: [intensities[index % intensities.length] ?? '']
  }))

it('gives the affirmation of the day and nine others from all categories, the same ones each time', async () => {
  await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(category, 40)])))
  const day = await rotatingAffirmations(YESTERDAY, 10)
  expect(day[0]?.id).toBe((await dailyAffirmation(YESTERDAY))?.affirmation.id)
  expect(new Set(day.map(({ id }) => id)).size).toBe(10)
  expect(new Set(day.map(({ category }) => category))).toEqual(new Set(categoryNames))
  expect(await rotatingAffirmations(YESTERDAY, 10)).toEqual(day)
})

it('skips no affirmation in the dates of a round, and has ten different ones on each', async () => {
  await publish(Object.fromEntries(categoryNames.map((category) => [category, texts(category, 15)])))
  const shown = new Set<string>()
  for (let back = 1; back <= 10; back += 1) {
    const ids = new Set((await rotatingAffirmations(dateBefore(TODAY, back), 10)).map(({ id }) => id))
    expect(ids.size).toBe(10)
    for (const id of ids) shown.add(id)
  }
  expect(shown.size).toBe(90)
})

it('gives what there is, without situations and lists, and nothing if there is nothing', async () => {
  expect(await rotatingAffirmations(YESTERDAY, 10)).toEqual([])
  await publish({ love: ['Only this.', { text: 'For an exam.', for: 'exams' }] })
  expect((await rotatingAffirmations(YESTERDAY, 10)).map(({ text }) => text)).toEqual(['Only this.'])
})
