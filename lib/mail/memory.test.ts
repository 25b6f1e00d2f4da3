import { addSubscribers, publish, setUpTestDatabase } from '../testing/database'
import { resultOf, startRun } from '../testing/newsletter-run'
import { startSmtp } from '../testing/smtp'

setUpTestDatabase()

it('takes no more memory for a longer list', async () => {
  const smtp = await startSmtp()
  await publish({ daily: ['I can begin again.'] })
  await addSubscribers(1_000)
  const { sent, heap } = await resultOf(startRun(smtp.url, '2026-11-21', '--expose-gc'))
  await smtp.close()
  expect(sent).toBe(1_000)
  const [first = 0, ...more] = heap
  expect(more).toHaveLength(4)
  expect(Math.max(...more) - first).toBeLessThan(2_000_000)
}, 120_000)
