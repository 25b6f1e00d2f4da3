import { emptyDatabase, idOf, setUpTestDatabase } from '../../../test/database'
import { subscribe } from '../../../test/sign-up'
import { waitFor } from '../../../test/wait-for'
import { database, db } from '../../db/client'
import { enqueueEmail } from '../outbox/outbox'
import { listStatistics } from '../statistics'
import { openHasher } from './former-keys'
import { importSubscribers, listForExport } from './subscriber-list'
import { confirmSubscriber, maskedAddress, subscriberState, suppress, unsubscribe } from './subscribers'

setUpTestDatabase()
beforeEach(emptyDatabase)

const importAddresses = (emails: string[]) =>
  importSubscribers(emails.map((email) => ({ email, confirmedAt: new Date(), consent: 'asked at the fair' })))

describe('subscribe', () => {
  it('takes an address in any case, trimmed, and leaves its row as it is if it comes again', async () => {
    await subscribe(' Ann@Example.ORG ')
    const before = await db().subscriber.findMany()
    expect(before.map(({ email }) => email)).toEqual(['ann@example.org'])
    expect(before[0]?.id).toMatch(/^[a-z0-9]{20,}$/)
    expect(Math.abs(Number(before[0]?.subscribedAt) - Date.now())).toBeLessThan(5_000)
    await subscribe('ANN@example.org')
    expect(await db().subscriber.findMany()).toEqual(before)
  })

  it('takes the same address many times at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => subscribe(index % 2 ? 'ann@example.org' : 'Ann@example.org'))
    )
    expect(await db().subscriber.count()).toBe(1)
  })

  it('tells addresses apart that only look alike', async () => {
    await subscribe('ann@example.org')
    await subscribe('ann+list@example.org')
    await subscribe('ann@example.com')
    expect(await db().subscriber.count()).toBe(3)
  })
})

describe('leaving', () => {
  it('names the address to whoever has its link, and does not tell it', async () => {
    await subscribe('ann.lee@example.org')
    expect(await maskedAddress(await idOf('ann.lee@example.org'))).toBe('a•••@example.org')
    expect(await maskedAddress('nobody')).toBe('')
  })

  it('keeps an address from being imported, until its owner subscribes again and confirms', async () => {
    await subscribe('ann@example.org', { mail: true })
    await unsubscribe(await idOf('ann@example.org'))
    expect(JSON.stringify(await db().suppression.findMany())).not.toContain('ann')
    expect(await importAddresses(['ann@example.org', 'bob@example.org'])).toEqual(['suppressed', 'added'])
    await subscribe('Ann@example.org', { mail: true })
    expect(await db().suppression.count()).toBe(1)
    await confirmSubscriber(await idOf('ann@example.org'))
    expect(await db().suppression.count()).toBe(0)
    expect(await subscriberState(await idOf('ann@example.org'))).toBe('confirmed')
  })

  it('drops the queued e-mails of the list, and no decision on what the same person has sent in', async () => {
    await subscribe('Ann@example.org', { mail: true, confirmFirst: true })
    await confirmSubscriber(await idOf('ann@example.org'))
    for (const email of ['ann@example.org', 'Ann@Example.org']) {
      await db().$transaction((tx) => enqueueEmail(tx, 'decision', email, { submissionId: 'abc' }))
    }
    const kinds = async () => (await db().outboxMail.findMany({ orderBy: { kind: 'asc' } })).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['confirm', 'decision', 'decision', 'welcome'])
    await unsubscribe(await idOf('ann@example.org'))
    expect(await kinds()).toEqual(['decision', 'decision'])
  })

  it('is done once by many calls at once, and nothing for an id that is not there', async () => {
    await subscribe('ann@example.org')
    const id = await idOf('ann@example.org')
    await Promise.all(Array.from({ length: 5 }, () => unsubscribe(id)))
    await unsubscribe('nobody')
    expect(await db().suppression.count()).toBe(1)
    expect(await subscriberState(id)).toBe('gone')
  })
})

describe('the list as a whole', () => {
  it('takes in what is new, each address once, also while somebody signs up', async () => {
    await subscribe('ann@example.org')
    const emails = ['ann@example.org', 'bob@example.org', 'bob@example.org']
    expect(await importAddresses(emails)).toEqual(['known', 'added', 'known'])
    const more = Array.from({ length: 100 }, (_, number) => `person-${number}@example.org`)
    await Promise.all([importAddresses(more), ...more.slice(0, 10).map((email) => subscribe(email))])
    expect(await db().subscriber.count({ where: { confirmedAt: { not: null } } })).toBe(102)
  })

  it('takes in nobody who leaves while it reads', async () => {
    await subscribe('ann@example.org')
    const isPostgresql = database().engine === 'postgresql'
    const { emailHash, mailboxHash } = (await openHasher([]))('ann@example.org')
    const importing = await db().$transaction(async (tx) => {
      // SQLite lets nobody read meanwhile; PostgreSQL does, as far as the subscribers.
      if (isPostgresql) await tx.$executeRaw`LOCK TABLE "Subscriber"`
      await tx.subscriber.deleteMany()
      await tx.suppression.create({ data: { emailHash, mailboxHash } })
      const outcomes = importAddresses(['ann@example.org'])
      const waiting = () => tx.$queryRaw<unknown[]>`SELECT 1 FROM pg_locks
        JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND NOT granted`
      if (isPostgresql) await waitFor(async () => (await waiting()).length > 0)
      return { outcomes }
    })
    expect(await importing.outcomes).toEqual(['suppressed'])
    expect(await db().subscriber.count()).toBe(0)
  })

  it('takes an address that waits as confirmed once it is imported', async () => {
    await subscribe('ann@example.org', { mail: true, confirmFirst: true })
    expect(await importAddresses(['ann@example.org', 'ann@example.org'])).toEqual(['added', 'known'])
    expect(await subscriberState(await idOf('ann@example.org'))).toBe('confirmed')
    expect(await importAddresses(['ann@example.org'])).toEqual(['known'])
  })

  it('brings back neither who has bounced nor who has left, also where they wait', async () => {
    const bounced = { bouncedAt: new Date(), permanentErrors: 3 }
    await db().subscriber.create({ data: { email: 'bob@example.org', ...bounced } })
    await db().subscriber.create({ data: { email: 'eve@example.org', confirmedAt: new Date(), ...bounced } })
    await subscribe('ann@example.org')
    await unsubscribe(await idOf('ann@example.org'))
    await subscribe('ann@example.org', { mail: true, confirmFirst: true })
    const emails = ['ann@example.org', 'bob@example.org', 'eve@example.org']
    expect(await importAddresses(emails)).toEqual(['suppressed', 'known', 'known'])
    expect(await subscriberState(await idOf('ann@example.org'))).toBe('waiting')
    expect(await subscriberState(await idOf('bob@example.org'))).toBe('waiting')
    expect(await db().subscriber.count({ where: bounced })).toBe(2)
  })

  it('brings back no other address of a mailbox that has left, as a sign-up would not', async () => {
    await subscribe('ann@example.org')
    await unsubscribe(await idOf('ann@example.org'))
    expect(await importAddresses(['ann+x@example.org', 'bob@example.org'])).toEqual(['suppressed', 'added'])
    const returning = [{ email: 'ann+x@example.org', confirmedAt: new Date() }]
    expect(await importSubscribers(returning, { byMailbox: false })).toEqual(['added'])
  })

  it('takes in those who left elsewhere: off the list, out of the outbox, and away from any later import', async () => {
    await subscribe('ann@example.org', { mail: true })
    const left = ['ann@example.org', 'eve@example.org', 'eve@example.org'].map((email) => ({ email }))
    const planned = { emails: new Set<string>(), mailboxes: new Set<string>(), listed: new Map<string, boolean>() }
    expect(await suppress(left, planned)).toEqual([true, false, false])
    expect(await db().subscriber.count()).toBe(1)
    expect(await suppress(left)).toEqual([true, false, false])
    expect(await suppress(left)).toEqual([false, false, false])
    expect([await db().subscriber.count(), await db().outboxMail.count(), await db().suppression.count()]).toEqual([
      0, 0, 2
    ])
    expect(await importAddresses(['ann@example.org', 'eve@example.org'])).toEqual(['suppressed', 'suppressed'])
    await Promise.all(Array.from({ length: 5 }, () => suppress([{ email: 'bob@example.org' }])))
    expect(await db().suppression.count()).toBe(3)
  })

  it('is listed whole, whatever its size, and counted', async () => {
    const data = Array.from({ length: 500 }, (_, number) => ({
      email: `p${number}@example.org`,
      confirmedAt: new Date()
    }))
    await db().subscriber.createMany({ data })
    await subscribe('waiting@example.org', { confirmFirst: true })
    const listed = new Set<string>()
    for await (const row of listForExport()) if ('email' in row) listed.add(row.email)
    expect(listed.size).toBe(501)
    const { id } = await db().subscriber.findFirstOrThrow()
    const rows = ['2026-11-20', '2026-11-21'].map((day) => ({ day, subscriberId: id, status: 'sent', due: new Date() }))
    await db().delivery.createMany({ data: rows })
    expect(await listStatistics()).toEqual({
      confirmed: 500,
      waiting: 0,
      unasked: 1,
      bounced: 0,
      paused: 0,
      suppressed: 0,
      queued: [],
      days: [
        { day: '2026-11-21', sent: 1, open: 0, failed: 0, reasons: [] },
        { day: '2026-11-20', sent: 1, open: 0, failed: 0, reasons: [] }
      ]
    })
  })
})
