import { likelyAddress } from './mail-typo'

it.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['Ann@Gmail.con ', 'ann@gmail.com'],
  ['a.b+c@yaho.com', 'a.b+c@yahoo.com']
])('%s is probably meant to be %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant)
})

it.each(['ann@gmail.com', 'ann@mail.com', 'ann@ymail.com', 'ann@example.org', 'ann@mit.edu', 'ann', '', '@gmial.com'])(
  'asks nothing about %s',
  (typed) => {
    expect(likelyAddress(typed)).toBeUndefined()
  }
)
