import { setTimeout as sleep } from 'node:timers/promises'
import { FairQueue, TooBusy } from './fair-queue'

it('limits concurrent work and keeps their order', async () => {
  const queue = new FairQueue({ maxRunning: 2, maxWaiting: 100 })
  const order: number[] = []
  let running = 0
  let most = 0
  const work = async (number: number) => {
    running += 1
    most = Math.max(most, running)
    order.push(number)
    await sleep(2)
    running -= 1
    return number
  }
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  expect(await Promise.all(numbers.map((number) => queue.run('', () => work(number))))).toEqual(numbers)
  expect(order).toEqual(numbers)
  expect(most).toBe(2)
})

it('continues after failed work', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxWaiting: 100 })
  const failing = queue.run('', async () => {
    throw new Error('no')
  })
  const next = queue.run('', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('refuses work if too much is waiting', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxWaiting: 1 })
  const slow = () => sleep(5, 'done')
  const [first, second, third] = [queue.run('', slow), queue.run('', slow), queue.run('', slow)]
  await expect(third).rejects.toThrow(TooBusy)
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
})

it('gives clients turns, and each its share of what waits', async () => {
  const queue = new FairQueue({ maxRunning: 1, maxWaiting: 100, maxWaitingPerClient: 3 })
  const order: string[] = []
  const run = (client: string, name: string) =>
    queue.run(client, async () => {
      order.push(name)
      await sleep(1)
    })
  const all = [run('a', 'a0'), run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('b', 'b2')]
  await expect(run('a', 'a4')).rejects.toThrow(TooBusy)
  await Promise.all(all)
  expect(order).toEqual(['a0', 'a1', 'b1', 'a2', 'b2', 'a3'])
})
