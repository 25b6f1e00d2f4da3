import { addSubscribers, emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { countToSend, leaseDue, leaseNew, release } from './deliveries'

setUpTestDatabase()
beforeEach(emptyDatabase)

const DAY = '2026-11-21'

describe('release', () => {
  it('gives back what nobody else has leased since', async () => {
    await addSubscribers(2)
    const { leases } = await leaseNew(DAY, '', 10, 60_000)
    await release(leases)
    expect(await leaseDue(DAY, 10, 60_000)).toHaveLength(2)
  })

  it('leaves a row to who leased it after its lease had ended', async () => {
    await addSubscribers(2)
    const { leases } = await leaseNew(DAY, '', 10, 0)
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
