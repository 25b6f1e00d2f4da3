import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { subscribe } from '../../test/sign-up'
import { backUp } from './backup'
import { db } from './client'
import { copyDatabase } from './copy'
import { openDatabase } from './engines'
import { pendingMigrations } from './migrate'

setUpTestDatabase()
beforeEach(emptyDatabase)

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('copies every row into a database that only its owner may read and the site can start on', async () => {
  await publish({ daily: ['I keep “this”.', 'I rest.'], love: ['I listen.'] })
  await subscribe('ann@example.org')
  const file = join(folder, 'new', 'site.db')
  expect(await backUp(file)).toMatchObject({ Affirmation: 3, Subscriber: 1, Submission: 0 })
  // It holds addresses and the signing key.
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')

  const backup = openDatabase(`file:${file}`)
  expect(await pendingMigrations(backup)).toEqual([])
  expect(await backup.client.affirmation.findMany({ orderBy: { id: 'asc' } })).toEqual(
    await db().affirmation.findMany({ orderBy: { id: 'asc' } })
  )
  await backup.client.subscriber.create({ data: { email: 'ben@example.org' } })
  await backup.client.$disconnect()
  expect(readdirSync(join(folder, 'new'))).toEqual(['site.db'])
})

it('is a snapshot of one moment, whatever is written meanwhile', async () => {
  let isWriting = true
  let pairs = 0
  const writing = (async () => {
    while (isWriting) {
      pairs += 1
      const data = { value: String(pairs) }
      await db().$transaction(
        ['left', 'right'].map((key) => db().setting.upsert({ where: { key }, create: { key, ...data }, update: data }))
      )
      await subscribe(`visitor-${pairs}@example.org`)
      // SQLite responds without giving way to timers.
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  while (pairs < 20) await new Promise((resolve) => setTimeout(resolve, 5))
  const committed = pairs - 1
  const file = join(folder, 'moving.db')
  await backUp(file)
  isWriting = false
  await writing

  const { client } = openDatabase(`file:${file}`)
  const [left, right] = await client.setting.findMany({
    where: { key: { in: ['left', 'right'] } },
    orderBy: { key: 'asc' }
  })
  const emails = await client.subscriber.findMany()
  await client.$disconnect()
  expect(left?.value).toBe(right?.value)
  expect(emails.length).toBeGreaterThanOrEqual(committed)
})

it('can be restored with db:copy', async () => {
  await publish({ weekly: ['I begin.'] })
  const before = await db().affirmation.findMany()
  const file = join(folder, 'back.db')
  await backUp(file)
  await emptyDatabase()
  await copyDatabase(`file:${file}`, process.env.DATABASE_URL ?? '')
  expect(await db().affirmation.findMany()).toEqual(before)
})

it('is written under a name that goes with old backups if it is stopped', async () => {
  const file = join(folder, 'draft', 'site.db')
  const writing = backUp(file)
  expect(readdirSync(join(folder, 'draft'))).toEqual([expect.stringMatching(/^\..+\.db$/)])
  await writing
})

it('refuses to overwrite a file', async () => {
  const file = join(folder, 'existing.db')
  writeFileSync(file, 'existing')
  await expect(backUp(file)).rejects.toThrow('exists already')
})

describe.each(['deploy/daily-affirmations-backup.service', 'compose.yaml'])('the nightly backup of %s', (unit) => {
  const command = /find data\/backups .*-delete/.exec(readFileSync(unit, 'utf8'))?.[0] ?? ''
  const own = ['2026-01-02T03-30-00Z.db', '.4711.2026-01-02T03-30-00Z.db', '.4711.2026-01-02T03-30-00Z.db-wal']
  const others = [
    'before-the-move.db',
    'site.db',
    'keep-2026-01-02T03-30-00Z.db',
    '2026-01-02T03-30-00Z.db.gpg',
    'list.csv'
  ]

  it('deletes what it has made more than 30 days ago, and nothing else', () => {
    const home = mkdtempSync(join(folder, 'home-'))
    const backups = join(home, 'data', 'backups')
    mkdirSync(join(backups, 'older'), { recursive: true })
    const old = [...own, ...others, `older/${own[0]}`]
    for (const name of [...old, '2026-02-02T03-30-00Z.db']) writeFileSync(join(backups, name), '')
    const longAgo = Date.now() / 1000 - 40 * 24 * 3_600
    for (const name of old) utimesSync(join(backups, name), longAgo, longAgo)
    execFileSync('sh', ['-c', command], { cwd: home })
    expect(readdirSync(backups).sort()).toEqual([...others, 'older', '2026-02-02T03-30-00Z.db'].sort())
    expect(readdirSync(join(backups, 'older'))).toEqual([own[0]])
  })
})
