/** Addresses that are entered before e-mail is set up. */

import { emptyDatabase, idOf, publish, setUpTestDatabase } from '../../../test/database'
import { stopClock } from '../../../test/fixed-hour'
import { sendDay, setUpTestMail } from '../../../test/servers/mail'
import { headerOf } from '../../../test/servers/smtp'
import { DAY_MS } from '../../calendar/utc-date'
import { db } from '../../db/client'
import { env, parseEnv } from '../../env'
import { exportPerson } from '../../submissions/person'
import { sendOutbox } from '../outbox/send-outbox'
import { listStatistics } from '../statistics'
import { importSubscribers, listForExport } from './subscriber-list'
import { confirmSubscriber, deleteExpired, signUp, subscriberState, unsubscribe } from './subscribers'

setUpTestDatabase()

const HOUR_MS = 3_600_000
const ANN = 'ann@example.org'
const ASK = 'Please confirm your address'
const WELCOME = 'You are on the list'
const PEOPLE = ['ann', 'bob', 'cat', 'dan', 'eve'].map((name) => `${name}@example.org`)
const testMail = setUpTestMail()

/** Restarts the site, so to speak, with other settings. */
function configure(more: Record<string, string> = {}): void {
  const { DATABASE_URL } = process.env
  const settings = { DATABASE_URL, SITE_URL: 'https://example.org', CONFIRMATIONS_PER_HOUR: '4', ...more }
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined }, parseEnv(settings))
}
const setUpMail = (more = {}) => configure({ SMTP_URL: testMail.smtp.url, MAIL_FROM: 'hello@example.org', ...more })

const send = (day: string) => sendDay(testMail.transport, day)
const pass = (ms: number) => jest.setSystemTime(Date.now() + ms)

/** Signs up one after the other. */
async function enter(emails: string[]): Promise<void> {
  for (const email of emails) {
    expect(await signUp(email)).toBe(false)
    pass(1_000)
  }
}

/** Sends what is due. Returns the subject and the recipient of each e-mail, in the order of recipients. */
async function sent(): Promise<(string | undefined)[][]> {
  await sendOutbox(testMail.transport)
  const mails = testMail.smtp.received.splice(0).map(({ raw, to }) => [headerOf(raw, 'Subject'), to])
  return mails.sort(([, one = ''], [, other = '']) => one.localeCompare(other))
}
const asks = (...emails: string[]) => emails.map((email) => [ASK, email])

beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: ['I can begin again.'] })
  configure()
  stopClock()
})
afterEach(() => void jest.useRealTimers())

it('get no daily e-mail, are asked once e-mail is set up, the oldest first and within the hour’s limit, and join by saying yes', async () => {
  await enter(PEOPLE)
  expect(await listStatistics()).toMatchObject({ confirmed: 0, waiting: 0, unasked: 5, queued: [] })
  setUpMail()
  expect(await send('2026-11-20')).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })

  const [ann = '', bob = '', cat = '', dan = '', eve = ''] = PEOPLE
  expect(await sent()).toEqual(asks(ann, bob))
  expect(await sent()).toEqual([])
  expect(await listStatistics()).toMatchObject({ waiting: 2, unasked: 3 })
  pass(HOUR_MS)
  expect(await sent()).toEqual(asks(cat, dan))
  pass(HOUR_MS)
  expect(await sent()).toEqual(asks(eve))
  pass(HOUR_MS)
  expect(await sent()).toEqual([])

  expect(await send('2026-11-20')).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
  expect(await confirmSubscriber(await idOf(bob))).toBe(true)
  expect(await sent()).toEqual([[WELCOME, bob]])
  expect(await send('2026-11-20')).toEqual({ sent: 1, failed: 0, blamedOnSender: 0 })
  expect(testMail.smtp.received.map(({ to }) => to)).toEqual([bob])
})

it('are on the list at once if DOUBLE_OPT_IN is 0, and if it was not, are asked all the same', async () => {
  await enter([ANN])
  configure({ DOUBLE_OPT_IN: '0' })
  await enter(['bob@example.org'])
  setUpMail({ DOUBLE_OPT_IN: '0' })
  expect(await sent()).toEqual(asks(ANN))
  expect(await send('2026-11-20')).toEqual({ sent: 1, failed: 0, blamedOnSender: 0 })
  expect(testMail.smtp.received.map(({ to }) => to)).toEqual(['bob@example.org'])
})

it('are kept until they were asked, and for as long as the link works', async () => {
  await enter([ANN])
  pass(400 * DAY_MS)
  await deleteExpired()
  setUpMail()
  expect(await sent()).toEqual(asks(ANN))
  pass(14 * DAY_MS - 60_000)
  await deleteExpired()
  expect(await subscriberState(await idOf(ANN))).toBe('waiting')
  pass(120_000)
  await deleteExpired()
  expect(await db().subscriber.count()).toBe(0)
})

it('are asked once by two processes at once', async () => {
  await enter(PEOPLE)
  setUpMail({ CONFIRMATIONS_PER_HOUR: '0' })
  await Promise.all([sendOutbox(testMail.transport), sendOutbox(testMail.transport)])
  expect(await sent()).toEqual(asks(...PEOPLE))
  expect((await db().unconfirmedMail.findMany()).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
})

it('leave half of the places of an hour to those who sign up in it', async () => {
  await enter(PEOPLE)
  setUpMail()
  expect(await sent()).toHaveLength(2)
  for (const email of ['new-1@example.org', 'new-2@example.org', 'new-3@example.org']) {
    expect(await signUp(email)).toBe(true)
  }
  expect(await sent()).toEqual(asks('new-1@example.org', 'new-2@example.org'))
  pass(HOUR_MS)
  expect(await sent()).toEqual(asks('cat@example.org', 'new-3@example.org'))
})

it('are asked once if they are entered again, before e-mail is set up or after', async () => {
  await enter([ANN, 'bob@example.org', ANN])
  setUpMail({ CONFIRMATIONS_PER_HOUR: '1' })
  expect(await sent()).toEqual(asks(ANN))
  pass(HOUR_MS)
  await signUp('bob@example.org')
  expect(await sent()).toEqual(asks('bob@example.org'))
  pass(HOUR_MS)
  expect(await sent()).toEqual([])
})

it('wait on while the mail server takes nothing, so that no request is given up', async () => {
  const emails = Array.from({ length: 15 }, (_, number) => `person-${number + 10}@example.org`)
  await enter(emails)
  setUpMail({ CONFIRMATIONS_PER_HOUR: '0' })
  testMail.smtp.refuse(451, 'Later')
  for (let look = 1; look <= 5; look += 1) expect(await sent()).toEqual([])
  expect(await listStatistics()).toMatchObject({ unasked: 5, queued: [{ kind: 'confirm', count: 10 }] })
  testMail.smtp.onRecipient = () => {}
  pass(60_000)
  expect(await sent()).toEqual(asks(...emails))
})

it('are not asked if they confirm meanwhile by the link of an earlier e-mail', async () => {
  setUpMail()
  await signUp(ANN)
  expect(await sent()).toEqual(asks(ANN))
  configure()
  pass(HOUR_MS)
  await enter([ANN])
  expect(await confirmSubscriber(await idOf(ANN))).toBe(true)
  setUpMail()
  expect(await sent()).toEqual([[WELCOME, ANN]])
})

it('are two at most of a mailbox; a third is forgotten unasked', async () => {
  await enter(['ann+1@example.org', 'ann+2@example.org', 'ann+3@example.org', 'bob@example.org'])
  setUpMail({ CONFIRMATIONS_PER_HOUR: '0' })
  expect(await sent()).toEqual(asks('ann+1@example.org', 'ann+2@example.org', 'bob@example.org'))
  expect(await db().subscriber.count()).toBe(3)
  expect(await listStatistics()).toMatchObject({ waiting: 3, unasked: 0 })
})

it('are asked too if they have left the list before, and are not if they leave meanwhile', async () => {
  await enter([ANN, 'bob@example.org'])
  await unsubscribe(await idOf(ANN))
  await unsubscribe(await idOf('bob@example.org'))
  await enter([ANN])
  setUpMail()
  expect(await sent()).toEqual(asks(ANN))
  expect(await db().suppression.count()).toBe(2)
})

it('are exported as unconfirmed, and are confirmed without a question by an import', async () => {
  await enter([ANN])
  const listed = []
  for await (const row of listForExport()) if ('email' in row) listed.push([row.email, row.confirmedAt])
  expect(listed).toEqual([[ANN, null]])
  expect(await exportPerson(ANN)).toMatchObject({
    subscriber: { confirmedAt: null, unaskedSince: expect.any(Date) },
    unconfirmed: null
  })
  expect(await importSubscribers([{ email: ANN, confirmedAt: new Date() }])).toEqual(['added'])
  expect(await listStatistics()).toMatchObject({ confirmed: 1, waiting: 0, unasked: 0 })
  setUpMail()
  expect(await sent()).toEqual([])
})
