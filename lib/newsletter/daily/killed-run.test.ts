import { once } from 'node:events'
import { addSubscribers, emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { startRun } from '../../../test/processes/newsletter-run'
import { headerOf, smtpError, startSmtp, type TestSmtp } from '../../../test/servers/smtp'
import { db } from '../../db/client'
import { openTransport } from '../transport'
import { sendNewsletter } from './send-newsletter'

setUpTestDatabase()

const NOW = '2026-11-21T12:00:00Z'
const COUNT = 150
/** Five connections and as many e-mails behind them, see lib/newsletter/transport.ts. */
const IN_FLIGHT = 10
/** Milliseconds, see test/processes/second-sender.ts. */
const LEASE = 60_000

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())
beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: ['I can begin again.'] })
  smtp.received.length = 0
})

/** Makes a minute pass for what a killed run was sending. That the next one waits for it: send-newsletter.test.ts. */
async function endLeases(): Promise<void> {
  const leased = { status: 'sending' }
  const { _count, _max } = await db().delivery.aggregate({ where: leased, _count: true, _max: { due: true } })
  expect(_count).toBeGreaterThan(0)
  expect(_max.due?.getTime()).toBeLessThanOrEqual(Date.now() + LEASE)
  await db().delivery.updateMany({ where: leased, data: { due: new Date() } })
}

/** The run after one that was killed, with the pauses of test/processes/second-sender.ts. */
async function sendRest() {
  const transport = openTransport(smtp.url, 'hello@example.org')
  const timing = { lease: LEASE, beginWithin: 30_000, retries: [50], pauses: [50] }
  const run = { clock: () => new Date(NOW), timing }
  return sendNewsletter(transport, run).finally(() => transport.close())
}

it('is killed in the middle, and the next one sends the rest: nobody is left out, few get the same mail twice', async () => {
  const emails = await addSubscribers(COUNT)
  const killed = startRun(smtp.url, NOW)
  const ended = once(killed, 'exit')
  smtp.onMessage = async () => {
    if (smtp.received.length < 60) return
    // Nothing more is answered: it cannot come to its end before the signal does.
    killed.kill('SIGKILL')
    await ended
  }
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
  expect(smtp.received.length).toBeLessThan(COUNT)
  await endLeases()

  const { failed } = await sendRest()
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

it('is killed while the server refuses everything: nobody is counted, and the next one tries them again', async () => {
  const emails = await addSubscribers(40)
  const killed = startRun(smtp.url, NOW)
  const ended = once(killed, 'exit')
  let tries = 0
  smtp.onRecipient = async () => {
    tries += 1
    if (tries > 30) {
      killed.kill('SIGKILL')
      await ended
    }
    throw smtpError(554, 'Blocked')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  await endLeases()
  smtp.onRecipient = () => {}
  expect(await sendRest()).toEqual({ sent: 40, failed: 0, blamedOnSender: 0 })
  expect(smtp.received.map(({ to }) => to).sort()).toEqual(emails)
  expect(await db().subscriber.count({ where: { permanentErrors: 0 } })).toBe(40)
}, 120_000)
