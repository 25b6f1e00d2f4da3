import type { AffirmationEntry } from '../../content/types'
import { sharesOf } from './shares'

const entries = (count: number, audience: string, tag: string): AffirmationEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `love-${index}`,
    slug: `${tag}-${index}`,
    text: 'I rest.',
    for: audience,
    tags: [tag, 'gentle']
  }))

it.each([
  [25, 12, []],
  [24, 12, ['24 of 100 affirmations for anyone have the tag "classic", at least 25 % should']],
  [25, 13, ['13 of 100 affirmations for anyone have the tag "wink", at most 12 % may']]
])('counts %i classics and %i winks among 100 for anyone', (classics, winks, messages) => {
  const all = [
    ...entries(classics, 'anyone', 'classic'),
    ...entries(winks, 'anyone', 'wink'),
    ...entries(100 - classics - winks, 'anyone', 'rest'),
    ...entries(50, 'exams', 'wink')
  ]
  expect(sharesOf('love', all)).toEqual(
    messages.map((message) => ({ where: 'content/affirmations/love.yaml', message }))
  )
})
