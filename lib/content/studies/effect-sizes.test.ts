import { sizeInWords } from './effect-sizes'

it.each([
  [0, 'very small'],
  [0.15, 'very small'],
  [0.2, 'small'],
  [0.32, 'small'],
  [-0.32, 'small'],
  [0.5, 'medium'],
  [0.65, 'medium'],
  [0.8, 'large'],
  [1.12, 'large']
])('an effect of %d is %s', (size, words) => {
  expect(sizeInWords(size)).toBe(words)
})
