import { verbs } from '../../../content/verbs'
import { otherVerbForm } from './verb-forms'

it.each([
  ['speak up in our Monday meeting', 'speaking up in our Monday meeting'],
  ['make time', 'making time'],
  ['run', 'running'],
  ['begin again', 'beginning again'],
  ['be patient', 'being patient'],
  ['see my friends', 'seeing my friends'],
  ['open the letter', 'opening the letter'],
  ['say no', 'saying no'],
  ['show up', 'showing up'],
  ['Listen', 'Listening'],
  [' go\n home', ' going\n home'],
  ['study', 'studying'],
  ['argue less', 'arguing less'],
  ['quit smoking', 'quitting smoking'],
  ['control my temper', 'controlling my temper'],
  ['travel', 'traveling'],
  ['sing', 'singing']
])('turns %j into %j and back', (plain, ing) => {
  expect(otherVerbForm(plain)).toBe(ing)
  expect(otherVerbForm(ing)).toBe(plain)
})

it.each(['', '  ', 'my best self', 'morning', 'thing', '__proto__', 'constructor', '123', 'toString()'])(
  'leaves %j alone',
  (words) => {
    expect(otherVerbForm(words)).toBeUndefined()
  }
)

it('knows each verb once, and finds the way back from each', () => {
  const all = verbs.split(' ')
  expect(new Set(all).size).toBe(all.length)
  for (const verb of all) expect(otherVerbForm(otherVerbForm(verb) ?? '')).toBe(verb)
})
