import { addSubscribers, emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { stopClock } from '../../test/fixed-hour'
import { setUpTestMail } from '../../test/servers/mail'
import { smtpError } from '../../test/servers/smtp'
import { subscribe } from '../../test/sign-up'
import { DAY_MS, HOUR_MS, utcDate } from '../calendar/utc-date'
import { db } from '../db/client'
import { env } from '../env'
import { takeTurn } from './daily/run-times'
import { sendNewsletter } from './daily/send-newsletter'
import { forgetFutureTimes } from './future-times'
import { deleteExpired } from './list/subscribers'
import { sendOutbox } from './outbox/send-outbox'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'

const YEAR_MS = 365 * DAY_MS
const testMail = setUpTestMail()
const asked = { mail: true, confirmFirst: true }
const recipients = () => testMail.smtp.received.splice(0).map(({ to }) => to)

beforeEach(async () => {
  stopClock()
  await emptyDatabase()
  await publish({ daily: ['I can begin again.'] })
})
afterEach(() => {
  jest.useRealTimers()
})

/** Runs work with a clock that is wrong, then sets it right. */
async function withClockOff(ms: number, work: () => Promise<unknown>): Promise<void> {
  const now = Date.now()
  jest.setSystemTime(now + ms)
  await work()
  jest.setSystemTime(now)
}

describe('after the clock was a year ahead', () => {
  it('the daily e-mail goes out again', async () => {
    const emails = await addSubscribers(3)
    await withClockOff(YEAR_MS, async () => {
      expect(await takeTurn(new Date())).toBe(true)
      await sendNewsletter(testMail.transport, {})
    })
    expect(recipients().sort()).toEqual(emails)
    await forgetFutureTimes()
    expect(await takeTurn(new Date())).toBe(true)
    await sendNewsletter(testMail.transport, {})
    expect(recipients().sort()).toEqual(emails)
    await forgetFutureTimes()
    await sendNewsletter(testMail.transport, {})
    expect(recipients()).toEqual([])
  })

  it('whoever has paused the e-mail until later stays away', async () => {
    await addSubscribers(1)
    const nextSendAt = new Date(Date.now() + 30 * DAY_MS)
    await db().subscriber.updateMany({ data: { nextSendAt, awayUntil: utcDate(nextSendAt) } })
    await forgetFutureTimes()
    expect(await db().subscriber.findFirst()).toMatchObject({ nextSendAt })
  })

  it('sign-ups are taken and asked to confirm again', async () => {
    env().CONFIRMATIONS_PER_HOUR = 1
    await withClockOff(YEAR_MS, async () => {
      for (const name of ['ann', 'ann+2', 'bob', 'cy']) await subscribe(`${name}@example.org`, asked)
      await sendOutbox(testMail.transport)
    })
    expect(recipients()).toHaveLength(1)
    await forgetFutureTimes()
    await deleteExpired()
    // Those whose e-mails waited get them at once.
    await sendOutbox(testMail.transport)
    expect(recipients()).toHaveLength(3)
    await subscribe('new@example.org', asked)
    await sendOutbox(testMail.transport)
    expect(recipients()).toEqual(['new@example.org'])
    env().CONFIRMATIONS_PER_HOUR = 200
    // Their links have expired, and so has what their mailboxes were sent.
    jest.setSystemTime(Date.now() + 15 * DAY_MS)
    await subscribe('ann@example.org', asked)
    await sendOutbox(testMail.transport)
    expect(recipients()).toEqual(['ann@example.org'])
  })

  it('a single e-mail that was put off is sent', async () => {
    await withClockOff(YEAR_MS, async () => {
      testMail.smtp.onMessage = () => {
        throw smtpError(451, 'Try again later')
      }
      await subscribe('ann@example.org', asked)
      await sendOutbox(testMail.transport)
    })
    testMail.smtp.onMessage = () => {}
    testMail.smtp.received.length = 0
    await forgetFutureTimes()
    await sendOutbox(testMail.transport)
    expect(recipients()).toEqual(['ann@example.org'])
  })
})

it('leaves alone what waits for its time', async () => {
  await addSubscribers(1)
  await db().subscriber.updateMany({ data: { nextSendAt: new Date(Date.now() + 7 * DAY_MS) } })
  const due = new Date(Date.now() + 8 * HOUR_MS)
  await db().outboxMail.create({ data: { kind: 'welcome', email: 'ann@example.org', data: {}, due } })
  await db().setting.create({
    data: { key: 'confirmation-requests', value: `${Math.floor(Date.now() / HOUR_MS) + 3}:1` }
  })
  await db().setting.create({ data: { key: 'newsletter-run', value: new Date().toISOString() } })
  const rows = () => Promise.all([db().subscriber.findMany(), db().outboxMail.findMany(), db().setting.findMany()])
  const before = await rows()
  await forgetFutureTimes()
  expect(await rows()).toEqual(before)
})

it('believes no clock that stands before this was written', async () => {
  await addSubscribers(1)
  const nextSendAt = new Date(Date.now() + DAY_MS)
  await db().subscriber.updateMany({ data: { nextSendAt } })
  await withClockOff(-10 * YEAR_MS, forgetFutureTimes)
  expect(await db().subscriber.findFirst()).toMatchObject({ nextSendAt })
})
