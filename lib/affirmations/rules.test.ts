import {
  type CategorizedEntry,
  checkEntry,
  checkTogether,
  meaningfulWords,
  nearDuplicates,
  overlap,
  words
} from './rules'

const OWN = ['morning-affirmations', 'confidence']
const ALL = [...OWN, 'self-love', 'mental-health']

function entry(change: Partial<CategorizedEntry> = {}): CategorizedEntry {
  return {
    id: 'daily-001',
    slug: 'i-fill-the-kettle',
    text: 'I fill the kettle before I read the news.',
    tags: ['gentle', 'morning', 'morning-affirmations'],
    category: 'daily',
    ...change
  }
}

const found = (change: Partial<CategorizedEntry>) => checkEntry(entry(change), OWN, ALL).map(({ message }) => message)

/** A line that shares no meaningful word with another: every letter combination is a word of its own. */
function unlike(number: number, opening = ''): CategorizedEntry {
  const word = (part: string) =>
    `${part}${number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] as string)}`
  return entry({
    id: `daily-${number}`,
    slug: `slug-${number}`,
    text: `${opening}${word('ba')} ${word('de')} ${word('fo')} I ${word('gu')}.`
  })
}

describe('checkEntry', () => {
  it.each([
    'I fill the kettle before I read the news.',
    'What can wait? I put it on the list. The list can wait too.',
    'My coat, my keys, my own pace.',
    'We can argue and still eat together.',
    'I say “no” and leave it there.',
    'I’m late, and I’ve called ahead.',
    'I feel a healthy kind of tired after the walk.',
    'At 3.30 I wake, and I wait for the birds.',
    'I ask her, “Shall we go?”'
  ])('passes %j', (line) => {
    expect(found({ text: line })).toEqual([])
  })

  it.each([
    ['I always finish what I start.', '"always" promises too much'],
    ['I never give up.', '"never" promises too much'],
    ['I will never again be late.', '"never again" promises too much'],
    ['Everything comes to me in time.', 'promises what nobody can keep'],
    ['I have limitless energy.', 'is magic'],
    ['I am unstoppable.', 'is magic'],
    ['Money flows to me.', 'is magic'],
    ['I attract good people.', 'is magic'],
    ['I am attracting wealth.', 'is magic'],
    ['I raise my vibration.', 'is magic'],
    ['I feel good vibrations around me.', 'is magic'],
    ['I am vibrating higher today.', 'is magic'],
    ['The universe hears me.', 'is magic'],
    ['I manifest my wishes.', 'is magic'],
    ['I meet my destiny.', 'is magic'],
    ['My breath can cure me.', 'promises a cure'],
    ['My body heals completely.', 'promises a cure'],
    ['I am on a journey.', 'is the vocabulary of selling'],
    ['I unlock my potential.', 'is the vocabulary of selling'],
    ['I am transforming my life.', 'is the vocabulary of selling'],
    ['I feel empowered.', 'is the vocabulary of selling'],
    ['I enjoy perfect health.', 'promises what nobody can keep'],
    ['I am 100% sure of myself.', 'promises what nobody can keep'],
    ['I give 100%.', 'promises what nobody can keep'],
    ['My success is guaranteed.', 'promises what nobody can keep'],
    ['I succeed effortlessly.', 'promises what nobody can keep'],
    ['I did it!', 'has an exclamation mark'],
    ['The kettle is on.', 'is not in the first person'],
    ['I rest. I rise. I walk. I stop.', 'has 4 sentences, at most three'],
    ['I rest', 'must end with a full stop or a question mark'],
    ['I rest, and', 'must end with a full stop or a question mark'],
    ["I don't rush.", 'use typographic quotes'],
    ['I say "no" today.', 'use typographic quotes']
  ])('catches %j', (line, message) => {
    expect(found({ text: line })).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  })

  it.each([
    [{ id: 'health-001' }, 'the id must begin with "daily-"'],
    [{ tags: ['morning'] }, 'needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'bold'] }, 'needs exactly one of the tags gentle, moderate, bold'],
    [{ tags: ['gentle', 'kitchen', 'kitchen'] }, 'has a tag twice'],
    [{ tags: ['gentle', 'self-love'] }, 'has the tag "self-love", a subcategory of another category'],
    [{ tags: ['gentle', 'confidence', 'morning-affirmations'] }, 'belongs to more than one subcategory']
  ])('catches %j', (change, message) => {
    const messages = found(change)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(message)
  })

  it('says where the line stands and quotes it', () => {
    const [problem] = checkEntry(entry({ text: 'I am unstoppable.' }), OWN, ALL)
    expect(problem).toEqual({
      where: 'content/affirmations/daily.yaml › daily-001',
      message: 'is magic: "I am unstoppable."'
    })
  })
})

describe('words', () => {
  it('reads straight and typographic apostrophes alike, and numbers', () => {
    expect(words('I’m up at 6. I\'m – you see – "awake".')).toEqual([
      "i'm",
      'up',
      'at',
      '6',
      "i'm",
      'you',
      'see',
      'awake'
    ])
    expect(words('…')).toEqual([])
  })

  it('leaves out words that carry no meaning', () => {
    expect([...meaningfulWords('I can put the kettle on, and I’ll wait for the kettle.')]).toEqual([
      'put',
      'kettle',
      'wait'
    ])
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

describe('nearDuplicates', () => {
  const line = (id: string, text: string) => entry({ id, slug: id, text })

  it('catches two lines that say the same in another order', () => {
    const problems = nearDuplicates([
      line('daily-001', 'I put the kettle on and open the window.'),
      line('daily-002', 'My shoes stand ready by the door.'),
      line('daily-003', 'I open the window, and I put the kettle on.')
    ])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.where).toContain('daily-003')
    expect(problems[0]?.message).toContain('says nearly what daily-001 says (overlap 1.00)')
  })

  it('looks at 0.7 and over, across categories', () => {
    const seven = 'alpha bravo carrot delta ember fig grape'
    const ten = `${seven} hazel iris jade`
    expect(
      nearDuplicates([line('daily-001', ten), entry({ id: 'love-001', category: 'love', text: seven })])
    ).toHaveLength(1)
    expect(nearDuplicates([line('daily-001', `${ten} kiwi`), line('daily-002', seven)])).toHaveLength(0)
  })

  it('passes lines that share only small words', () => {
    expect(nearDuplicates([line('daily-001', 'I can do this.'), line('daily-002', 'I can do that.')])).toEqual([])
  })
})

describe('checkTogether', () => {
  it('passes lines that differ', () => {
    expect(checkTogether(Array.from({ length: 300 }, (_, number) => unlike(number)))).toEqual([])
  })

  it('catches an id and a slug that are used twice', () => {
    const problems = checkTogether([unlike(1), { ...unlike(2), id: 'daily-1' }, { ...unlike(3), slug: 'slug-1' }])
    expect(problems.map(({ message }) => message)).toEqual([
      'the id "daily-1" is already used by daily-1: give this one another',
      'the slug "slug-1" is already used by daily-1: give this one another'
    ])
  })

  it('catches one opening too often: more than three in a hundred', () => {
    const others = Array.from({ length: 94 }, (_, number) => unlike(number))
    const opened = (count: number) =>
      Array.from({ length: count }, (_, number) => unlike(500 + number, 'When morning comes '))
    const openings = (count: number) =>
      checkTogether([...others.slice(0, 100 - count), ...opened(count)]).map(({ message }) => message)
    expect(openings(6)).toEqual(['6 of 100 lines open with "when morning comes …": rewrite until it is 3 or fewer'])
    expect(checkTogether([...others, ...opened(3)])).toEqual([])
  })

  it('asks a whole corpus for more than 2,500 distinct words', () => {
    // Four distinct words a line: 1,229 lines are no corpus, 1,230 lines with words from a small stock have too few.
    const poor = (count: number) => Array.from({ length: count }, (_, number) => poorLine(number))
    const vocabulary = (count: number) =>
      checkTogether(poor(count)).filter(({ message }) => message.includes('distinct words'))
    expect(vocabulary(1_229)).toEqual([])
    expect(vocabulary(1_230)).toHaveLength(1)
    const rich = Array.from({ length: 1_230 }, (_, number) => unlike(number))
    expect(checkTogether(rich)).toEqual([])
  })
})

/** A line of four numerals out of a stock of 120, so that no two share three. */
function poorLine(number: number): CategorizedEntry {
  const [a, b, c] = [number % 40, Math.floor(number / 40), (number + Math.floor(number / 40)) % 40]
  return entry({ id: `daily-${number}`, slug: `slug-${number}`, text: `I a${a} b${b} c${c}.` })
}
