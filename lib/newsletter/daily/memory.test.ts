import { addSubscribers, publish, setUpTestDatabase } from '../../../test/database'
import { resultOf, startRun } from '../../../test/processes/newsletter-run'
import { startSmtp } from '../../../test/servers/smtp'

setUpTestDatabase()

it('takes no more memory for a longer list', async () => {
  const smtp = await startSmtp()
  await publish({ daily: ['I can begin again.'] })
  await addSubscribers(360)
  const { sent, heap } = await resultOf(startRun(smtp.url, '2026-11-21T12:00:00Z', '--expose-gc'))
  await smtp.close()
  expect(sent).toBe(360)
  expect(heap).toHaveLength(6)
  // Node itself takes some now and then; what is kept of each e-mail, from 2.5 kB on, shows in most of the steps.
  const steps = heap.slice(1).map((size, index) => size - (heap[index] ?? 0))
  const median = steps.sort((a, b) => a - b)[2] ?? Number.NaN
  expect(median).toBeLessThan(200_000)
}, 120_000)
