import { addSubscribers, emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { addMissing, countToSend, leaseDue, release } from './deliveries'

setUpTestDatabase()
beforeEach(emptyDatabase)

const DAY = '2026-11-21'

describe('addMissing', () => {
  it('adds a row for everyone who may be sent to and has none, once', async () => {
    await addSubscribers(3)
    const [sent, bounced, missing] = await db().subscriber.findMany({ orderBy: { email: 'asc' } })
    await db().subscriber.update({ where: { id: bounced?.id ?? '' }, data: { bouncedAt: new Date() } })
    await db().subscriber.create({ data: { email: 'silent@example.org' } })
    await db().delivery.create({ data: { day: DAY, subscriberId: sent?.id ?? '', status: 'sent', due: new Date() } })
    await Promise.all([addMissing(DAY), addMissing(DAY), addMissing('2026-11-22')])
    const rows = await db().delivery.findMany({ where: { day: DAY }, orderBy: { subscriber: { email: 'asc' } } })
    expect(rows.map(({ subscriberId, status, attempts }) => [subscriberId, status, attempts])).toEqual([
      [sent?.id, 'sent', 0],
      [missing?.id, 'waiting', 0]
    ])
    expect(Math.abs((rows[1]?.due.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await db().delivery.count({ where: { day: '2026-11-22' } })).toBe(2)
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
    const lease = async () => (await leaseDue(DAY, 1, 60_000)).map(({ subscriberId }) => subscriberId)
    expect([await lease(), await lease(), await lease(), await lease()]).toEqual([[ids[2]], [ids[1]], [ids[0]], []])
  })
})

describe('release', () => {
  it('gives back what nobody else has leased since', async () => {
    await addSubscribers(2)
    await addMissing(DAY)
    const leases = await leaseDue(DAY, 10, 60_000)
    await release(leases)
    expect(await leaseDue(DAY, 10, 60_000)).toHaveLength(2)
  })

  it('leaves a row to who leased it after its lease had ended', async () => {
    await addSubscribers(2)
    await addMissing(DAY)
    const leases = await leaseDue(DAY, 10, 0)
    expect(await leaseDue(DAY, 10, 60_000)).toHaveLength(2)
    await release(leases)
    expect(await leaseDue(DAY, 10, 60_000)).toEqual([])
  })
})

it('counts those who are to get the mail of a day: on the list, not bounced, and without it', async () => {
  await addSubscribers(6)
  expect(await countToSend(DAY)).toBe(6)
  const [sent, refused, bounced, waiting, another] = await db().subscriber.findMany({ orderBy: { email: 'asc' } })
  const rows = [
    { of: sent, day: DAY, status: 'sent' },
    { of: refused, day: DAY, status: 'failed' },
    // The third refusal that day: it does not count as one more who has the e-mail.
    { of: bounced, day: DAY, status: 'failed' },
    { of: waiting, day: DAY, status: 'waiting' },
    { of: another, day: '2026-11-20', status: 'sent' }
  ]
  await db().delivery.createMany({
    data: rows.map(({ of, ...row }) => ({ ...row, subscriberId: of?.id ?? '', due: new Date() }))
  })
  await db().subscriber.update({ where: { id: bounced?.id ?? '' }, data: { bouncedAt: new Date() } })
  await db().subscriber.create({ data: { email: 'silent@example.org' } })
  expect(await countToSend(DAY)).toBe(3)
})
