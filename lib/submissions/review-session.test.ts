import { PassThrough } from 'node:stream'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { findAffirmation } from '../affirmations/reads/repository'
import { db } from '../db/client'
import { reject } from './review'
import { reviewSubmissions } from './review-session'

setUpTestDatabase()

const TEXTS = ['I listen first.\nThen I speak.', 'I leave the phone in the hall.', 'I ask before I give advice.']
const CTRL_U = '\u0015'
const ESCAPE = '\u001b'
const ANYONE = 'anyone\r'

beforeEach(async () => {
  await emptyDatabase()
  await publish({ love: ['I listen first, and then I speak.'] })
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))
  await db().submission.createMany({
    data: TEXTS.map((affirmationText, index) => ({
      id: `s${index}`,
      name: 'Ann',
      email: 'ann@example.org',
      category: 'love',
      submittedAt: at(index),
      affirmationText
    }))
  })
})

/** The ends of all questions. */
const QUESTION = /q quit |b back |y yes, n no |Why|Tags: |Text: |For \(/

/**
 * A reviewer at a terminal, who waits for each question and then types, or lets something happen before: in the menu a to
 * approve, r reject, x spam, c category, t tags, e edit, s skip, q quit.
 * @returns all that was shown
 */
async function session(...answers: (string | (() => Promise<unknown>))[]): Promise<string> {
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), { setRawMode: (raw: boolean) => modes.push(raw) })
  const output = new PassThrough()
  let all = ''
  let seen = 0
  output.on('data', async (data) => {
    all += data
    if (!QUESTION.test(all.slice(seen))) return
    seen = all.length
    let answer = answers.shift()
    while (typeof answer === 'function') {
      await answer()
      answer = answers.shift()
    }
    // After what is still being written.
    setImmediate(() => input.write(answer ?? ''))
  })
  await reviewSubmissions({ input, output }, 'Bo')
  expect(answers).toEqual([])
  // The mode of the terminal is restored.
  expect(modes.at(-1) ?? false).toBe(false)
  return all
}

const decisions = async () =>
  (await db().submission.findMany({ orderBy: { id: 'asc' } })).map(({ status, decidedBy, decisionReason }) =>
    [status, decidedBy, decisionReason].filter(Boolean).join(' ')
  )

describe('reviewSubmissions', () => {
  it('approves, rejects and skips', async () => {
    const shown = await session('a', ANYONE, 'r', 'It is an advertisement.\r', 'S')
    expect(await decisions()).toEqual(['approved Bo', 'rejected Bo It is an advertisement.', 'pending'])
    expect((await findAffirmation('i-listen-first-then-i-speak'))?.text).toBe('I listen first. Then I speak.')
    expect(shown).toContain('2 decided, 1 skipped; still pending: 1.')
  })

  it('rejects spam with one key, and sets category and tags', async () => {
    const tags = (typed: string) => `${CTRL_U}moderate, ${typed}\r`
    const shown = await session(
      ...'xc1t',
      tags('morning-afirmations'),
      ...'nt',
      tags('morning-affirmations'),
      'a',
      ANYONE,
      'q'
    )
    expect(await decisions()).toEqual(['rejected Bo spam', 'approved Bo', 'pending'])
    expect(shown).toContain('No affirmation has the tag "morning-afirmations": did you mean “morning-affirmations”?')
    expect(await findAffirmation('i-leave-the-phone-in-the-hall')).toMatchObject({
      category: 'daily',
      tags: ['moderate', 'morning-affirmations'],
      subcategory: 'morning-affirmations'
    })
  })

  it('shows the author, the text that would be published and similar affirmations', async () => {
    const shown = await session('q')
    expect(shown).toMatch(/Sent +2026-11-01 00:00 UTC by Ann <ann@example.org>/)
    expect(shown).toMatch(/Text +I listen first\.\n +Then I speak\./)
    expect(shown).toMatch(/Would read +I listen first\. Then I speak\./)
    expect(shown).toMatch(/Close to +love-001 says nearly the same \(100 %\): I listen first, and then I speak\./)
    expect(shown).not.toContain('phone')
  })

  it('publishes an edited text', async () => {
    await session('e', ' Slowly.\r', ANYONE, 'e', `${CTRL_U}I'm here while you talk.\r`, 'unsorted\r', 'q')
    const [first, second] = await db().affirmation.findMany({
      where: { origin: 'visitor' },
      orderBy: { position: 'asc' }
    })
    expect([first?.text, second?.text]).toEqual(['I listen first. Then I speak. Slowly.', 'I’m here while you talk.'])
  })

  it('asks again after another key, an empty line, and a text that cannot be published', async () => {
    const shown = await session('zsa', '\u001b[A', 'r', '  \r', 'r', '\u0003', 'e', `${CTRL_U}I am.\r`, ANYONE, 'q')
    expect(shown).toContain('under 8 characters')
    expect(await decisions()).toEqual(['pending', 'pending', 'pending'])
  })

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['q', 'q']
  ])('ends with %s and decides nothing more', async (_name, key) => {
    await session('a', ANYONE, key)
    expect(await decisions()).toEqual(['approved Bo', 'pending', 'pending'])
  })

  describe('asks whom an affirmation is for', () => {
    const published = () => db().affirmation.findFirst({ where: { origin: 'visitor' } })

    it.each([
      ['anyone', { audience: 'anyone' }],
      ['unsorted', { audience: null }],
      ['couples', { audience: 'couples' }]
    ])('%s', async (typed, expected) => {
      await session('a', `${typed}\r`, 'q')
      expect(await published()).toMatchObject(expected)
    })

    it('publishes nothing for a name that is none, or if the reviewer goes back', async () => {
      const shown = await session('a', 'coupel\r', 'a', '\u0003', 'a', '\r', 'q')
      expect(shown).toContain('There is no audience "coupel": did you mean “couples”?')
      expect(await published()).toBeNull()
      expect(await decisions()).toEqual(['pending', 'pending', 'pending'])
    })
  })

  it('ends with its input', async () => {
    const input = new PassThrough()
    input.end()
    await reviewSubmissions({ input, output: new PassThrough().resume() }, 'Bo')
    expect(await decisions()).toEqual(['pending', 'pending', 'pending'])
  })

  it('continues with the next if another reviewer was first, and says who', async () => {
    const shown = await session('a', () => reject('s0', { reason: 'It is an advertisement.', by: 'Cy' }), ANYONE, 'q')
    expect(shown).toMatch(/s0 was rejected already, by Cy at /)
    expect(await decisions()).toEqual(['rejected Cy It is an advertisement.', 'pending', 'pending'])
  })

  it('shows no character of a stranger that could control the terminal, not even in the text that is edited', async () => {
    await db().submission.update({
      where: { id: 's0' },
      data: { name: 'A\u001b]0;x\u0007', affirmationText: 'I let\u001b[2J\u009b31m the \u202ekettle sing.' }
    })
    const shown = await session('a', ANYONE, 'e', '\r', ANYONE, 'q')
    expect(shown).toContain('cannot be seen')
    expect(shown).toContain('A\\u{1B}]0;x\\u{7}')
    // The editor itself moves the cursor and erases text, nothing else.
    const without = shown.replace(new RegExp(`${ESCAPE}\\[\\d*[GJK]`, 'g'), '')
    expect(without.replace(/[\r\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
    expect(await db().affirmation.findFirst({ where: { origin: 'visitor' } })).toMatchObject({
      text: 'I let[2J31m the kettle sing.'
    })
  })

  it('says that there is nothing to review', async () => {
    await db().submission.deleteMany()
    expect(await session()).toBe('\n0 decided, 0 skipped; still pending: 0.\n')
  })
})
