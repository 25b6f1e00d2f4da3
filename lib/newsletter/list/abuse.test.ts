/** The e-mails that a stranger can have sent to somebody else's mailbox. */

import { emptyDatabase, idOf, setUpTestDatabase } from '../../../test/database'
import { stopClock } from '../../../test/fixed-hour'
import { setUpTestMail } from '../../../test/servers/mail'
import { headerOf } from '../../../test/servers/smtp'
import { subscribe } from '../../../test/sign-up'
import { DAY_MS } from '../../calendar/utc-date'
import { db } from '../../db/client'
import { env } from '../../env'
import { leaseOutboxMails } from '../outbox/outbox'
import { sendOutbox } from '../outbox/send-outbox'
import { listStatistics } from '../statistics'
import { confirmSubscriber, deleteExpired, subscriberState, unsubscribe } from './subscribers'
import { QueueFull } from './unconfirmed-mail'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'

const HOUR_MS = 3_600_000
const ANN = 'ann@example.org'
const ASK = 'Please confirm your address'
const WELCOME = 'You are on the list'
const testMail = setUpTestMail()
beforeEach(emptyDatabase)

const plain = (raw = '') => raw.replace(/=\r\n/g, '').replace(/=E2=80=99/g, '’')
const asked = { mail: true, confirmFirst: true }
const welcomed = { mail: true, confirmFirst: false }

/** Subscribes, and sends what is due then. */
async function signUp(address: string, options = asked): Promise<void> {
  await subscribe(address, options)
  await sendOutbox(testMail.transport)
}

/** Subjects of the e-mails sent since the last call. */
function subjects(): (string | undefined)[] {
  return testMail.smtp.received.splice(0).map(({ raw }) => headerOf(raw, 'Subject'))
}

/** Moves everything that is counted into the past. */
async function wait(ms: number): Promise<void> {
  for (const { id, subscribedAt } of await db().subscriber.findMany()) {
    await db().subscriber.update({ where: { id }, data: { subscribedAt: new Date(subscribedAt.getTime() - ms) } })
  }
  for (const { mailboxHash, lastAt } of await db().unconfirmedMail.findMany()) {
    await db().unconfirmedMail.update({ where: { mailboxHash }, data: { lastAt: new Date(lastAt.getTime() - ms) } })
  }
}

describe('an address whose owner does not confirm', () => {
  it('is asked twice in two weeks, whatever anyone enters, and the e-mails say so', async () => {
    for (let time = 0; time < 5; time += 1) {
      await signUp(ANN)
      await wait(4 * HOUR_MS)
    }
    const [first, second, ...more] = testMail.smtp.received.map(({ raw }) => plain(raw))
    expect(more).toEqual([])
    expect(first).toContain('we ask once more, and then not again for two weeks')
    expect(second).toContain('we won’t ask again for two weeks')
    for (const body of [first, second]) expect(body).not.toContain('won’t email you again')
    testMail.smtp.received.length = 0

    await wait(12 * DAY_MS)
    await signUp(ANN)
    expect(subjects()).toEqual([])
    await wait(2 * DAY_MS)
    await signUp(ANN)
    expect(subjects()).toEqual([ASK])
  })

  it('is one mailbox with all of its plus-addresses, and at Gmail with all of its dots', async () => {
    for (let number = 1; number <= 3; number += 1) await signUp(`Ann+${number}@example.org`)
    await signUp(ANN)
    expect(subjects()).toEqual([ASK, ASK])
    for (const address of ['a.nn@gmail.com', 'an.n@googlemail.com', 'ann+x@gmail.com', 'ann@gmail.com']) {
      await signUp(address)
    }
    expect(subjects()).toEqual([ASK, ASK])
    await signUp('a.nn@example.org')
    expect(subjects()).toEqual([ASK])
    expect(await db().subscriber.count()).toBe(5)
  })

  it('is asked twice at most by requests at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, number) => subscribe(`ann+${number}@example.org`, asked)))
    await sendOutbox(testMail.transport)
    expect(subjects().length).toBeLessThanOrEqual(2)
  })

  it('begins anew once its owner has confirmed', async () => {
    await signUp(ANN)
    await confirmSubscriber(await idOf(ANN))
    await unsubscribe(await idOf(ANN))
    await signUp(ANN)
    expect(subjects()).toEqual([ASK, ASK])
    await confirmSubscriber(await idOf(ANN))
    await sendOutbox(testMail.transport)
    expect(subjects()).toEqual([WELCOME])
  })

  it('can use the link of an e-mail for two weeks, however late it was sent', async () => {
    await subscribe(ANN, asked)
    await wait(13 * DAY_MS)
    await sendOutbox(testMail.transport)
    await wait(14 * DAY_MS - 60_000)
    await deleteExpired()
    expect(await confirmSubscriber(await idOf(ANN))).toBe(true)
  })

  it('is forgotten after two weeks, and nobody who has confirmed', async () => {
    await db().subscriber.create({ data: { email: 'bob@example.org', confirmedAt: new Date() } })
    await signUp(ANN)
    await wait(13 * DAY_MS)
    await deleteExpired()
    expect(await db().unconfirmedMail.count()).toBe(1)
    await wait(DAY_MS)
    await deleteExpired()
    expect(await db().unconfirmedMail.count()).toBe(0)
    expect((await db().subscriber.findMany()).map(({ email }) => email)).toEqual(['bob@example.org'])
  })
})

describe('an address that has left the list', () => {
  it.each([ANN, 'Ann+news@example.org'])(
    'is asked, not welcomed, if %s subscribes where nobody has to confirm',
    async (again) => {
      await signUp(ANN, welcomed)
      await unsubscribe(await idOf(ANN))
      expect(subjects()).toEqual([WELCOME])
      for (let time = 1; time <= 3; time += 1) await signUp(again, welcomed)
      expect(subjects()).toEqual([ASK])
      const id = await idOf(again.toLowerCase())
      expect(await subscriberState(id)).toBe('waiting')
      expect(await db().suppression.count()).toBe(1)
      await confirmSubscriber(id)
      await sendOutbox(testMail.transport)
      expect(subjects()).toEqual([WELCOME])
    }
  )
})

it('welcomes one address of a mailbox, asks a second one, and sends nothing to a third', async () => {
  for (let number = 1; number <= 5; number += 1) await signUp(`ann+${number}@example.org`, welcomed)
  expect(subjects()).toEqual([WELCOME, ASK])
})

it('has two addresses of a mailbox on the list while no mail can be sent, and no third', async () => {
  for (const number of [1, 1, 1, 2, 3, 4]) await subscribe(`ann+${number}@example.org`)
  await subscribe('bob@example.org')
  const emails = (await db().subscriber.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email)
  expect(emails).toEqual(['ann+1@example.org', 'ann+2@example.org', 'bob@example.org'])
})

describe('all confirmation requests together', () => {
  const numbers = Array.from({ length: 8 }, (_, number) => `person-${number}@example.org`)

  beforeEach(() => {
    stopClock()
    env().CONFIRMATIONS_PER_HOUR = 3
  })
  afterEach(() => {
    jest.useRealTimers()
    env().CONFIRMATIONS_PER_HOUR = 200
  })

  it('are sent as many an hour as allowed; the others wait for their hour, and none is lost', async () => {
    for (const email of numbers) await subscribe(email, asked)
    await sendOutbox(testMail.transport)
    expect(subjects()).toEqual([ASK, ASK, ASK])
    const hours = (await db().outboxMail.findMany({ orderBy: { due: 'asc' } })).map(({ due }) => due.getTime())
    const next = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS
    expect(hours).toEqual([next, next, next, next + HOUR_MS, next + HOUR_MS])
    expect(await db().subscriber.count()).toBe(8)
    expect((await listStatistics()).queued).toEqual([
      { kind: 'confirm', count: 5, nextDue: new Date(next), lastError: null }
    ])
    await db().outboxMail.updateMany({ data: { due: new Date() } })
    await sendOutbox(testMail.transport)
    expect(subjects()).toHaveLength(5)
  })

  it('are counted once by requests at once', async () => {
    await Promise.all(numbers.map((email) => subscribe(email, asked)))
    await sendOutbox(testMail.transport)
    expect(subjects()).toHaveLength(3)
  })

  it('hold up no other e-mail', async () => {
    for (const email of numbers) await subscribe(email, asked)
    await signUp('late@example.org', welcomed)
    expect(subjects().filter((subject) => subject === WELCOME)).toHaveLength(1)
  })

  it('wait for three hours at most; then every sign-up is refused, also of who is on the list, until an hour has room', async () => {
    await subscribe(ANN)
    for (let number = 0; number < 12; number += 1) await subscribe(`invented-${number}@example.org`, asked)
    const next = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS
    for (const email of ['late@example.org', 'invented-0@example.org', ANN]) {
      const refused = await subscribe(email, asked).catch((error: unknown) => error)
      expect([email, refused]).toEqual([email, expect.any(QueueFull)])
      expect((refused as QueueFull).until).toEqual(new Date(next))
    }
    expect(await db().outboxMail.count()).toBe(12)
    expect((await db().outboxMail.findFirst({ orderBy: { due: 'desc' } }))?.due).toEqual(new Date(next + 2 * HOUR_MS))
    env().CONFIRMATIONS_PER_HOUR = 0
    await subscribe('late@example.org', asked)
    env().CONFIRMATIONS_PER_HOUR = 3
    jest.setSystemTime(next)
    await subscribe('later@example.org', asked)
  })

  it('go out in turns of the networks that they were asked for from, the first of each first', async () => {
    for (let number = 0; number < 9; number += 1) {
      await subscribe(`invented-${number}@example.org`, { ...asked, network: '203.0.113.0/24' })
    }
    await subscribe('ann@example.org', { ...asked, network: '198.51.100.0/24' })
    await subscribe('bob@example.org', { ...asked, network: '2001:db8:0:1::/64' })
    await subscribe('eve@example.org', { ...asked, network: '198.51.100.0/24' })
    const waiting = await db().outboxMail.findMany({ where: { due: { gt: new Date() } }, orderBy: { due: 'asc' } })
    const hours = waiting.map(({ due }) => due.getTime())
    expect(hours.map((hour) => (hour - (hours[0] ?? 0)) / HOUR_MS)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    const names = waiting.map(({ email }) => email.split('@')[0] ?? '')
    expect(names.slice(0, 3).sort()).toEqual(['ann', 'bob', 'invented-3'])
    expect(names.slice(3, 6)).toContain('eve')
    expect(JSON.stringify(waiting)).not.toMatch(/203\.0\.113|198\.51|2001/)
    jest.setSystemTime(hours[0] ?? 0)
    const leased = await leaseOutboxMails(100)
    const rows = await db().outboxMail.findMany({ where: { id: { in: leased.map(({ id }) => id) } } })
    expect(rows.map(({ network }) => network)).toEqual([null, null, null, null, null, null])
  })
})
