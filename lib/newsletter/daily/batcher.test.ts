import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../../../test/wait-for'
import { batcher } from './batcher'

describe('batcher', () => {
  it('writes together what comes while a write is under way, and settles each item once it is written', async () => {
    const groups: number[][] = []
    const releases: (() => void)[] = []
    const write = batcher<number>(async (items) => {
      groups.push([...items])
      await new Promise<void>((resolve) => releases.push(resolve))
    })
    const order: number[] = []
    const done = [1, 2, 3].map((item) => write(item).then(() => order.push(item)))
    await waitFor(() => groups.length > 0)
    expect(groups).toEqual([[1, 2, 3]])
    done.push(...[4, 5].map((item) => write(item).then(() => order.push(item))))
    // Long enough for a group that does not wait for the one before to show.
    await sleep(50)
    expect(groups).toHaveLength(1)
    expect(order).toEqual([])
    releases[0]?.()
    await waitFor(() => groups.length > 1)
    expect(order).toEqual([1, 2, 3])
    expect(groups[1]).toEqual([4, 5])
    releases[1]?.()
    await Promise.all(done)
    expect(order).toEqual([1, 2, 3, 4, 5])
  })

  it('tells those whose group failed, and goes on with the next', async () => {
    let fails = true
    const write = batcher<number>(async () => {
      if (fails) throw new Error('Disk full')
    })
    await expect(Promise.all([write(1), write(2)])).rejects.toThrow('Disk full')
    fails = false
    await expect(write(3)).resolves.toBeUndefined()
  })
})
