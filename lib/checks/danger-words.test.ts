import { checkDangersInAffirmations, checkDangersInSection } from './danger-words'

const messages = (...section: string[]) =>
  checkDangersInSection('content/guides/how-to/x.md', section).map(({ message }) => message)

it.each([
  ['See a doctor if you drink to get through the day.', '“you drink”', '1-800-662-4357'],
  ['If betting is out of hand, tell a friend.', '“betting”', '1-800-697-3738'],
  ['Strict rules about food can be an eating disorder.', '“eating disorder”', '1-866-662-1235'],
  ['Fear of someone at home keeps people awake.', '“Fear of someone at home”', '1-800-799-7233'],
  ['They may say that they want to die.', '“want to die”', '988'],
  ['Numbness toward your baby can be depression.', '“toward your baby”', '1-833-852-6262']
])('refuses a danger without help: %s', (text, word, number) => {
  expect(messages(text)).toEqual([expect.stringContaining(word)])
  expect(messages(text)[0]).toContain(number)
  expect(messages(text, `In the US, call ${number}.`)).toEqual([])
  expect(messages(text, 'See [who to call](/help-now).')).toEqual([])
})

it('takes a crisis line for a danger to life, and for no other', () => {
  expect(messages('He threatens you. Call 911.')).toEqual([])
  expect(messages('You gamble. Call 988.')).toEqual([expect.stringContaining('“gamble”')])
})

it('takes no help for what a study was about, or for an address', () => {
  expect(messages('Values writing helped people with bulimia [@wood2009].')).toEqual([])
  expect(messages('[Slowly](https://example.org/alcohol), with a doctor.')).toEqual([])
})

it('refuses a line with a danger that can stand without its page', () => {
  const line = { id: 'love-266', text: 'I shouldn’t have to be afraid of someone I love.' }
  expect(checkDangersInAffirmations('love.yaml', [{ ...line, for: 'anyone' }])).toEqual([
    expect.objectContaining({ message: expect.stringContaining('“afraid of someone” names a danger') })
  ])
  expect(checkDangersInAffirmations('love.yaml', [{ ...line, for: 'family-conflict' }])).toEqual([])
})
