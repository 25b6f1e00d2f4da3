import { checkGoal } from './goals'

it('names words that make another sentence than they should, or any', () => {
  expect(checkGoal('speak up', 'to speak up')).toEqual([])
  expect(checkGoal('123')).toEqual([])
  expect([...checkGoal('speak up', 'to be speak up'), ...checkGoal('speak up')].map(({ message }) => message)).toEqual(
    Array(2).fill(expect.stringMatching(/^“speak up” makes “I am learning to speak up\.”: /))
  )
  expect(checkGoal('123', 'to 123')[0]?.message).toMatch(/^“123” makes nothing: /)
})
