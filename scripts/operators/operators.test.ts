/** The commands of operators as they are run: `review` on a pseudo-terminal. */
import { findAffirmation, findPublishedOrRetired } from '../../lib/affirmations/reads/repository'
import { db } from '../../lib/db/client'
import { publish, setUpTestDatabase } from '../../test/database'
import { runProcess, setUpCommands } from '../../test/processes/commands'

setUpTestDatabase()

const { program, startRunner } = setUpCommands('submissions', 'affirmations')
// Processes of their own, beside whatever else runs.
jest.setTimeout(300_000)

const runCommand = startRunner()
const submissions = (...args: string[]) => runCommand('submissions', args)
const affirmations = (...args: string[]) => runCommand('affirmations', args)

beforeAll(async () => {
  await publish({ daily: ['I begin again.'], love: ['I listen first.'] })
  await db().submission.createMany({
    data: ['I hear the whole sentence first.', 'I let\u001b[2J the kettle sing.', 'I ask before I give advice.'].map(
      (affirmationText, index) => ({
        id: `s${index}`,
        name: 'Ann',
        email: 'ann@example.org',
        category: 'love',
        submittedAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
        affirmationText
      })
    )
  })
})

it('submissions: lists, shows, approves and rejects', async () => {
  const list = await submissions('list')
  const show = await submissions('show', 's1')
  expect(list).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(
      /^s0 .* I hear the whole sentence first\.\ns1 .* I let\\u\{1B\}\[2J the kettle sing\.\ns2 .* I ask before I give advice\.\n3 pending\n$/
    )
  })
  expect(show.out).toMatch(/Cannot be +the text has characters that cannot be seen/)

  const decided = await Promise.all([
    submissions('approve', 's0', '--tags', 'bold, self-love', '--for', 'couples', '--by', 'Bo'),
    submissions('reject', 's1', '--reason', 'It has hidden characters.')
  ])
  expect(decided).toMatchObject([
    { code: 0, err: '', out: expect.stringMatching(/^Published as visitor-/) },
    { code: 0, err: '', out: 'Rejected s1.\n' }
  ])
  expect(await findAffirmation('i-hear-the-whole-sentence-first')).toMatchObject({
    tags: ['bold', 'self-love'],
    audience: 'couples'
  })

  const [again, rejected] = await Promise.all([
    submissions('reject', 's0', '--reason', 'No.'),
    submissions('show', 's1')
  ])
  expect(again).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^s0 was approved already, by Bo at /) })
  expect(rejected.out).toMatch(/Status +rejected by \S+, \d{4}-/)
  expect(await submissions('reopen', 's1')).toMatchObject({
    code: 0,
    err: '',
    out: 's1 was rejected and is pending again.\n'
  })
  expect(await submissions('reject', '--from', 'eve@example.org', '--spam')).toMatchObject({
    code: 0,
    out: 'Rejected 0 from eve@example.org.\n'
  })
  expect(await submissions('reject', 's1', '--quiet')).toMatchObject({ code: 0, out: 'Rejected s1.\n' })
  expect(rejected.out).toMatch(/Why +It has hidden characters\./)
})

it('affirmations: adds, edits, retires and restores', async () => {
  const add = (options: string, text: string) => affirmations('add', ...options.split(' '), '--text', text)
  const { out, err, code } = await add(
    '--category daily --tags gentle,confidence --for list',
    "I don't hurry the kettle"
  )
  const [copy, typo, search, listed] = await Promise.all([
    add('--category daily --tags gentle --for anyone', 'I don’t hurry the kettle.'),
    add('--category daily --tags gentel --for anyone', 'I file the last form.'),
    affirmations('search', 'HURRY', "don't", 'kettle'),
    affirmations('list', '--from', 'operator')
  ])
  expect(copy).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/says the same: .* Use --anyway/) })
  expect(typo).toMatchObject({ code: 1, out: '', err: expect.stringContaining('did you mean “gentle”?') })
  expect(search.out).toMatch(/^operator-[0-9a-f]{8} .* I don’t hurry the kettle\n1 found\n$/)
  expect(listed.out).toMatch(/^operator-[0-9a-f]{8} .*\n$/)
  expect([code, err]).toEqual([0, 'Warning: the text must end with a full stop or a question mark\n'])
  const id = /operator-[0-9a-f]{8}/.exec(out)?.[0] ?? ''
  expect(await affirmations('edit', id, '--text', 'I don’t hurry the kettle.', '--for', 'anyone')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^For +anyone$/m)
  })
  expect(await findAffirmation('i-dont-hurry-the-kettle')).toMatchObject({ id, text: 'I don’t hurry the kettle.' })
  expect(await affirmations('retire', 'i-dont-hurry-the-kettle')).toMatchObject({ code: 0, err: '' })
  expect(await findPublishedOrRetired(id)).toMatchObject({ isRetired: true })
  expect(await affirmations('restore', id)).toMatchObject({ code: 0, err: '' })
  expect(await findAffirmation(id)).toBeDefined()
})

it('say what they do not understand, with exit code 2, and help when asked', async () => {
  const wrong = [
    [submissions('list', '--status', 'lost'), 'Allowed choices are pending, approved, rejected.'],
    [submissions('reject', 's2'), 'give --reason, or send nothing with --quiet or --spam'],
    [submissions('reject', '--spam'), 'give either an ID or --from ADDRESS'],
    [affirmations('add', '--category', 'monthly'), 'Allowed choices are daily, health,'],
    [affirmations('edit', 'daily-001', '--for', 'exam'), 'There is no audience "exam": did you mean “exams”?'],
    [affirmations('edit', 'daily-001', '--txt', 'I.'), "unknown option '--txt'"]
  ] as const
  for (const [called, message] of wrong) {
    const { code, out, err } = await called
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).toMatch(/\n\nUsage: npm run (submissions|affirmations) -- /)
  }
  expect(await submissions('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('review') })
  expect(await submissions('review')).toMatchObject({
    code: 1,
    out: '',
    err: 'review needs a terminal, for its keys. Elsewhere there are list, show, approve and reject.\n'
  })
})

it('review: takes single keys on a real terminal', async () => {
  const command = [process.execPath, program('submissions'), 'review', '--by', 'Cy'].join(' ')
  const { code, out } = await runProcess(['script', '-qec', command, '/dev/null'], {
    keys: [
      ['q quit ', 'e'],
      ['advice.', ' Slowly.\r'],
      ['unsorted): ', 'unsorted\r']
    ]
  })
  expect(out).toContain('1 decided, 0 skipped; still pending: 0.')
  expect(code).toBe(0)
  expect(await findAffirmation('i-ask-before-i-give-advice-slowly')).toBeDefined()
  expect((await db().submission.findUniqueOrThrow({ where: { id: 's2' } })).decidedBy).toBe('Cy')
})
