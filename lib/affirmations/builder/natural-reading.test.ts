import fc from 'fast-check'
import { verbs } from '../../../content/goal-words'
import { anyText } from '../../../test/arbitraries'
import { sayNaturally } from './natural-reading'

/** What follows "I am learning" */
const learning = (words: string) => /^I am learning (.*)\.$/.exec(sayNaturally('present', 'gentle', words) ?? '')?.[1]

it.each([
  ['speak up in our Monday meeting', 'to speak up in our Monday meeting'],
  ['speaking up in our Monday meeting', 'to speak up in our Monday meeting'],
  [' Quitting\n smoking. ', 'to quit smoking'],
  ['finally finishing my thesis', 'to finally finish my thesis'],
  ['be patient', 'to be patient'],
  ['being patient', 'to be patient'],
  ['ace my exam', 'to ace my exam'],
  ['journaling every night', 'to journal every night'],
  ['to say no', 'to say no'],
  ['how to say no', 'to say no'],
  ['To be able to sleep', 'to sleep'],
  ['not yell at my kids', 'not to yell at my kids'],
  ['to not yell at my kids', 'not to yell at my kids'],
  ['yelling at my kids', 'to stop yelling at my kids'],
  ['comparing myself to others', 'to stop comparing myself to others'],
  ['not yelling at my kids', 'to stop yelling at my kids'],
  ['no longer gossiping', 'to stop gossiping'],
  ['I am drinking too much', 'to stop drinking too much'],
  ['drinking', 'to stop drinking'],
  ['drinking more water', 'to drink more water'],
  ['working too much', 'to stop working too much'],
  ['worry less', 'to worry less'],
  ['not afraid', 'not to be afraid'],
  ['stop worrying', 'to stop worrying'],
  ['patient with my kids', 'to be patient with my kids'],
  ['More confident', 'to be more confident'],
  ['less anxious', 'to be less anxious'],
  ['calmer', 'to be calmer'],
  ['at peace with my past', 'to be at peace with my past'],
  ['a better listener', 'to be a better listener'],
  ['good mother to my kids', 'to be a good mother to my kids'],
  ['my best self', 'to be my best self'],
  ['more patience', 'to make room for more patience'],
  ['a new job', 'to make room for a new job'],
  ['better sleep', 'to make room for better sleep'],
  ['a career in nursing', 'to make room for a career in nursing'],
  ['control of my temper', 'to make room for control of my temper'],
  ['work-life balance', 'to make room for work-life balance'],
  ['morning walks', 'to make room for morning walks'],
  ['my fear of flying', 'to face my fear of flying'],
  ['panic attacks', 'to face panic attacks'],
  ['less stress', 'to live with less stress'],
  ['I want to pass my driving test', 'to pass my driving test'],
  ['I need more sleep', 'to make room for more sleep'],
  ['I’m going to ask for a raise', 'to ask for a raise'],
  ['I can’t sleep', 'to sleep'],
  ['I won’t give up', 'not to give up'],
  ['I am speaking up', 'to speak up'],
  ['I am calm', 'to be calm'],
  ['I trust myself', 'to trust myself'],
  ['get my driver’s license', 'to get my driver’s license'],
  ['PTSD', 'to face PTSD'],
  ['weight loss', 'to make room for weight loss'],
  ['no stress', 'to live with no stress'],
  ['I need help', 'to make room for help'],
  ['I want peace', 'to make room for peace'],
  ['good enough', 'to be good enough'],
  ['financially free', 'to be financially free'],
  ['the person I want to be', 'to be the person I want to be'],
  ['over my ex', 'to be over my ex']
])('says %j as “I am learning %s.”', (words, said) => {
  expect(learning(words)).toBe(said)
})

it.each([
  '',
  '  ',
  '123',
  '— rest',
  'أريد السلام',
  'I am a failure',
  'I am not good enough',
  'I don’t feel good enough',
  'I feel sad',
  'be worthless',
  'not my anxiety',
  'sad',
  'kill myself',
  'hurting myself',
  'end it all',
  'not wake up',
  'giving up',
  'frobnicating',
  'to hurt him',
  'I lost my job',
  'my life is good',
  'everything will be fine',
  'Am I enough?',
  'Rest. Then go on.',
  'because I am tired'
])('makes nothing of %j', (words) => {
  expect(learning(words)).toBeUndefined()
})

it.each([
  ['present', 'gentle', 'I am learning to rest.'],
  ['present', 'moderate', 'I am confident enough to rest.'],
  ['present', 'bold', 'I have the power to rest.'],
  ['gratitude', 'gentle', 'I am grateful that I am learning to rest.'],
  ['gratitude', 'moderate', 'I am grateful for the confidence to rest.'],
  ['gratitude', 'bold', 'I am grateful for the power to rest.'],
  ['action', 'gentle', 'I choose to learn to rest.'],
  ['action', 'moderate', 'I confidently choose to rest.'],
  ['action', 'bold', 'With all my power, I choose to rest.']
] as const)('opens %s, %s as “%s”', (style, intensity, sentence) => {
  expect(sayNaturally(style, intensity, 'rest')).toBe(sentence)
})

it('does not ask for confidence twice', () => {
  expect(sayNaturally('present', 'moderate', 'Confident')).toBe('I have the power to be confident.')
})

it('knows each verb once, and finds each in its form with -ing', () => {
  const all = verbs.split(' ')
  expect(new Set(all).size).toBe(all.length)
  for (const word of ['making', 'running', 'beginning', 'seeing', 'studying', 'quitting', 'traveling', 'committing'])
    expect(learning(word)).toMatch(/^to (make|run|begin|see|study|quit|travel|commit)$/)
})

it('makes one sentence with its opening, or nothing, of any words', () => {
  fc.assert(
    fc.property(anyText, (words) => {
      const sentence = sayNaturally('action', 'gentle', words)
      if (sentence !== undefined) expect(sentence).toMatch(/^I choose to learn (not )?to \S[^\n]*\.$/)
    })
  )
})
