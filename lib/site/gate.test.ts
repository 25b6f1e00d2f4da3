import { setTimeout as sleep } from 'node:timers/promises'
import { Gate, TooBusy } from './gate'

it('limits concurrent work and keeps their order', async () => {
  const gate = new Gate({ maxRunning: 2, maxWaiting: 100 })
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
  expect(await Promise.all(numbers.map((number) => gate.run('', () => work(number))))).toEqual(numbers)
  expect(order).toEqual(numbers)
  expect(most).toBe(2)
})

it('continues after failed work', async () => {
  const gate = new Gate({ maxRunning: 1, maxWaiting: 100 })
  const failing = gate.run('', async () => {
    throw new Error('no')
  })
  const next = gate.run('', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('refuses work if too much is waiting', async () => {
  const gate = new Gate({ maxRunning: 1, maxWaiting: 1 })
  const slow = () => sleep(5, 'done')
  const [first, second, third] = [gate.run('', slow), gate.run('', slow), gate.run('', slow)]
  await expect(third).rejects.toThrow(TooBusy)
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
})

it('gives clients turns, and each its share of what waits', async () => {
  const gate = new Gate({ maxRunning: 1, maxWaiting: 100, maxWaitingPerClient: 3 })
  const order: string[] = []
  const run = (client: string, name: string) =>
    gate.run(client, async () => {
      order.push(name)
      await sleep(1)
    })
  const all = [run('a', 'a0'), run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('b', 'b2')]
  await expect(run('a', 'a4')).rejects.toThrow(TooBusy)
  await Promise.all(all)
  expect(order).toEqual(['a0', 'a1', 'b1', 'a2', 'b2', 'a3'])
})
