import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import '../../test/everything-on'
import { expectConsoleErrors } from '../../test/jest/quiet-console'
import { smtpError, startSmtp, type TestSmtp } from '../../test/servers/smtp'
import { subscribe } from '../../test/sign-up'
import { waitFor } from '../../test/wait-for'
import { db } from '../db/client'
import { outboxWorker, startMailWorker } from './mail-worker'

setUpTestDatabase()

const start = (everyMs = outboxWorker.everyMs) =>
  startMailWorker(smtp.url, 'hello@example.org', { ...outboxWorker, everyMs })

let smtp: TestSmtp
beforeEach(async () => {
  await emptyDatabase()
  smtp = await startSmtp()
})
afterEach(() => smtp.close())

const hide = (from: string, to: string) => db().$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`)

it('sends the outbox when it starts and what comes later, and logs the same error once', async () => {
  expectConsoleErrors()
  await subscribe('ann@example.org', { mail: true })
  const stop = start(20)
  await waitFor(() => smtp.received.length === 1)

  await subscribe('bob@example.org', { mail: true })
  await waitFor(() => smtp.received.length === 2)
  await waitFor(async () => (await db().outboxMail.count()) === 0)

  await hide('OutboxMail', 'Hidden')
  const told = console.error as jest.Mock
  await waitFor(() => told.mock.calls.length === 1)
  // Long enough for a few more looks.
  await sleep(120)
  expect(told).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledWith('The e-mails of the outbox could not be sent:', expect.any(Error))
  await hide('Hidden', 'OutboxMail')

  await subscribe('eve@example.org', { mail: true })
  await waitFor(() => smtp.received.length === 3)
  expect(smtp.received.map(({ to }) => to)).toEqual(['ann@example.org', 'bob@example.org', 'eve@example.org'])
  await stop(5_000)
})

it('warns of a mail that is not taken, with the reason and without the address', async () => {
  expectConsoleErrors()
  smtp.onRecipient = (address) => {
    throw smtpError(451, `4.7.1 <${address}> is greylisted`)
  }
  await subscribe('ann@example.org', { mail: true })
  const stop = start()
  const told = console.warn as jest.Mock
  await waitFor(() => told.mock.calls.length === 1)
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^An e-mail \(\w+\) was not sent: temporary, 451 .*<…> is greylisted/)
  )
  await stop(5_000)
})

describe('stopping', () => {
  /** Has the server answer nothing. @returns what waits until an e-mail is in hand, and what answers it then */
  function holdEmail() {
    let answer: (() => void) | undefined
    smtp.onMessage = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    return { inHand: () => waitFor(() => answer !== undefined), accept: () => answer?.() }
  }

  it('waits for the mail in hand, whose row then says that it is sent, and begins no other', async () => {
    const { inHand, accept } = holdEmail()
    await subscribe('ann@example.org', { mail: true })
    const stop = start()
    await inHand()
    await subscribe('bob@example.org', { mail: true })
    let isStopped = false
    const stopping = stop(60_000).then(() => {
      isStopped = true
    })
    // Long enough for one that does not wait to show.
    await sleep(100)
    expect(isStopped).toBe(false)
    accept()
    await stopping
    expect(smtp.received.map(({ to }) => to)).toEqual(['ann@example.org'])
    expect(await db().outboxMail.findMany()).toEqual([
      expect.objectContaining({ email: 'bob@example.org', attempts: 0, lastError: null })
    ])
  })

  it('does not wait for a server that never answers', async () => {
    const { inHand, accept } = holdEmail()
    await subscribe('ann@example.org', { mail: true })
    const stop = start()
    await inHand()
    // Else it would never end, since the e-mail is still in hand.
    await stop(200)
    expect(smtp.received).toEqual([])
    accept()
    await waitFor(async () => (await db().outboxMail.count()) === 0)
  })
})
