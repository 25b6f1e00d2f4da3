import { sharedRead } from './shared-read'

/** Reads that end when the test says so. */
function reads() {
  const open: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const read = sharedRead(() => new Promise<number>((resolve, reject) => open.push({ resolve, reject })))
  return { open, read }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Until what has been resolved has had its effect: a read begins a turn of the event loop after it is asked for. */
async function settle(): Promise<void> {
  await turn()
  await turn()
}

describe('sharedRead', () => {
  it('reads once for all who ask before it starts, and once more for those who ask while it runs', async () => {
    const { open, read } = reads()
    const first = [read(), read()]
    await settle()
    expect(open).toHaveLength(1)
    const second = [read(), read(), read()]
    await settle()
    expect(open).toHaveLength(1)
    open[0]?.resolve(1)
    expect(await Promise.all(first)).toEqual([1, 1])
    await settle()
    expect(open).toHaveLength(2)
    open[1]?.resolve(2)
    expect(await Promise.all(second)).toEqual([2, 2, 2])
  })

  it('reads anew for each who asks after the last has ended', async () => {
    const { open, read } = reads()
    for (const value of [1, 2]) {
      const asked = read()
      await settle()
      open[value - 1]?.resolve(value)
      expect(await asked).toBe(value)
    }
  })

  it('tells an error to those who share the read, and to nobody else', async () => {
    const { open, read } = reads()
    const first = read()
    await settle()
    const second = read()
    open[0]?.reject(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await settle()
    open[1]?.resolve(2)
    expect(await second).toBe(2)
  })
})
