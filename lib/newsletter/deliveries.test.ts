import { addSubscribers, emptyDatabase, setUpTestDatabase } from '../../test/database'
import { claimDue, claimNew, release } from './deliveries'

setUpTestDatabase()
beforeEach(emptyDatabase)

const DAY = '2026-11-21'

describe('release', () => {
  it('gives back what nobody else has claimed since', async () => {
    await addSubscribers(2)
    const { claims } = await claimNew(DAY, '', 10, 60_000)
    await release(claims)
    expect(await claimDue(DAY, 10, 60_000)).toHaveLength(2)
  })

  it('leaves a row to who claimed it after its claim had ended', async () => {
    await addSubscribers(2)
    const { claims } = await claimNew(DAY, '', 10, 0)
    expect(await claimDue(DAY, 10, 60_000)).toHaveLength(2)
    await release(claims)
    expect(await claimDue(DAY, 10, 60_000)).toEqual([])
  })
})
