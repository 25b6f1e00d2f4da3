import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { retireAffirmation } from '../affirmations/writes/publishing'
import { findDocument } from './documents'

setUpTestDatabase()

const find = (slug: string) => findDocument(`/affirmation/${slug}`, ['affirmation', slug])

beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: ['I begin.', 'I go on.'] })
  await publish({ daily: [{ text: 'I begin.', slug: 'i-begin', aliases: ['i-begin-here'] }, 'I go on.'] })
})

it.each(['daily-001-slug', 'i-begin-here'])('redirects a former slug to the current one: %s', async (slug) => {
  expect(await find(slug)).toEqual({ redirect: '/affirmation/i-begin' })
})

it.each(['i-begin', 'daily-001'])('serves slug and id with the same page: %s', async (name) => {
  expect(await find(name)).toEqual({ path: '/affirmation/i-begin' })
})

it('redirects a former slug of a retired affirmation to its 410 page', async () => {
  await retireAffirmation('daily-001')
  expect(await find('daily-001-slug')).toEqual({ redirect: '/affirmation/i-begin' })
  expect(await find('i-begin')).toEqual({ path: '/affirmation/i-begin' })
})

it('serves unknown slugs with one page', async () => {
  expect(await find('nope')).toEqual({ path: '/affirmation/-' })
})
