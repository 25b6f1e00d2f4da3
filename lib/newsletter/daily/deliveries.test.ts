import { addSubscribers, emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { leaseDue, leaseNew, release } from './deliveries'

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
