/** All commands refuse bad arguments in the same way. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utcDate } from '../lib/calendar/utc-date'
import { db } from '../lib/db/client'
import { addSubscribers, publish, setUpTestDatabase } from '../test/database'
import { type CommandRun, runProcess, setUpCommands } from '../test/processes/commands'
import { smtpError, startSmtp } from '../test/servers/smtp'

setUpTestDatabase()
// Processes of their own, several in a test, beside whatever else runs.
jest.setTimeout(300_000)

const COMMANDS = [
  'submissions',
  'affirmations',
  'newsletter-import',
  'newsletter-export',
  'newsletter-send',
  'newsletter-stats',
  'db-backup',
  'db-copy',
  'db-diff',
  'test-faults',
  'bench',
  'content-check',
  'content-add',
  'start'
]
const { program, start, startRunner } = setUpCommands(...COMMANDS)

/** The repository as it is after a clone, whatever was built in it. */
const folder = mkdtempSync(join(tmpdir(), 'affirmations-commands-'))
/** As an operator runs them, with the site's origin. */
const site = { cwd: folder, env: { SITE_URL: 'http://localhost:3000' } }
const runner = startRunner(site)

const command = (name: string, ...args: string[]) => runner(name, args)
/** In a process of its own, with a variable that is different. */
const startWith = (env: Record<string, string>, name: string, ...args: string[]) =>
  start(name, args, { cwd: folder, env: { ...site.env, ...env } })

beforeAll(async () => {
  for (const name of ['lib', 'content', 'node_modules', 'package.json', 'prisma', 'scripts', 'tsconfig.json']) {
    symlinkSync(join(process.cwd(), name), join(folder, name))
  }
  await publish({ daily: ['I listen.'] })
  await addSubscribers(2)
  // Refused the mail three times: neither has it nor gets it.
  await db().subscriber.create({
    data: {
      email: 'gone@example.org',
      confirmedAt: new Date(),
      bouncedAt: new Date(),
      deliveries: { create: { day: utcDate(new Date()), status: 'failed', due: new Date() } }
    }
  })
  await db().submission.create({
    data: { id: 's0', name: 'Ann', email: 'a@example.org', category: 'love', affirmationText: 'I hear you out.' }
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const REFUSED: [args: string[], message: string][] = [
  [['submissions', 'approve', 's0', '--reason', 'It is good.'], "unknown option '--reason'"],
  [['affirmations', 'retire', 'daily-001', '--text', 'I.'], "unknown option '--text'"],
  [['newsletter-import'], "missing required argument 'FILE.csv'"],
  [
    ['newsletter-import', 'list.csv', '--status', 'gold=perhaps'],
    'It must be NAME=active, NAME=pending, NAME=left or NAME=nothing.'
  ],
  [['newsletter-import', 'list.csv', '--pending', 'join'], 'Allowed choices are ask, skip.'],
  [['newsletter-export', '--foo'], "unknown option '--foo'"],
  [['newsletter-send', '--limit', 'all'], "'--limit <N>' argument 'all' is invalid. It must be a whole number from 1."],
  [['db-backup', 'one.db', 'two.db'], 'too many arguments'],
  [['db-copy', '--from', 'file:./a.db'], "required option '--to <URL>' not specified"],
  [['db-diff', 'Add-Bounces'], 'It must be lower-case words joined by _.'],
  [['test-faults', '--only', 'flood'], 'Allowed choices are killed,'],
  [['content-check', '--foo'], "unknown option '--foo'"],
  [['content-add', 'lov'], 'Allowed choices are daily,'],
  [['bench', '--seconds', '90'], 'It must be a whole number from 1 to 60.']
]

it.each(REFUSED)(
  '%j: exit code 2, what is wrong, and how the command is used',
  async ([name = '', ...args], message) => {
    const { code, out, err } = await command(name, ...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).toMatch(/^Usage: npm run [^\n]+ -- /m)
    expect(err).not.toMatch(/\n +at /)
  }
)

it('start takes no arguments, and says how a setting is given', async () => {
  const { code, err } = await startWith({}, 'start', '-p', '4000')
  expect([code, err]).toEqual([2, 'npm start takes no arguments. Settings are variables: PORT=4000 npm start\n'])
})

it('build refuses a SQLite that was installed for another Node.js, before it takes minutes', async () => {
  const other = Number.parseInt(process.versions.node, 10) < 22 ? '24.1.0' : '20.19.0'
  const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${other}'}})`
  const env = { NODE_OPTIONS: `--import data:text/javascript,${pretend}` }
  const build = await runProcess(['node_modules/.bin/tsx', 'scripts/build/build.ts'], { cwd: folder, env })
  const err =
    `SQLite was installed for another version of Node.js than ${other}. ` +
    'Run npm ci again, with its scripts, then npm run build.\n'
  expect(build).toMatchObject({ code: 1, out: '', err })
})

it('says in a sentence that a list could not be written, to a disk that is full', async () => {
  const script = 'exec node_modules/.bin/tsx scripts/newsletter/newsletter-export.ts > /dev/full'
  const { code, err } = await runProcess(['sh', '-c', script], site)
  expect([code, err]).toEqual([1, 'The output could not be written: ENOSPC: no space left on device, write\n'])
})

it('next start is refused, with what to run instead', async () => {
  const { default: configFor } = await import('../next.config.mjs')
  expect(() => configFor('phase-production-server')).toThrow('Run: npm start')
  expect(configFor('phase-production-build')).toMatchObject({ output: 'standalone' })
})

it('approves nothing where a part of what was asked for is not understood', async () => {
  expect(await db().submission.findUniqueOrThrow({ where: { id: 's0' } })).toMatchObject({ status: 'pending' })
})

describe('npm', () => {
  async function expectSwallowed({ code, out, err }: CommandRun, option: string): Promise<void> {
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(`npm has kept ${option} to itself: write -- before the options.`)
    expect(await db().delivery.count({ where: { status: { not: 'failed' } } })).toBe(0)
    expect(await db().submission.count({ where: { status: 'pending' } })).toBe(1)
  }

  it('keeps an option to itself, and is not let through', async () => {
    const run = await runProcess(['npm', 'run', '--silent', 'newsletter:send', '--dry-run'], site)
    await expectSwallowed(run, '--dry-run')
  })

  it.each([
    ['limit', '1', ['newsletter-send']],
    ['category', 'health', ['submissions', 'approve', 's0', '--text', 'I hear.']]
  ])('is not let through with what it makes of --%s=%s', async (option, value, [name = '', ...args]) => {
    await expectSwallowed(await runner(name, args, { [`npm_config_${option}`]: value }), `--${option}`)
  })

  it('may set from an .npmrc what is given behind -- too', async () => {
    expect(await command('newsletter-send', '--dry-run', '--limit', '1')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Nothing was sent; 1 would get this mail.')
    })
    expect(await runner('newsletter-send', ['--dry-run'], { npm_config_dry_run: 'true' })).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Nothing was sent; 2 would get this mail.')
    })
    expect(await command('newsletter-stats')).toMatchObject({ code: 0, err: '' })
  })
})

it('newsletter:send tries the e-mail on one address, writes it into a file, and says why an address was refused', async () => {
  const smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@example.org' }
  const mailer = startRunner({ cwd: folder, env: { ...site.env, ...mail } })
  const send = (...args: string[]) => mailer('newsletter-send', args)
  smtp.onRecipient = (address) => {
    if (address === 'person-0001@example.org') throw smtpError(550, `5.1.1 No mailbox ${address}`)
  }
  const [trial, preview] = await Promise.all([send('--to', 'me@example.org'), send('--preview', 'mail.html')])
  expect(trial).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Sent to me@example.org, and to nobody')
  })
  expect(smtp.received.map(({ to }) => to)).toEqual(['me@example.org'])
  expect(preview).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(join(folder, 'mail.html'), 'utf8')).toContain('I listen.')
  expect(await db().delivery.count({ where: { status: { not: 'failed' } } })).toBe(0)

  // An ordinary bounce fails no unit and starts no other run.
  expect(await send()).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 sent, 1 failed'),
    err: expect.stringMatching(/^1 not sent: 550 .*No mailbox …$/m)
  })
  // A block of the sender does, and says so.
  const { subscriberId } = await db().delivery.findFirstOrThrow({ where: { status: 'sent' } })
  await db().delivery.deleteMany({ where: { subscriberId } })
  await db().subscriber.update({ where: { id: subscriberId }, data: { nextSendAt: new Date('2000-01-01') } })
  smtp.refuse(554, '5.7.1 Blocked')
  expect(await send()).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^0 sent, 1 failed$/m),
    err: expect.stringMatching(/^1 were refused because of the sender, not of the address: nobody is counted/m)
  })
  smtp.onRecipient = () => {}
  expect(await send()).toMatchObject({ code: 0, out: expect.stringMatching(/^1 sent, 0 failed$/m) })
  expect((await command('newsletter-stats')).out).toMatch(/: 1 sent, 0 open, 2 failed\n {2}1 × 550 .*No mailbox …/)
  await smtp.close()
  await db().delivery.deleteMany({ where: { lastError: { not: null } } })
  await db().delivery.deleteMany({ where: { status: 'sent' } })
})

it('newsletter:import shows what it would do, and does it with --yes; exit code 1 if nobody joined', async () => {
  const file = join(folder, 'list.csv')
  const rows = ['new@example.org,active', 'quit@example.org,unsubscribed', 'gold@example.org,gold', 'nobody,active']
  writeFileSync(file, ['email,status', ...rows, ''].join('\n'))
  const imported = (...args: string[]) => command('newsletter-import', file, ...args)
  const added = () => db().subscriber.count({ where: { consent: { not: null } } })
  expect(await imported()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('status: gold (line 4)') })
  const plan = [
    '       1 on the list',
    '       1 left, bounced or complained: kept as hashes that no import brings back: line 3',
    '       1 not confirmed, and left out (--pending ask has them asked): line 4',
    '       1 not an e-mail address: line 5',
    ''
  ].join('\n')
  const gold = ['--status', 'gold=pending']
  const shown = `What the import would do:\n${plan}Nothing was imported.`
  expect(await imported(...gold, '--dry-run')).toMatchObject({ code: 0, err: '', out: `${shown}\n` })
  expect(await imported(...gold)).toMatchObject({ code: 1, err: '', out: `${shown} With --yes it is.\n` })
  expect([await added(), await db().suppression.count()]).toEqual([0, 0])
  expect(await imported(...gold, '--yes')).toMatchObject({ code: 0, err: '', out: plan })
  expect([await added(), await db().suppression.count()]).toEqual([1, 1])
  expect(await imported(...gold, '--yes')).toMatchObject({
    code: 1,
    err: 'Nobody joined the list.\n',
    out: expect.stringContaining('1 on the list already: line 2')
  })
  const { out } = await command('newsletter-export')
  expect(out).toMatch(/^id,email,.*,key\r\n/)
  expect(out).toMatch(/,new@example\.org,.*,status: active,,,,,,,,,\r\n/)
  await db().subscriber.deleteMany({ where: { email: 'new@example.org' } })
  await db().suppression.deleteMany()
})

it('newsletter:send refuses to send links to localhost because SITE_URL is missing', async () => {
  expect(await startWith({ SITE_URL: '' }, 'newsletter-send', '--dry-run')).toMatchObject({
    code: 1,
    out: '',
    err: 'SITE_URL is not set: the links in the e-mails need the origin of the site.\n'
  })
})

it('publish nothing: a cron job in the folder of an old release leaves alone what a newer one has published', async () => {
  await command('newsletter-stats')
  await command('submissions', 'list')
  expect(await db().affirmation.findMany({ select: { text: true } })).toEqual([{ text: 'I listen.' }])
})

it('say in one line what went wrong, with exit code 1', async () => {
  const runs = await Promise.all([
    command('newsletter-import', 'nowhere.csv'),
    startWith({ DATABASE_URL: 'postgresql://a@127.0.0.1:1/none' }, 'newsletter-stats'),
    startWith({ DATABASE_URL: 'mysql://host' }, 'newsletter-export'),
    command('db-copy', '--from', 'file:./nowhere.db', '--to', 'file:./there.db'),
    command('db-copy', '--from', 'mysql://site:secret@host/a', '--to', 'file:./there.db'),
    startWith({ DATABASE_URL: 'file:./mistyped/site.db' }, 'db-backup')
  ])
  const messages = [
    /nowhere\.csv/,
    /PostgreSQL at postgresql:\/\/127\.0\.0\.1:1\/none \(DATABASE_URL\) cannot be used: nothing listens there\./,
    /DATABASE_URL must be/,
    /There is no file:\.\/nowhere\.db\./,
    /^--from must be file:… \(SQLite\) or postgresql:\/\/…, not mysql:\.$/m,
    /There is no database of the site at \S+\/mistyped\/site\.db\. Set DATABASE_URL/
  ]
  for (const [index, message] of messages.entries()) {
    expect(runs[index]).toMatchObject({ code: 1, out: '', err: expect.stringMatching(message) })
    expect(runs[index]?.err).toMatch(/^[^\n]+\n$/)
  }
  expect(runs.map(({ database }) => database)).toEqual([
    process.env.DATABASE_URL?.replace('file:', ''),
    'postgresql://127.0.0.1:1/none',
    undefined,
    undefined,
    undefined,
    join(folder, 'mistyped/site.db')
  ])
  expect(['mistyped', 'data', 'there.db'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})

it('content:add says that there is nothing on standard input', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program('content-add'), 'daily'], { input: '\n \n' })
  expect([status, String(stdout)]).toEqual([1, ''])
  expect(String(stderr)).toBe(
    'There is nothing on standard input. Write: npm run content:add -- daily < lines.txt\nNothing was added.\n'
  )
})
