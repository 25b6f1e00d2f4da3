import { publish, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { putPages } from './entries'
import { attemptsFor, findAffirmations, findPages } from './find'
import { MARK_END, MARK_START, withAccents } from './marks'
import { interpret, mistakesBetween } from './spelling'
import { MOST_WORDS, readQuery, wordsOf } from './words'

setUpTestDatabase()

const meaning = (query: string) => interpret(readQuery(query))
const page = { kind: 'guides', category: '', note: '' }

beforeAll(async () => {
  await publish({
    daily: ['My confidence grows slowly.', 'I am calm before the exam.', 'The exam does not know my name.'],
    love: ['I sit in a Café, naïve and glad.'],
    health: ['I can be anxious and still go.', 'Anxiety is a wave; I float.', 'A calm breath, then another.']
  })
  await db().$transaction((tx) =>
    putPages(tx, [
      {
        ...page,
        href: '/sleep',
        title: 'Sleepless Nights',
        body: 'What to do at three in the morning when worry is awake.'
      },
      {
        ...page,
        href: '/worry',
        title: 'Worry',
        body: 'Worries come. Worrying about sleep is the worst of them.',
        category: 'health'
      },
      {
        ...page,
        href: '/seance',
        title: 'A Séance à deux',
        body: `${'Nothing to see here, nor naïveté. '.repeat(20)}Frédérique’s séance is “déjà vu” again. ${'And on it goes. '.repeat(20)}`
      },
      { ...page, href: '/exam', kind: 'questions', title: 'Before an exam?', body: 'Write about a value.' }
    ])
  )
})

const ids = async (query: string) =>
  (await findAffirmations(await meaning(query), { limit: 10 })).map(({ affirmationId }) => affirmationId)

describe('readQuery', () => {
  it('takes words, without those that every sentence has', () => {
    expect(readQuery('I am calm, at the EXAM ').words).toEqual(['calm', 'exam'])
    expect(readQuery('am I').words).toEqual([])
    expect(readQuery('I’ll say what they’ve said, we’re done').words).toEqual(['say', 'said', 'done'])
  })

  it('leaves out by what someone asks, unless it is all there is', () => {
    expect(readQuery('i want to die').words).toEqual(['die'])
    expect(readQuery('i need help to sleep please').words).toEqual(['sleep'])
    expect(readQuery('what I need').words).toEqual(['need'])
  })

  it('looks for a bounded number of words of a bounded length', () => {
    const many = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')
    expect(readQuery(many).words).toHaveLength(MOST_WORDS)
    expect(readQuery('x'.repeat(100)).words[0]?.length).toBe(40)
  })

  it('knows whether the last word may go on', () => {
    expect(readQuery('cal').isUnfinished).toBe(true)
    expect(readQuery('calm ').isUnfinished).toBe(false)
  })

  it('reads letters of every script and drops the rest', () => {
    expect(wordsOf('Café “naïve” 眠れない 🌱 don’t a"b*c')).toEqual([
      'cafe',
      'naive',
      '眠れない',
      'don',
      't',
      'a',
      'b',
      'c'
    ])
  })
})

describe('interpret', () => {
  it.each([
    ['confidense', 'confidence'],
    ['confidnece', 'confidence'],
    ['anixety', 'anxiety'],
    ['exma', 'exam'],
    ['calmm', 'calm'],
    ['slowyl', 'slowly']
  ])('takes “%s” for “%s”', async (from, to) => {
    expect((await meaning(`${from} `)).corrections).toEqual([{ from, to }])
  })

  it('leaves words alone that are there in another form', async () => {
    expect((await meaning('calming exams growing ')).corrections).toEqual([])
  })

  it('completes the last word only', async () => {
    expect(await ids('anx')).toEqual(['health-001', 'health-002'])
    expect((await meaning('nam exam')).corrections).toEqual([])
    expect((await meaning('nam exam')).unknown).toEqual(['nam'])
  })

  it('says which words nothing has', async () => {
    expect(await meaning('zzyzx exam ')).toMatchObject({ unknown: ['zzyzx'], terms: [{ words: ['exam'] }] })
  })

  it('counts two letters that have changed places as one mistake', () => {
    expect(mistakesBetween('slepe', 'sleep')).toBe(1)
    expect(mistakesBetween('form', 'from')).toBe(1)
    expect(mistakesBetween('calm', 'clamp')).toBe(3)
  })
})

describe('findAffirmations', () => {
  it('finds those with all words before those with fewer', async () => {
    expect(await ids('calm exam')).toEqual(['daily-002'])
    expect((await ids('calm exam anxiety')).length).toBeGreaterThan(0)
    const { terms } = await meaning('calm exam anxiety ')
    expect(attemptsFor({ terms, corrections: [], unknown: [] }).length).toBeLessThanOrEqual(5)
  })

  it.each([
    '"',
    '""""',
    'calm" OR "exam',
    "calm' | 'exam",
    'calm AND',
    'NOT exam',
    'NEAR(calm exam, 5)',
    'text: calm',
    '{text tags}: calm',
    '^calm',
    'calm*',
    '-calm +exam',
    'calm & !exam <-> (',
    '\'; DROP TABLE "SearchWord"; --',
    'cal\0m',
    '\0',
    '\u{1f331}\u{1f9d8}\u200d♀️',
    'спокойствие',
    '静けさ',
    'هدوء',
    '\ud800',
    '%_\\',
    'x'.repeat(100),
    'xxcategorydaily'
  ])('takes %j for words, or for nothing', async (query) => {
    const found = await meaning(query)
    expect((await findAffirmations(found, { limit: 10 })).length).toBeLessThanOrEqual(10)
    expect((await findPages(found, { kinds: ['guides', 'questions'], limit: 10 })).length).toBeLessThanOrEqual(10)
  })

  it('finds nothing for stop words', async () => {
    expect(await ids('I am the')).toEqual([])
  })

  it.each([
    ['I want to be calm', 'I am |calm| before the exam.'],
    ['cafe', 'I sit in a |Café|, naïve and glad.'],
    ['NAÏVE café', 'I sit in a |Café|, |naïve| and glad.']
  ])('marks for “%s” what was looked for, whatever its accents', async (query, marked) => {
    const [found] = await findAffirmations(await meaning(query), { limit: 10 })
    expect(found?.marked.replaceAll(MARK_START, '|').replaceAll(MARK_END, '|')).toBe(marked)
  })
})

describe('withAccents', () => {
  it('puts accents back between marks, and leaves a text alone that is another', () => {
    const marked = `${MARK_START}Cafe${MARK_END} 🌱 deja`
    expect(withAccents(marked, 'Cafe\u0301 🌱 déjà')).toBe(`${MARK_START}Café${MARK_END} 🌱 déjà`)
    expect(withAccents(marked, 'Café')).toBe(marked)
    expect(withAccents(marked, '')).toBe(marked)
  })
})

describe('findPages', () => {
  const all = { kinds: ['guides', 'questions'], limit: 10 }
  const hrefs = async (query: string, filter = {}) =>
    (await findPages(await meaning(query), { ...all, ...filter })).map(({ href }) => href)

  it('has the pages first whose title says it', async () => {
    expect(await hrefs('worry')).toEqual(['/worry', '/sleep'])
    expect(await hrefs('sleep ')).toEqual(['/worry'])
    expect((await hrefs('sleep')).sort()).toEqual(['/sleep', '/worry'])
    expect(await hrefs('sleepless')).toEqual(['/sleep'])
  })

  it('narrows to kinds and a category, and to a number', async () => {
    expect(await hrefs('exam worry')).toHaveLength(3)
    expect(await hrefs('exam worry', { kinds: ['questions'] })).toEqual(['/exam'])
    expect(await hrefs('worry', { category: 'health' })).toEqual(['/worry'])
    expect(await hrefs('worry', { limit: 1 })).toHaveLength(1)
  })

  it('marks title and excerpt', async () => {
    const [found] = await findPages(await meaning('worried'), all)
    expect(found?.title).toBe(`${MARK_START}Worry${MARK_END}`)
    expect(found?.excerpt).toContain(`${MARK_START}Worries${MARK_END} come.`)
  })

  it('marks words with accents, and leaves the accents of the others', async () => {
    const [found] = await findPages(await meaning('seance'), all)
    expect(found?.title).toBe(`A ${MARK_START}Séance${MARK_END} à deux`)
    expect(found?.excerpt).toContain(`${MARK_START}séance${MARK_END} is “déjà vu”`)
  })
})
