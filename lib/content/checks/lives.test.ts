import { lives } from '../../../content/lives'
import type { Life } from '../../../content/types'
import { placeOfLife } from '../lives'
import { checkLife } from './lives'

const [moms] = lives as [Life]
const messages = (change: Partial<Life>) => checkLife({ ...moms, ...change }).map(({ message }) => message)

it('says what is not known, with what may be meant', () => {
  expect(messages({ theme: 'famly' })).toEqual([expect.stringContaining('“famly” is no theme')])
  expect(messages({ situations: [...moms.situations, 'dad'] })).toEqual([expect.stringContaining('is no situation')])
  expect(messages({ affirmations: [...moms.affirmations, 'daily-9999'] })).toEqual([
    expect.stringContaining('“daily-9999” is no affirmation for anyone')
  ])
  expect(messages({ topics: ['sleeping'] })).toEqual([expect.stringContaining('is no topic of studies')])
  expect(messages({ guides: ['/problem-solution/greif'] })).toEqual([expect.stringContaining('links to')])
})

it('refuses too few lines, one that is there twice, and words against the house style', () => {
  expect(messages({ situations: [], affirmations: [] })).toEqual(['has 9 lines, it needs 30: add affirmations'])
  const [first = ''] = moms.affirmations
  expect(messages({ affirmations: [...moms.affirmations, first] })).toEqual([`${first} would be on the page twice`])
  expect(messages({ lead: 'You got this!' })).toEqual([expect.stringContaining('no exclamation marks')])
})

it('refuses a page with helplines that names no number first', () => {
  expect(messages({ rightNow: ['Sit down.', 'Breathe out.', 'Drink 2 glasses of water.'] })).toEqual([
    expect.stringContaining('no number under rightNow')
  ])
  expect(messages({ rightNow: ['Sit down.', 'Breathe out.', 'Call or text 988.'] })).toEqual([])
})

it('leads to the pages before and after it in its theme', () => {
  const { theme, previous, next } = placeOfLife(moms)
  expect(theme.id).toBe(moms.theme)
  expect(previous).toBeUndefined()
  expect(placeOfLife(next as Life).previous).toBe(moms)
})
