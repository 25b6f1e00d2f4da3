import { checkAudience, checkLength, checkTags, checkText, intensityOf, meaningfulWords, overlap, words } from './rules'

const OWN = ['morning-affirmations', 'confidence']
const ALL = [...OWN, 'self-love', 'mental-health']

/** What is wrong with an affirmation of these words, for these people, with these tags. */
function found({ text = 'I can begin again.', audience = 'anyone', tags = ['gentle', 'morning-affirmations'] }) {
  return [
    ...checkAudience(audience, tags, OWN),
    ...checkText(text),
    ...checkLength(text, audience),
    ...checkTags(tags, OWN, ALL)
  ]
}

describe('an affirmation', () => {
  it.each([
    'I am enough for today.',
    'A small start is enough.',
    'What can wait? I put it on the list.',
    'We can argue and still be kind.',
    'I say “no” and leave it there.',
    'I’m late, and I’ve called ahead.',
    'I heal at my own pace.',
    'At 3.30 I wake, and I wait.',
    'Let it be easy.'
  ])('passes %j', (text) => {
    expect(found({ text })).toEqual([])
  })

  it.each([
    ['I always finish what I start.', '"always" promises too much'],
    ['I never give up.', '"never" promises too much'],
    ['Everything comes to me in time.', 'promises what nobody can keep'],
    ['I have limitless energy.', 'is magic'],
    ['I am unstoppable.', 'is magic'],
    ['Money flows to me.', 'is magic'],
    ['I am attracting wealth.', 'is magic'],
    ['I feel good vibrations around me.', 'is magic'],
    ['The universe hears me.', 'is magic'],
    ['I manifest my wishes.', 'is magic'],
    ['I meet my destiny.', 'is magic'],
    ['My breath can cure me.', 'promises a cure'],
    ['I am healed.', 'promises a cure'],
    ['My body heals completely.', 'promises a cure'],
    ['I am on a journey.', 'is the vocabulary of selling'],
    ['I unlock my potential.', 'is the vocabulary of selling'],
    ['I am transforming my life.', 'is the vocabulary of selling'],
    ['I feel empowered.', 'is the vocabulary of selling'],
    ['I enjoy perfect health.', 'promises what nobody can keep'],
    ['I am 100% sure of myself.', 'promises what nobody can keep'],
    ['My success is guaranteed.', 'promises what nobody can keep'],
    ['I succeed effortlessly.', 'promises what nobody can keep'],
    ['I did it! I rest.', 'has an exclamation mark'],
    ['I rest. I rise. I walk.', 'has 3 sentences, at most two'],
    ['I rest now', 'must end with a full stop or a question mark'],
    ["I don't rush.", 'use typographic quotes'],
    ['I say "no" today.', 'use typographic quotes'],
    ['You can rest, dear heart.', 'speaks of a second person'],
    ['Onward.', 'has 1 words, 2 to 14 for "anyone"'],
    ['I rest when I want to rest and when I have time to rest today.', 'has 15 words, 2 to 14 for "anyone"']
  ])('catches %j', (text, message) => {
    expect(found({ text })).toEqual([expect.stringContaining(message)])
  })

  it('lets an affirmation for a situation speak of a second person and say more', () => {
    expect(
      found({ audience: 'grief', text: 'I miss you, and I can set the table for one and still talk to you today.' })
    ).toEqual([])
    expect(found({ audience: 'grief', text: `I miss ${'and miss '.repeat(9)}you.` })).toEqual([
      expect.stringContaining('has 21 words, at most 20 for a situation')
    ])
  })

  it.each([
    [{ tags: ['morning'] }, 'needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'bold'] }, 'needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'kitchen', 'kitchen'] }, 'has a tag twice'],
    [{ tags: ['gentle', 'self-love'] }, 'has the tag "self-love", a subcategory of another category'],
    [{ tags: ['gentle', 'confidence', 'morning-affirmations'] }, 'belongs to more than one subcategory'],
    [{ audience: 'exam' }, 'nor in content/situations.yaml: did you mean “exams”?'],
    [{ audience: 'list', tags: ['gentle'] }, 'is for "list" but has no tag of a subcategory']
  ])('catches %j', (change, message) => {
    expect(found(change)).toEqual([expect.stringContaining(message)])
  })
})

describe('words', () => {
  it('reads straight and typographic apostrophes alike, and numbers', () => {
    expect(words('I’m up at 6. I\'m – you see – "awake".').join()).toBe("i'm,up,at,6,i'm,you,see,awake")
    expect(words('…')).toEqual([])
  })

  it('leaves out words that carry no meaning', () => {
    expect([...meaningfulWords('I can put it in the list today, and I’m with the list.')]).toEqual(['put', 'list'])
  })
})

describe('overlap', () => {
  it('is the share of words in both', () => {
    expect(overlap(new Set(['a', 'b', 'c']), new Set(['b', 'c', 'd']))).toBe(0.5)
    expect(overlap(new Set(['a']), new Set(['a']))).toBe(1)
    expect(overlap(new Set(['a']), new Set(['b']))).toBe(0)
    expect(overlap(new Set(), new Set())).toBe(0)
  })
})

describe('intensityOf', () => {
  it('is none without a tag that says it', () => {
    expect(intensityOf(['calm'])).toBeUndefined()
  })
})
