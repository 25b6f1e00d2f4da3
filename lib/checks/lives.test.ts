import { corpus } from '../../content/affirmations'
import { lives } from '../../content/lives'
import type { Life } from '../../content/types'
import { placeOfLife } from '../content/lives'
import { checkLife, checkMissingPages, checkPagesPerCategory, checkUniqueFields } from './lives'

const [moms] = lives as [Life]
const moments = moms.moments as NonNullable<Life['moments']>
/** Ids of those that need no situation. */
const known = Object.values(corpus)
  .flat()
  .filter((entry) => entry.for === 'anyone')
  .map(({ id }) => id)
const messages = (change: Partial<Life>) => checkLife({ ...moms, ...change }).map(({ message }) => message)

it('says what is not known, with what may be meant', () => {
  expect(messages({ theme: 'famly' })).toEqual([expect.stringContaining('“famly” is no theme')])
  expect(messages({ situations: [...moms.situations, 'dad'] })).toEqual([expect.stringContaining('is no situation')])
  expect(messages({ affirmations: [...moms.affirmations, 'daily-9999'] })).toEqual([
    expect.stringContaining('“daily-9999” is no affirmation')
  ])
  expect(
    messages({ moments: [...moments, { title: 'At school', affirmations: ['daily-9998', 'gratitude-510'] }] })
  ).toEqual([expect.stringContaining('“daily-9998” is no affirmation')])
  expect(messages({ topics: ['sleeping'] })).toEqual([expect.stringContaining('is no topic of studies')])
  expect(messages({ guides: ['/problem-solution/greif'] })).toEqual([expect.stringContaining('links to')])
})

it('refuses too few lines, one that is there twice, and words against the house style', () => {
  expect(messages({ situations: [], moments: undefined })).toEqual(['has 9 lines, it needs 30: add affirmations'])
  const chosen = moments.flatMap(({ affirmations }) => affirmations)
  const first = chosen.find((id) => known.includes(id)) as string
  expect(messages({ affirmations: [first] })).toEqual([`${first} would be on the page twice`])
  expect(messages({ lead: 'You got this!' })).toEqual([expect.stringContaining('no exclamation marks')])
})

it('lets a line of its situation stand under a heading instead', () => {
  const own = Object.values(corpus)
    .flat()
    .filter((entry) => entry.for === moms.slug)
    .map(({ id }) => id)
  expect(messages({ moments: [...moments, { title: 'At school', affirmations: own.slice(0, 2) }] })).toEqual([])
})

it('refuses a page with helplines that names no number first', () => {
  expect(messages({ rightNow: ['Sit down.', 'Breathe out.', 'Drink 2 glasses of water.'] })).toEqual([
    expect.stringContaining('no number under rightNow')
  ])
  expect(messages({ rightNow: ['Sit down.', 'Breathe out.', 'Call or text 988.'] })).toEqual([])
})

it('reads what a page says of studies, as in a guide', () => {
  expect(messages({ tested: ['Among 9,999 mothers, walking helped [@singh2023_activity].'] })).toEqual([
    expect.stringContaining('“9,999 mothers” is not in the numbers of @singh2023_activity')
  ])
  expect(messages({ tested: ['We know of no study of mothers.'] })).toEqual([expect.stringContaining('this site')])
})

it('leads to the pages before and after it in its theme', () => {
  const { theme, previous, next } = placeOfLife(moms)
  expect(theme.id).toBe(moms.theme)
  expect(previous).toBeUndefined()
  expect(placeOfLife(next as Life).previous).toBe(moms)
})

it('names a situation without a page', () => {
  const [id = ''] = moms.situations
  const found = checkMissingPages(lives.map((life) => (life === moms ? { ...life, slug: 'mothers' } : life)))
  expect(found).toEqual([
    { where: 'content/lives.yaml', message: `the situation ${id} has no page: add one with this slug` }
  ])
})

it('names what two pages have in common', () => {
  expect(checkUniqueFields([...lives, { ...moms, slug: 'mothers', name: 'Mothers', title: 'Mothers' }])).toEqual([
    {
      where: 'content/lives.yaml',
      message: `two pages have the same description: “${moms.description}”`,
      words: moms.description
    }
  ])
})

it('names a category with fewer pages than its own page links to', () => {
  const { sky } = moms
  expect(checkPagesPerCategory(lives.filter((life) => life.sky !== sky))).toEqual([
    { where: 'content/lives.yaml', message: expect.stringContaining(`0 pages have the sky of ${sky}`) }
  ])
})
