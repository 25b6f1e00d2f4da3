/** What searches mean as phrases. What they lead to is tried by finds.test.ts. */
import { idiomIn } from './idioms'

it.each([
  ['a word of a group beside another', 'mom cancer', '/for/caregivers'],
  ['a few words between them', 'my mom was just diagnosed with breast cancer', '/for/caregivers'],
  ['a group below a group, in another form', 'furious with my grandmothers', '/for/family-conflict'],
  ['somebody who is not named', 'a sentence for someone ill', '/for/someone-else'],
  ['a loss', 'we lost my grandmother', '/for/grief'],
  ['what somebody dislikes about their looks', 'i hate my nose', '/problem-solution/body-image'],
  ['a part of the body', 'my lower back hurts', '/for/chronic-pain'],
  ['an idiom above the group', 'my dog is dying', '/for/pet-loss']
])('knows %s', (_how, query, page) => {
  expect(idiomIn(query)?.pages).toContain(page)
})

it.each(['mom', 'cancer', 'my mom says that i never listen to cancer research news', 'smother ill'])(
  'knows no idiom in “%s”',
  (query) => {
    expect(idiomIn(query)).toBeUndefined()
  }
)

it.each(['I feel so sad today', 'im really sad right now', 'feeling a little sad', 'Sad.'])(
  'takes “%s” for the feeling alone',
  (query) => {
    expect(idiomIn(query)).toBe(idiomIn('sad'))
    expect(idiomIn(query)).toBeDefined()
  }
)

it.each(['quotes', 'the best daily quotes', 'short affirmations', 'give me some good lines'])(
  'takes “%s”, which is about nothing in particular, for a wish for lines',
  (query) => {
    expect(idiomIn(query)?.isForLines).toBe(true)
    expect(idiomIn(query, 'questions')).toBeUndefined()
  }
)

it.each(['', '🌱', '…'])('takes %j, which has no words, for no wish', (query) => {
  expect(idiomIn(query)).toBeUndefined()
})
