import { addSubscribers, emptyDatabase, idOf, publish, setUpTestDatabase } from '../../../test/database'
import { sendDay, setUpTestMail } from '../../../test/servers/mail'
import { headerOf, smtpError, startSmtp } from '../../../test/servers/smtp'
import { subscribe } from '../../../test/sign-up'
import { db } from '../../db/client'
import { unsubscribe } from '../list/subscribers'
import { listStatistics } from '../statistics'
import { openTransport, type Transport } from '../transport'
import type { Run, Timing } from './leases'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'

const FROM = 'Daily Affirmations <hello@example.org>'
const DAY = '2026-11-21'
/** Nobody dies here: the lease may be as long as a slow machine needs. */
const FAST: Timing = { lease: 60_000, beginWithin: 30_000, retries: [30, 30, 30, 30], pauses: [10, 10, 10] }

const testMail = setUpTestMail(FROM)
beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: ['I can begin again.'] })
})

const send = ({ day = DAY, ...run }: Partial<Run> & { day?: string } = {}, transport = testMail.transport) =>
  sendDay(transport, day, { timing: FAST, ...run })
const recipients = () => testMail.smtp.received.map(({ to }) => to).sort()
const rows = () => db().delivery.findMany({ include: { subscriber: true } })

describe('a run', () => {
  it('sends to everyone who is confirmed and has not bounced, once', async () => {
    const emails = await addSubscribers(45)
    await db().subscriber.create({ data: { email: 'waiting@example.org' } })
    await db().subscriber.create({
      data: { email: 'bounced@example.org', confirmedAt: new Date(), bouncedAt: new Date() }
    })
    expect(await send()).toEqual({ sent: 45, failed: 0, blamedOnSender: 0 })
    expect(recipients()).toEqual(emails)
    expect(await send()).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
    expect(testMail.smtp.received).toHaveLength(45)
    for (const row of await rows()) {
      expect(row).toMatchObject({ day: DAY, status: 'sent', attempts: 1, lastError: null, sentAt: expect.any(Date) })
    }
  })

  it('knows each day by itself, with a Message-ID of its own', async () => {
    await subscribe('ann@example.org')
    await send()
    await send({ day: '2026-11-22' })
    const ids = testMail.smtp.received.map(({ raw }) => headerOf(raw, 'Message-ID'))
    const id = await idOf('ann@example.org')
    expect(ids).toEqual([`<2026-11-21.${id}@example.org>`, `<2026-11-22.${id}@example.org>`])
  })

  it('has no picture, and the headers of RFC 8058', async () => {
    await subscribe('ann@example.org')
    await send()
    const raw = testMail.smtp.received[0]?.raw ?? ''
    expect(headerOf(raw, 'To')).toBe('ann@example.org')
    expect(headerOf(raw, 'From')).toBe('Daily Affirmations <hello@example.org>')
    expect(headerOf(raw, 'Subject')).toBe('I can begin again.')
    expect(headerOf(raw, 'List-Unsubscribe')).toMatch(
      /^<https:\/\/example\.org\/api\/newsletter\/unsubscribe\?token=[\w.-]+>$/
    )
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(raw, 'Content-Type')).toMatch(/^multipart\/alternative/)
  })

  it('is two runs at once and still sends each mail once', async () => {
    const emails = await addSubscribers(70)
    const other = openTransport(testMail.smtp.url, FROM)
    const [one, two] = await Promise.all([send(), send({}, other)])
    other.close()
    expect(recipients()).toEqual(emails)
    expect(one.sent + two.sent).toBe(70)
    expect([one.failed, two.failed]).toEqual([0, 0])
  })

  it('stops at a limit, and the next one goes on', async () => {
    const emails = await addSubscribers(25)
    expect(await send({ limit: 7 })).toEqual({ sent: 7, failed: 0, blamedOnSender: 0 })
    expect(await send()).toEqual({ sent: 18, failed: 0, blamedOnSender: 0 })
    expect(recipients()).toEqual(emails)
  })

  it('finishes what is on its way when it is stopped, and leaves no lease', async () => {
    await addSubscribers(50)
    const stop = new AbortController()
    testMail.smtp.onMessage = () => {
      if (testMail.smtp.received.length === 5) stop.abort('Stopped.')
    }
    const { sent, stopped } = await send({ signal: stop.signal })
    expect(stopped).toBe('Stopped.')
    expect(sent).toBe(testMail.smtp.received.length)
    expect(sent).toBeLessThan(50)
    expect(await db().delivery.count({ where: { status: 'sending' } })).toBe(0)
    expect((await send()).sent).toBe(50 - sent)
    expect(new Set(recipients()).size).toBe(50)
  })

  it('counts who had it before and no other, also where people leave in the meantime', async () => {
    await addSubscribers(6)
    const oneByOne: Transport = { ...testMail.transport, maxConcurrent: 1 }
    expect(await send({ limit: 2 }, oneByOne)).toEqual({ sent: 2, failed: 0, blamedOnSender: 0 })
    testMail.smtp.onMessage = async () => {
      if (testMail.smtp.received.length < 5) return
      for (const email of testMail.smtp.received.slice(2).map(({ to }) => to)) {
        await unsubscribe(await idOf(email))
      }
    }
    expect(await send({}, oneByOne)).toEqual({ sent: 4, failed: 0, blamedOnSender: 0 })
  })

  it('does not send to who has left while a retry was due', async () => {
    await subscribe('ann@example.org')
    const id = await idOf('ann@example.org')
    testMail.smtp.onRecipient = async () => {
      await unsubscribe(id)
      throw smtpError(451, 'Later')
    }
    expect(await send()).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
    expect(testMail.smtp.received).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('a permanent refusal', () => {
  it('ends an address after three days in a row, and a mail that was taken starts anew', async () => {
    await addSubscribers(2)
    const where = { email: 'person-0000@example.org' }
    const subscriber = () => db().subscriber.findUniqueOrThrow({ where })
    let refuses = true
    let tries = 0
    testMail.smtp.onRecipient = (address) => {
      if (address !== where.email) return
      tries += 1
      if (refuses) throw smtpError(550, `5.1.1 No such user ${address}`)
    }
    const day = (number: number) => send({ day: `2026-11-0${number}` })
    expect(await day(1)).toEqual({ sent: 1, failed: 1, blamedOnSender: 0 })
    expect(await day(1)).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
    await day(2)
    expect(await subscriber()).toMatchObject({ permanentErrors: 2, bouncedAt: null })
    refuses = false
    expect(await day(3)).toEqual({ sent: 2, failed: 0, blamedOnSender: 0 })
    expect(await subscriber()).toMatchObject({ permanentErrors: 0, bouncedAt: null })
    refuses = true
    for (const number of [4, 5, 6]) await day(number)
    expect(await subscriber()).toMatchObject({ permanentErrors: 3, bouncedAt: expect.any(Date) })
    expect(tries).toBe(6)
    expect(await day(7)).toEqual({ sent: 1, failed: 0, blamedOnSender: 0 })
    expect(tries).toBe(6)
    const failed = await db().delivery.findMany({ where: { status: 'failed' } })
    expect(failed).toHaveLength(5)
    expect(failed.every(({ lastError }) => lastError?.includes('No such user …'))).toBe(true)

    await subscribe(where.email)
    expect(await subscriber()).toMatchObject({ permanentErrors: 0, bouncedAt: null })
  })

  it.each([
    '5.7.1 Recipient does not want this',
    '5.4.1 Recipient address rejected: Access denied',
    '5.5.0 Requested action not taken: mailbox unavailable'
  ])(
    'on 14 mailings, while its provider takes others, pauses an address until it signs up again: %s',
    async (reply) => {
      const [ann = '', bob = ''] = await addSubscribers(6)
      testMail.smtp.onRecipient = (address) => {
        if (address === ann) throw smtpError(550, reply)
      }
      const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`
      const row = () => db().subscriber.findUniqueOrThrow({ where: { email: ann } })
      for (let number = 1; number <= 13; number += 1) await send({ day: day(number) })
      await send({ day: day(13) })
      expect(await row()).toMatchObject({ blockedMailings: 13, pausedAt: null, permanentErrors: 0 })
      await send({ day: day(14) })
      expect(await row()).toMatchObject({ blockedMailings: 14, pausedAt: expect.any(Date), bouncedAt: null })
      expect(await listStatistics()).toMatchObject({ paused: 1, bounced: 0, confirmed: 5 })
      expect(await send({ day: day(15) })).toEqual({ sent: 5, failed: 0, blamedOnSender: 0 })
      expect(recipients()).toContain(bob)
      await subscribe(ann)
      testMail.smtp.onRecipient = () => {}
      expect(await send({ day: day(16) })).toMatchObject({ sent: 6 })
    }
  )
})

// On PostgreSQL: leases in deliveries.test.ts, a retry and what is counted above.
if (process.env.TEST_ENGINE !== 'postgresql') {
  describe('an e-mail that cannot be sent for now', () => {
    it('is tried again: a 4xx, then a 2xx', async () => {
      await addSubscribers(3)
      const tries = new Map<string, number>()
      testMail.smtp.onRecipient = (address) => {
        tries.set(address, (tries.get(address) ?? 0) + 1)
        if (address === 'person-0001@example.org' && (tries.get(address) ?? 0) < 4) throw smtpError(450, 'Busy')
      }
      expect(await send()).toEqual({ sent: 3, failed: 0, blamedOnSender: 0 })
      expect(tries.get('person-0001@example.org')).toBe(4)
      expect(await db().subscriber.count({ where: { permanentErrors: { gt: 0 } } })).toBe(0)
    })

    it('is left to the next run after five tries', async () => {
      await addSubscribers(2)
      let tries = 0
      testMail.smtp.onRecipient = (address) => {
        if (address !== 'person-0000@example.org') return
        tries += 1
        if (tries <= 6) throw smtpError(452, `Try later, ${address.toUpperCase()}`)
      }
      expect(await send()).toEqual({ sent: 1, failed: 1, blamedOnSender: 0 })
      expect(tries).toBe(5)
      const [waiting] = (await rows()).filter(({ status }) => status === 'waiting')
      expect(waiting).toMatchObject({ attempts: 5, lastError: expect.stringContaining('Try later, …') })
      expect(await send()).toEqual({ sent: 1, failed: 0, blamedOnSender: 0 })
      expect(tries).toBe(7)
    })

    it('is tried again where the connection was lost, with the same Message-ID', async () => {
      await addSubscribers(4)
      let cuts = 0
      const seen: string[] = []
      testMail.smtp.onMessage = (to, cut) => {
        if (to !== 'person-0002@example.org') return
        seen.push(to)
        if (cuts < 2) {
          cuts += 1
          cut()
        }
      }
      expect(await send()).toEqual({ sent: 4, failed: 0, blamedOnSender: 0 })
      expect(seen).toHaveLength(3)
    })

    it('ends the run where the server does not answer at all, and the next one goes on', async () => {
      const emails = await addSubscribers(65)
      const { port } = new URL(testMail.smtp.url)
      await testMail.smtp.close()
      const result = await send()
      expect(result).toMatchObject({ sent: 0 })
      expect(result.stopped).toMatch(/^The server does not answer: /)
      expect(await db().delivery.count({ where: { attempts: { gt: 0 } } })).toBeLessThan(60)
      expect(await db().delivery.count({ where: { status: 'sending' } })).toBe(0)
      testMail.smtp = await startSmtp({}, Number(port))
      expect((await send()).sent).toBe(65)
      expect(recipients()).toEqual(emails)
    })
  })

  describe('an e-mail leased by a run that was killed', () => {
    it('is waited for until its lease ends, which is told once, and then sent', async () => {
      const emails = await addSubscribers(3)
      const subscribers = await db().subscriber.findMany()
      const due = new Date(Date.now() + FAST.lease / 2)
      await db().delivery.createMany({
        data: subscribers.map(({ id }) => ({ day: DAY, subscriberId: id, status: 'sending', due }))
      })
      const makeDue = async () => db().delivery.updateMany({ data: { due: new Date() } })
      const told: Date[] = []
      let ended: Promise<unknown> | undefined
      const onWait = (until: Date) => {
        told.push(until)
        expect(recipients()).toEqual([])
        // Half a minute later.
        ended = makeDue()
      }
      expect(await send({ onWait })).toMatchObject({ sent: 3, failed: 0, blamedOnSender: 0 })
      await ended
      expect(recipients()).toEqual(emails)
      expect(told).toEqual([due])
    })
  })

  describe('what a permanent refusal says', () => {
    it('is not held against anyone where the server refuses everything, for days and however often it is run', async () => {
      const emails = await addSubscribers(60)
      testMail.smtp.refuse(554, 'Blocked')
      for (const day of ['2026-11-20', DAY, DAY]) {
        const { stopped, ...counts } = await send({ day })
        expect(stopped).toMatch(/^The server refuses everything: .*Blocked/)
        expect(counts).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
      }
      expect(await db().subscriber.count({ where: { permanentErrors: 0, bouncedAt: null } })).toBe(60)
      expect(await db().delivery.count({ where: { day: DAY, status: 'waiting' } })).toBe(60)

      testMail.smtp.onRecipient = () => {}
      expect(await send()).toEqual({ sent: 60, failed: 0, blamedOnSender: 0 })
      expect(recipients()).toEqual(emails)
    })

    it('counts where fewer were refused than would say something about the server', async () => {
      await addSubscribers(49)
      testMail.smtp.refuse(550, '5.1.1 Unknown')
      expect(await send()).toEqual({ sent: 0, failed: 49, blamedOnSender: 0 })
      expect(await db().subscriber.count({ where: { permanentErrors: 1 } })).toBe(49)
    })

    it('counts once a later mail was taken, however many there are', async () => {
      await addSubscribers(90)
      let tries = 0
      testMail.smtp.onRecipient = () => {
        tries += 1
        if (tries % 3 > 0) throw smtpError(550, '5.1.1 Unknown')
      }
      expect(await send()).toEqual({ sent: 30, failed: 60, blamedOnSender: 0 })
      expect(await db().subscriber.count({ where: { permanentErrors: 1 } })).toBe(60)
      expect(await send()).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
    })

    it('does not count where the run is stopped before a mail was taken, and is tried again', async () => {
      await addSubscribers(30)
      const stop = new AbortController()
      let tries = 0
      testMail.smtp.onRecipient = () => {
        tries += 1
        if (tries === 10) stop.abort('Stopped.')
        throw smtpError(554, 'Blocked')
      }
      expect(await send({ signal: stop.signal })).toEqual({
        sent: 0,
        failed: 0,
        blamedOnSender: 0,
        stopped: 'Stopped.'
      })
      expect(await db().subscriber.count({ where: { permanentErrors: 0 } })).toBe(30)
      testMail.smtp.onRecipient = () => {}
      expect(await send()).toEqual({ sent: 30, failed: 0, blamedOnSender: 0 })
    })

    it.each(['5.1.1 No such user', '5.1.10 Null MX', '5.2.1 Mailbox disabled', 'No such user'])(
      'is about the address: 550 %s',
      async (message) => {
        await addSubscribers(2)
        testMail.smtp.onRecipient = (address) => {
          if (address === 'person-0000@example.org') throw smtpError(550, message)
        }
        expect(await send()).toEqual({ sent: 1, failed: 1, blamedOnSender: 0 })
        expect(await db().subscriber.count({ where: { permanentErrors: 1 } })).toBe(1)
        expect(await db().delivery.count({ where: { status: 'failed' } })).toBe(1)
      }
    )

    it.each([
      '554 5.7.1 Blocked by a list',
      '550 5.4.5 Daily quota exceeded',
      '550 5.3.4 Too large',
      '550 5.1.8 Bad sender',
      '550 5.2.3 Too long',
      '550 5.5.0 Wrong',
      '550 5.6.0 Content'
    ])('is about the sender, counts against nobody, and the e-mail goes out when it clears: %s', async (reply) => {
      const emails = await addSubscribers(2)
      testMail.smtp.onRecipient = (address) => {
        if (address === emails[0]) throw smtpError(Number(reply.slice(0, 3)), reply.slice(4))
      }
      for (let time = 1; time <= 4; time += 1) {
        expect(await send()).toMatchObject({ sent: time === 1 ? 1 : 0, failed: 1, blamedOnSender: 1 })
      }
      expect(await db().subscriber.count({ where: { permanentErrors: 0, bouncedAt: null } })).toBe(2)
      testMail.smtp.onRecipient = () => {}
      expect(await send()).toEqual({ sent: 1, failed: 0, blamedOnSender: 0 })
      expect(recipients()).toEqual(emails)
    })

    it('is temporary if the mailbox is full (5.2.2)', async () => {
      await addSubscribers(1)
      let tries = 0
      testMail.smtp.onRecipient = () => {
        tries += 1
        if (tries < 3) throw smtpError(552, '5.2.2 Mailbox full')
      }
      expect(await send()).toEqual({ sent: 1, failed: 0, blamedOnSender: 0 })
    })

    it('for the sender’s sake ends the run early if it repeats, after days nobody has bounced, and all get it then', async () => {
      const emails = await addSubscribers(44)
      let tries = 0
      testMail.smtp.onRecipient = () => {
        tries += 1
        if (tries > 1) throw smtpError(554, '5.7.1 Service unavailable; client blocked')
      }
      for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
        tries = 0
        const { stopped, sent } = await send({ day })
        expect(sent).toBe(1)
        expect(tries).toBeLessThan(44)
        expect(stopped).toMatch(/^The server refuses the sender, not the addresses: .*5\.7\.1/)
      }
      expect(await db().subscriber.count({ where: { permanentErrors: 0, bouncedAt: null, blockedMailings: 0 } })).toBe(
        44
      )
      testMail.smtp.onRecipient = () => {}
      testMail.smtp.received.length = 0
      expect(await send()).toMatchObject({ sent: 44 })
      expect(recipients()).toEqual(emails)
    })

    it('for the sender’s sake by one provider keeps no e-mail from the others', async () => {
      const people = Array.from(
        { length: 60 },
        (_, number) => `p${String(number).padStart(2, '0')}@${['big', 'big', 'small', 'tiny'][number % 4]}.example`
      )
      await db().subscriber.createMany({ data: people.map((email) => ({ email, confirmedAt: new Date() })) })
      testMail.smtp.onRecipient = (address) => {
        if (address.endsWith('big.example')) throw smtpError(550, '5.7.26 Unauthenticated')
      }
      const { stopped, ...counts } = await send()
      expect([stopped, counts]).toEqual([undefined, { sent: 30, failed: 30, blamedOnSender: 30 }])
      expect(await db().subscriber.count({ where: { blockedMailings: 0 } })).toBe(60)
    })

    it('without a status is about the sender if many of a run, or of one provider, are refused', async () => {
      const addresses = (count: number, domain: string) =>
        Array.from({ length: count }, (_, number) => `p${number}@${domain}`)
      const people = [...addresses(6, 'big.example'), ...addresses(40, 'example.org')]
      await db().subscriber.createMany({ data: people.map((email) => ({ email, confirmedAt: new Date() })) })
      testMail.smtp.onRecipient = (address) => {
        if (/big|p7@/.test(address)) throw smtpError(550, 'Rejected')
      }
      expect(await send()).toMatchObject({ sent: 39, failed: 7, blamedOnSender: 6 })
      const counted = await db().subscriber.findMany({ where: { permanentErrors: 1 } })
      expect(counted.map(({ email }) => email)).toEqual(['p7@example.org'])
    })

    it('counts against no address where the server does not let us in', async () => {
      await addSubscribers(5)
      const strict = await startSmtp({ onAuth: (_auth, _session, done) => done(smtpError(535, 'Wrong password')) })
      const locked = openTransport(strict.url.replace('//', '//site:wrong@'), FROM)
      const { stopped, ...counts } = await send({}, locked)
      locked.close()
      await strict.close()
      expect(counts).toEqual({ sent: 0, failed: 0, blamedOnSender: 0 })
      expect(stopped).toMatch(/^The server does not take mails from here: .*Wrong password/)
      expect(await db().subscriber.count({ where: { permanentErrors: { gt: 0 } } })).toBe(0)
      expect((await send()).sent).toBe(5)
    })
  })
}
