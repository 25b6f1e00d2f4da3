import { once } from 'node:events'
import { db } from '../data/client'
import { addSubscribers, publish, setUpTestDatabase } from '../testing/database'
import { resultOf, startRun } from '../testing/newsletter-run'
import { headerOf, startSmtp, type TestSmtp } from '../testing/smtp'

setUpTestDatabase()

const DAY = '2026-11-21'
const COUNT = 150
/** Five connections and as many mails behind them, see lib/mail/transport.ts. */
const IN_FLIGHT = 10

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

it('is killed in the middle, and the next one sends the rest: nobody is left out, few get the same mail twice', async () => {
  await publish({ daily: ['I can begin again.'] })
  const emails = await addSubscribers(COUNT)
  const killed = startRun(smtp.url, DAY)
  smtp.onMessage = async () => {
    if (smtp.received.length >= 60) killed.kill('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const [, signal] = await once(killed, 'exit')
  expect(signal).toBe('SIGKILL')
  const before = smtp.received.length
  expect(before).toBeLessThan(COUNT)
  expect(await db().delivery.count({ where: { status: 'sending' } })).toBeGreaterThan(0)

  const { sent, skipped, failed } = await resultOf(startRun(smtp.url, DAY))
  expect(sent + skipped).toBe(COUNT)
  expect(failed).toBe(0)

  const ids = new Map<string, string[]>()
  for (const { to, raw } of smtp.received) {
    ids.set(to, [...(ids.get(to) ?? []), headerOf(raw, 'Message-ID') ?? ''])
  }
  expect([...ids.keys()].sort()).toEqual(emails.sort())
  const twice = [...ids.values()].filter(({ length }) => length > 1)
  expect(twice.length).toBeLessThanOrEqual(IN_FLIGHT)
  for (const [first, ...more] of ids.values()) expect(more.every((id) => id === first)).toBe(true)
}, 120_000)
