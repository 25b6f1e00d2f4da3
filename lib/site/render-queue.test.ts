import { setTimeout as sleep } from 'node:timers/promises'
import { RenderQueue, TooManyRenders } from './render-queue'

it('limits concurrent renders and keeps their order', async () => {
  const queue = new RenderQueue(2, 100)
  const order: number[] = []
  let running = 0
  let most = 0
  const render = async (number: number) => {
    running += 1
    most = Math.max(most, running)
    order.push(number)
    await sleep(2)
    running -= 1
    return number
  }
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  expect(await Promise.all(numbers.map((number) => queue.run(() => render(number))))).toEqual(numbers)
  expect(order).toEqual(numbers)
  expect(most).toBe(2)
})

it('continues after a failed render', async () => {
  const queue = new RenderQueue(1, 100)
  const failing = queue.run(async () => {
    throw new Error('no')
  })
  const next = queue.run(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('refuses a render if too many are waiting', async () => {
  const queue = new RenderQueue(1, 1)
  const slow = () => sleep(5, 'done')
  const [first, second, third] = [queue.run(slow), queue.run(slow), queue.run(slow)]
  await expect(third).rejects.toThrow(TooManyRenders)
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
})
