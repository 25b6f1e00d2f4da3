import { addSubscribers, emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { database, db } from '../../db/client'
import { addDue, currentDates, deleteOldDeliveries, failExpired, leaseDue as lease, release } from './deliveries'

setUpTestDatabase()
beforeEach(emptyDatabase)

const DAY = '2026-11-21'

const NOW = new Date(`${DAY}T12:00:00Z`)
const MINUTE = 60_000
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

const leaseDue = (limit: number, ms: number, now = NOW) => lease(currentDates(now), limit, ms, now)

const addMissing = () => addDue(NOW, NOW)

/** Adds somebody who has confirmed, with what they have chosen. */
async function reader(name: string, chosen: object = {}): Promise<string> {
  const data = { id: name, email: `${name}@example.org`, confirmedAt: new Date(), ...chosen }
  return (await db().subscriber.create({ data })).id
}
const rows = async () => {
  const all = await db().delivery.findMany({ orderBy: [{ day: 'asc' }, { subscriberId: 'asc' }] })
  return all.map(({ day, subscriberId, status }) => `${day} ${subscriberId} ${status}`)
}
const nextOf = async (id: string) =>
  (await db().subscriber.findUniqueOrThrow({ where: { id } })).nextSendAt.toISOString().slice(0, 16)

describe('addDue', () => {
  it('adds a row for everyone who is due, may be sent to and has none, once', async () => {
    await reader('ann')
    await reader('bob', { bouncedAt: new Date() })
    await reader('cat', { confirmedAt: null })
    await reader('dan', { pausedAt: new Date() })
    await reader('eve', { nextSendAt: later(1) })
    await reader('fay', { nextSendAt: later(0) })
    await db().delivery.create({ data: { day: DAY, subscriberId: 'ann', status: 'sent', due: new Date() } })
    await Promise.all([addMissing(), addMissing()])
    expect(await rows()).toEqual([`${DAY} ann sent`, `${DAY} fay waiting`])
    // Those who get nothing are not looked at again before the next day.
    for (const id of ['ann', 'bob', 'cat', 'dan', 'fay']) expect(await nextOf(id)).toBe('2026-11-22T06:00')
  })

  it('takes the date of the reader, and moves them on to their next one', async () => {
    const auckland = { timeZone: 'Pacific/Auckland', sendTime: '01:00' }
    const honolulu = { timeZone: 'Pacific/Honolulu', sendTime: '02:00' }
    await reader('ann', { ...auckland, nextSendAt: NOW })
    await reader('bob', { ...honolulu, nextSendAt: NOW })
    await reader('cat', { ...honolulu, sendDays: 'weekdays', nextSendAt: NOW })
    await reader('dan', { ...honolulu, sendDays: 'friday', nextSendAt: NOW })
    await reader('eve', { ...honolulu, awayUntil: '2026-12-24', nextSendAt: NOW })
    await addMissing()
    expect(await rows()).toEqual([`${DAY} bob waiting`, '2026-11-22 ann waiting'])
    const next = await Promise.all(['ann', 'bob', 'cat', 'dan', 'eve'].map(nextOf))
    expect(next).toEqual([
      '2026-11-22T12:00',
      '2026-11-22T12:00',
      '2026-11-23T12:00',
      '2026-11-27T12:00',
      '2026-12-24T12:00'
    ])
  })

  it('waits for the time of whoever has none yet, and sends today’s if it has passed', async () => {
    await reader('ann')
    await reader('bob', { sendTime: '13:00' })
    await addMissing()
    expect(await rows()).toEqual([`${DAY} ann waiting`])
    expect(await nextOf('bob')).toBe('2026-11-21T13:00')
  })

  it('sends today’s if a run is days late, and no other', async () => {
    await reader('ann', { nextSendAt: later(-5 * 24 * 60) })
    await addMissing()
    expect(await rows()).toEqual([`${DAY} ann waiting`])
    expect(await nextOf('ann')).toBe('2026-11-22T06:00')
  })

  it('sends no date twice, whatever the reader changes', async () => {
    await reader('ann')
    await addMissing()
    for (const chosen of [{ sendTime: '13:00' }, { sendTime: '23:00', timeZone: 'Asia/Tokyo' }]) {
      await db().subscriber.update({ where: { id: 'ann' }, data: { ...chosen, nextSendAt: later(30) } })
      await addDue(later(60), later(60))
      expect(await rows()).toEqual([`${DAY} ann waiting`])
    }
  })

  it('finds those who are due by an index, in its order', async () => {
    const people = Array.from({ length: 3_000 }, (_, number) => ({
      email: `${number}@example.org`,
      nextSendAt: later(number)
    }))
    await db().subscriber.createMany({ data: people })
    const { pool } = database()
    // As Prisma writes it.
    const [first, now] = [new Date(0), NOW].map((moment) => `'${moment.toISOString().replace('Z', '+00:00')}'`)
    const query = `SELECT * FROM "Subscriber" WHERE "nextSendAt" >= ${first} AND "nextSendAt" <= ${now}
      AND NOT ("nextSendAt" = ${first} AND "id" <= 'x') ORDER BY "nextSendAt", "id" LIMIT 500`
    await db().$executeRawUnsafe('ANALYZE')
    const explain = pool ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'
    const plan = await db().$queryRawUnsafe<object[]>(`${explain} ${query}`)
    const words = plan.map((row) => Object.values(row).join(' ')).join('\n')
    expect(words).toContain('Subscriber_nextSendAt_id_idx')
    expect(words).not.toMatch(/SCAN|B-TREE|Seq Scan|Sort/)
  })

  it('takes more than it reads at once, also of those whom it leaves as they are', async () => {
    const tokyo = { timeZone: 'Asia/Tokyo', sendTime: '02:00' }
    const people = Array.from({ length: 1_100 }, (_, number) => ({
      email: `${number}@example.org`,
      confirmedAt: new Date(),
      ...(number % 2 === 0 ? { sendTime: '18:00', nextSendAt: later(360) } : { ...tokyo, nextSendAt: later(300) })
    }))
    await db().subscriber.createMany({ data: people })
    await addDue(NOW, later(23 * 60))
    expect(await db().delivery.count({ where: { day: DAY } })).toBe(550)
    expect(await db().delivery.count()).toBe(550)
    expect(await db().subscriber.count({ where: { nextSendAt: later(300) } })).toBe(550)
  })
})

describe('leaseDue', () => {
  it('takes rows that wait, the oldest first, and only then those whose lease has ended', async () => {
    await addSubscribers(3)
    const ids = (await db().subscriber.findMany({ orderBy: { email: 'asc' } })).map(({ id }) => id)
    const states = [
      ['sending', 3_000],
      ['waiting', 1_000],
      ['waiting', 2_000]
    ] as const
    await db().delivery.createMany({
      data: states.map(([status, ago], index) => ({
        day: DAY,
        subscriberId: ids[index] as string,
        status,
        due: new Date(Date.now() - ago)
      }))
    })
    const take = async () => (await leaseDue(1, 60_000)).map(({ subscriberId }) => subscriberId)
    expect([await take(), await take(), await take(), await take()]).toEqual([[ids[2]], [ids[1]], [ids[0]], []])
  })
})

describe('leaseDue on the next date of a reader', () => {
  it('sends what waits no more', async () => {
    await reader('ann', { timeZone: 'Asia/Tokyo', sendTime: '20:00' })
    await reader('bob')
    await addMissing()
    expect(await rows()).toEqual([`${DAY} ann waiting`, `${DAY} bob waiting`])
    const midnight = later(180)
    expect((await leaseDue(10, MINUTE, midnight)).map(({ subscriberId }) => subscriberId)).toEqual(['bob'])
    expect(await rows()).toEqual([`${DAY} ann failed`, `${DAY} bob sending`])
  })
})

describe('failExpired', () => {
  it('marks what was not sent as failed once its date has ended everywhere', async () => {
    await reader('ann')
    await addMissing()
    await failExpired(currentDates(later(24 * 60 - 1))[0] as string)
    expect(await rows()).toEqual([`${DAY} ann waiting`])
    await failExpired(currentDates(later(24 * 60))[0] as string)
    expect(await rows()).toEqual([`${DAY} ann failed`])
  })
})

it('forgets after sixty days who got the e-mail', async () => {
  await reader('ann')
  await addMissing()
  await deleteOldDeliveries(later(60 * 24 * 60))
  expect(await rows()).toHaveLength(1)
  await deleteOldDeliveries(later(61 * 24 * 60))
  expect(await rows()).toEqual([])
})

describe('release', () => {
  it('gives back what nobody else has leased since', async () => {
    await addSubscribers(2)
    await addMissing()
    const leases = await leaseDue(10, 60_000)
    await release(leases)
    expect(await leaseDue(10, 60_000)).toHaveLength(2)
  })

  it('leaves a row to who leased it after its lease had ended', async () => {
    await addSubscribers(2)
    await addMissing()
    const leases = await leaseDue(10, 0)
    expect(await leaseDue(10, 60_000)).toHaveLength(2)
    await release(leases)
    expect(await leaseDue(10, 60_000)).toEqual([])
  })
})
