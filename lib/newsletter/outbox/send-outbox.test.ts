import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { features } from '../../../content/site'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { bundlePrograms } from '../../../test/processes/programs'
import { setUpTestMail } from '../../../test/servers/mail'
import { headerOf } from '../../../test/servers/smtp'
import { subscribe } from '../../../test/sign-up'
import { DAY_MS } from '../../calendar/utc-date'
import { db } from '../../db/client'
import { warningOfUnusedList } from '../list/subscriber-list'
import { confirmSubscriber } from '../list/subscribers'
import { enqueueEmail } from './outbox'
import { sendOutbox } from './send-outbox'

setUpTestDatabase()
const program = bundlePrograms('test/processes/dying-subscriber.ts')
process.env.SITE_URL = 'https://example.org'

const ANN = 'ann@example.org'
const testMail = setUpTestMail()
beforeEach(emptyDatabase)

const subjects = () => testMail.smtp.received.map(({ raw }) => headerOf(raw, 'Subject'))
const plain = (raw = '') => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')
const bringForward = () => db().outboxMail.updateMany({ data: { due: new Date() } })

describe('e-mails of the outbox', () => {
  it('welcome who subscribes, once, with a way to leave', async () => {
    await subscribe(ANN, { mail: true })
    await subscribe(ANN, { mail: true })
    expect(await sendOutbox(testMail.transport)).toBe(1)
    expect(await sendOutbox(testMail.transport)).toBe(0)
    expect(subjects()).toEqual(['You are on the list'])
    expect(headerOf(testMail.smtp.received[0]?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(plain(testMail.smtp.received[0]?.raw)).toContain('https://example.org/newsletter/unsubscribe?token=')
    expect(await db().outboxMail.count()).toBe(0)
  })

  it('ask to confirm, at most every ten minutes, and welcome after that', async () => {
    for (let time = 1; time <= 3; time += 1) await subscribe(ANN, { mail: true, confirmFirst: true })
    await sendOutbox(testMail.transport)
    expect(subjects()).toEqual(['Please confirm your address'])
    expect(plain(testMail.smtp.received[0]?.raw)).toContain('https://example.org/newsletter/confirm?token=')

    const { id, subscribedAt } = await db().subscriber.findUniqueOrThrow({ where: { email: ANN } })
    const earlier = new Date(subscribedAt.getTime() - 601_000)
    await db().subscriber.update({ where: { id }, data: { subscribedAt: earlier } })
    await subscribe(ANN, { mail: true, confirmFirst: true })
    await sendOutbox(testMail.transport)
    expect(subjects()).toHaveLength(2)

    await confirmSubscriber(id)
    await subscribe(ANN, { mail: true, confirmFirst: true })
    await sendOutbox(testMail.transport)
    expect(subjects()).toEqual(['Please confirm your address', 'Please confirm your address', 'You are on the list'])
  })

  it('tell an author of the decision in the words of the reviewer, and repeat nothing that was sent in', async () => {
    await publish({ love: ['I can listen first.'] })
    const submission = {
      name: 'Ann',
      email: ANN,
      affirmationText: 'Win at https://casino.example now',
      category: 'love'
    }
    const decided = { decidedAt: new Date(), decidedBy: 'max' }
    const approved = { ...submission, ...decided, status: 'approved', affirmationId: 'love-001' }
    const rejected = {
      ...submission,
      ...decided,
      status: 'rejected',
      decisionReason: 'We have one that is very close.'
    }
    for (const data of [approved, rejected, submission]) {
      await db().$transaction(async (tx) => {
        const { id } = await tx.submission.create({ data })
        await enqueueEmail(tx, 'decision', ANN, { submissionId: id })
      })
    }
    expect(await sendOutbox(testMail.transport)).toBe(2)
    expect(subjects().sort()).toEqual(['About the affirmation you sent in', 'Your affirmation is on the site'])
    const bodies = testMail.smtp.received.map(({ raw }) => plain(raw)).join()
    expect(bodies).toContain('https://example.org/affirmation/love-001-slug')
    expect(bodies).toContain('We have one that is very close.')
    for (const sent of ['casino', 'Win at', '<Ann', 'Ann,']) expect(bodies).not.toContain(sent)
    expect(testMail.smtp.received.some(({ raw }) => headerOf(raw, 'List-Unsubscribe'))).toBe(false)
    expect(await db().outboxMail.count()).toBe(0)
  })

  it('are only decisions while the newsletter is switched off', async () => {
    await subscribe(ANN, { mail: true })
    await subscribe('max@example.org', { mail: true, confirmFirst: true })
    await subscribe('eva@example.org', { mail: false, confirmFirst: true })
    const decided = { status: 'rejected', decidedAt: new Date(), decidedBy: 'max', decisionReason: 'We have it.' }
    await db().$transaction(async (tx) => {
      const data = { name: 'Ann', email: ANN, affirmationText: 'I rest.', category: 'love', ...decided }
      const { id } = await tx.submission.create({ data })
      await enqueueEmail(tx, 'decision', ANN, { submissionId: id })
    })
    features.newsletter = false
    await sendOutbox(testMail.transport)
    expect(await warningOfUnusedList()).toContain('its list still has addresses (3)')
    features.newsletter = true
    expect(await warningOfUnusedList()).toBeUndefined()
    expect(subjects()).toEqual(['About the affirmation you sent in'])
    expect([await db().outboxMail.count(), await db().subscriber.count()]).toEqual([0, 3])
  })

  it('are not sent where nobody waits for them any more', async () => {
    await subscribe(ANN, { mail: true })
    await db().subscriber.deleteMany()
    expect(await sendOutbox(testMail.transport)).toBe(0)
    expect(testMail.smtp.received).toEqual([])
    expect(await db().outboxMail.count()).toBe(0)
  })

  it('wait after a temporary error, and end with a permanent one', async () => {
    await subscribe(ANN, { mail: true })
    testMail.smtp.refuse(451, `Later for ${ANN}`)
    expect(await sendOutbox(testMail.transport)).toBe(0)
    const [row] = await db().outboxMail.findMany()
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('Later for …') })
    expect(row?.due.getTime()).toBeGreaterThan(Date.now() + 20_000)
    expect(await sendOutbox(testMail.transport)).toBe(0)

    await bringForward()
    testMail.smtp.refuse(550, '5.1.1 Unknown')
    await sendOutbox(testMail.transport)
    expect(await db().outboxMail.count()).toBe(0)
    expect(await db().subscriber.findUnique({ where: { email: ANN } })).toMatchObject({ permanentErrors: 1 })
  })

  it.each(['5.7.1 Blocked', '5.4.5 Quota exceeded', 'Rejected'])(
    'wait if the sender is refused, and a sign-up tried again has them tried at once: 550 %s',
    async (message) => {
      await subscribe(ANN, { mail: true, confirmFirst: true })
      testMail.smtp.refuse(550, message)
      for (let tries = 1; tries <= 4; tries += 1) {
        await bringForward()
        await sendOutbox(testMail.transport)
      }
      testMail.smtp.onRecipient = () => {}
      expect(await sendOutbox(testMail.transport)).toBe(0)
      expect(await db().subscriber.findUnique({ where: { email: ANN } })).toMatchObject({ permanentErrors: 0 })

      await subscribe(ANN, { mail: true, confirmFirst: true })
      expect(await sendOutbox(testMail.transport)).toBe(1)
      expect(subjects()).toEqual(['Please confirm your address'])
      // It was one request all the time: another may follow.
      expect(await db().unconfirmedMail.findMany()).toMatchObject([{ count: 1 }])
    }
  )

  it('are not tried again by a sign-up while they are sent', async () => {
    await subscribe(ANN, { mail: true, confirmFirst: true })
    testMail.smtp.refuse(451, 'Later')
    await sendOutbox(testMail.transport)
    await bringForward()
    testMail.smtp.onRecipient = () => {}
    testMail.smtp.onMessage = async () => {
      testMail.smtp.onMessage = () => {}
      await subscribe(ANN, { mail: true, confirmFirst: true })
      await sendOutbox(testMail.transport)
    }
    await sendOutbox(testMail.transport)
    expect(subjects()).toEqual(['Please confirm your address'])
  })

  it('are given up after two weeks of temporary errors, which say nothing about the address', async () => {
    await subscribe(ANN, { mail: true })
    testMail.smtp.refuse(451, 'Later')
    for (let tries = 1; tries <= 20; tries += 1) {
      await bringForward()
      await sendOutbox(testMail.transport)
      expect(await db().outboxMail.count()).toBe(1)
    }
    await db().outboxMail.updateMany({ data: { createdAt: new Date(Date.now() - 15 * DAY_MS) } })
    await bringForward()
    await sendOutbox(testMail.transport)
    expect(await db().outboxMail.count()).toBe(0)
    expect(await db().subscriber.findUnique({ where: { email: ANN } })).toMatchObject({ permanentErrors: 0 })
  })

  it('are sent once by two processes at once', async () => {
    for (let number = 0; number < 15; number += 1) await subscribe(`person-${number}@example.org`, { mail: true })
    const [one, two] = await Promise.all([sendOutbox(testMail.transport), sendOutbox(testMail.transport)])
    expect(one + two).toBe(15)
    expect(new Set(testMail.smtp.received.map(({ to }) => to)).size).toBe(15)
    expect(testMail.smtp.received).toHaveLength(15)
  })

  it('are on disk with what causes them: a process that dies right after its answer loses none', async () => {
    const child = spawn(process.execPath, [program('dying-subscriber'), ANN], { env: process.env, stdio: 'inherit' })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    expect(await sendOutbox(testMail.transport)).toBe(1)
    expect(testMail.smtp.received.map(({ to }) => to)).toEqual([ANN])
  }, 120_000)
})
