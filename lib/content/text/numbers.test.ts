import { allNumbers, statedNumbers } from './numbers'

const values = (text: string) => statedNumbers(text).map(({ value }) => value)

describe('statedNumbers', () => {
  it.each<[string, number[]]>([
    ['Over 24,804 people, 0.65 on average, and 40% of 15 minutes.', [24804, 0.65, 40, 15]],
    ['From 18–254 days; half within about 66.', [18, 254, 66]],
    ['After eight weeks and twenty-one days.', [8, 21]],
    ['An eight-week course, and a two-day one.', [8, 2]],
    ['Four small laboratory experiments.', [4]],
    ['A hundred people, seven nights.', [100, 7]]
  ])('finds what %s states', (text, expected) => {
    expect(values(text).sort()).toEqual(expected.sort())
  })

  it.each([
    'One or two lines that matter to you, said to the two of you.',
    'In one study, on the one hand, one day at a time.',
    'A third thing helps: two ways lead there.',
    'CBT2 and H2O are names.',
    'The two differ, and people know it.'
  ])('takes no number from “%s”', (text) => {
    expect(values(text)).toEqual([])
  })

  it('names them with what they count', () => {
    expect(statedNumbers('It took eight weeks, 39 people.').map(({ words }) => words)).toEqual([
      '39 people',
      'eight weeks'
    ])
  })
})

it('allNumbers takes words that count nothing known too', () => {
  expect(allNumbers('two essays, about 0.3 grade points, three')).toEqual([0.3, 2, 3])
})
