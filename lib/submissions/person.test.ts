import { existsSync, readFileSync } from 'node:fs'
import { blankedColumns, otherColumns, personalColumns } from '../../prisma/personal-columns'
import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { subscribe } from '../../test/sign-up'
import { DAY_MS } from '../calendar/utc-date'
import { db } from '../db/client'
import { sqliteFileOf } from '../db/engines/schema'
import { Prisma } from '../db/generated/client'
import { importSubscribers } from '../newsletter/list/subscriber-list'
import { unsubscribe } from '../newsletter/list/subscribers'
import { blankOldSubmitters } from './daily-cleanup'
import { erasePerson, exportPerson } from './person'
import { addSubmission } from './repository'
import { reject } from './review'

setUpTestDatabase()
process.env.KEEP_SUBMITTERS_DAYS = '90'
beforeEach(emptyDatabase)

const ANN = 'ann.lee@example.org'
const SENT = { name: 'Ann Lee', email: 'Ann.Lee@Example.org', affirmationText: 'I rest.', category: 'love' as const }

/** Ann in every table that may hold her, and somebody else beside her. */
async function meetAnn(): Promise<void> {
  for (const email of [ANN, 'bob@example.org']) {
    await subscribe(email, { mail: true })
    const { id } = await db().subscriber.findUniqueOrThrow({ where: { email } })
    await db().delivery.create({ data: { day: '2026-11-20', subscriberId: id, status: 'sent', due: new Date() } })
  }
  const decided = await addSubmission(SENT)
  await reject(decided, { reason: 'We have one like it.', by: 'Bo' })
  await addSubmission(SENT)
  await addSubmission({ ...SENT, name: 'Bob', email: 'bob@example.org' })
  await db().outboxMail.create({ data: { kind: 'decision', email: SENT.email, data: { submissionId: decided } } })
}

const PERSONAL: Record<string, Record<string, unknown>> = { ...personalColumns, ...blankedColumns }

/** All rows of all tables, as text. */
async function everything(): Promise<string> {
  const tables = Object.values(Prisma.ModelName).map((table) => db().$queryRawUnsafe(`SELECT * FROM "${table}"`))
  return JSON.stringify(await Promise.all(tables), (_key, value) => (typeof value === 'bigint' ? Number(value) : value))
}

it('exports what is known of an address, in any case, and nothing of anybody else', async () => {
  await meetAnn()
  const data = await exportPerson(' ANN.LEE@example.org')
  expect(data).toMatchObject({
    subscriber: { confirmedAt: expect.any(Date) },
    deliveries: [{ day: '2026-11-20', status: 'sent' }],
    leftAt: null,
    unconfirmed: { count: 1 },
    submissions: [
      { status: 'rejected', name: 'Ann Lee', decisionReason: 'We have one like it.' },
      { status: 'pending', email: SENT.email }
    ]
  })
  expect(data.queued.map(({ kind }) => kind).sort()).toEqual(['decision', 'welcome'])
  expect(JSON.stringify(data)).not.toMatch(/bob/i)
  expect(await exportPerson('eve@example.org')).toMatchObject({ subscriber: null, submissions: [], queued: [] })
})

it('erases an address from every table but its hash, keeps texts that were decided on, and leaves others alone', async () => {
  await meetAnn()
  expect(await erasePerson('Ann.Lee@example.org')).toEqual({ subscribers: 1, queued: 2, deleted: 1, blanked: 1 })
  // An id may have “ann” in it.
  expect(await everything()).not.toMatch(/ann\Wlee/i)
  expect(await importSubscribers([{ email: ANN }])).toEqual(['suppressed'])
  expect(await db().submission.count()).toBe(2)
  expect(await db().subscriber.count()).toBe(1)
  expect(await erasePerson(ANN)).toEqual({ subscribers: 0, queued: 0, deleted: 0, blanked: 0 })
})

it('knows of each column of the schema whether it is personal', () => {
  const columnsOf = (table: string) =>
    Object.keys((Prisma as unknown as Record<string, object>)[`${table}ScalarFieldEnum`] ?? {}).sort()
  const listed = (table: string) =>
    [
      ...Object.keys(PERSONAL[table] ?? {}),
      ...((otherColumns as Record<string, string>)[table]?.split(' ') ?? [])
    ].sort()
  const tables = Object.keys(Prisma.ModelName)
  expect(tables.map((table) => [table, listed(table)])).toEqual(tables.map((table) => [table, columnsOf(table)]))
})

it('exports and erases every personal column, whatever it is called', async () => {
  await meetAnn()
  // By these a person is found; every other one is marked in the rows of Ann.
  const found = ['email', 'mailbox']
  const marks: string[] = []
  for (const [table, columns] of Object.entries(PERSONAL)) {
    expect(Object.keys(columns)).toContain('email')
    for (const column of Object.keys(columns).filter((name) => !found.includes(name))) {
      const mark = `mark-${table}-${column}`
      marks.push(mark)
      await db().$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = '${mark}' WHERE lower("email") = '${ANN}'`)
      expect(await everything()).toContain(mark)
    }
  }
  const exported = JSON.stringify(await exportPerson(ANN))
  expect(marks.filter((mark) => !exported.includes(mark))).toEqual([])
  await erasePerson(ANN)
  expect(await everything()).not.toMatch(/mark-/)
})

// PostgreSQL's server vacuums its files itself.
if (process.env.TEST_ENGINE !== 'postgresql') {
  const inFiles = () =>
    ['', '-wal']
      .map((suffix) => sqliteFileOf(process.env.DATABASE_URL ?? '') + suffix)
      .map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : ''))
      .join()
  const crowd = Array.from({ length: 300 }, (_, number) => `crowd-${number}@example.org`)

  it.each<[string, () => Promise<unknown>]>([
    ['erasing', () => erasePerson(ANN)],
    [
      'leaving the list',
      async () => unsubscribe((await db().subscriber.findUniqueOrThrow({ where: { email: ANN } })).id)
    ]
  ])('leaves no byte of an address in the files of the database: %s', async (_how, leave) => {
    await importSubscribers(crowd.map((email) => ({ email })))
    await subscribe(ANN, { mail: true })
    // A page that is split leaves copies.
    await importSubscribers(crowd.map((email) => ({ email: `later-${email}` })))
    expect(inFiles()).toContain(ANN)
    await leave()
    expect(inFiles()).not.toContain(ANN)
    expect(inFiles()).toContain('crowd-299@example.org')
  })
}

it('erases who has left already, and keeps the hash', async () => {
  await subscribe(ANN)
  await unsubscribe((await db().subscriber.findUniqueOrThrow({ where: { email: ANN } })).id)
  await erasePerson(ANN)
  expect(await db().suppression.count()).toBe(1)
})

it('blanks names and addresses of submissions long after the decision, in any number, and of no others', async () => {
  const now = Date.now()
  const rows = Array.from({ length: 501 }, (_, number) => ({
    ...SENT,
    mailbox: ANN,
    status: 'approved',
    decidedAt: new Date(now - 90 * DAY_MS - number)
  }))
  await db().submission.createMany({ data: rows })
  await db().submission.create({ data: { ...SENT, status: 'rejected', decidedAt: new Date(now - 89 * DAY_MS) } })
  await db().submission.create({ data: { ...SENT, submittedAt: new Date(now - 500 * DAY_MS) } })
  expect(await blankOldSubmitters(new Date(now))).toBe(501)
  expect(await blankOldSubmitters(new Date(now))).toBe(0)
  const left = await db().submission.findMany({ where: { NOT: { email: '' } } })
  expect(left.map(({ name, status }) => [name, status]).sort()).toEqual([
    ['Ann Lee', 'pending'],
    ['Ann Lee', 'rejected']
  ])
  const blank = await db().submission.findFirstOrThrow({ where: { status: 'approved' } })
  expect(blank).toMatchObject({ name: '', email: '', mailbox: '', affirmationText: 'I rest.' })
})
