import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { lastChange } from '../affirmations/content-version'
import { randomAffirmation } from '../affirmations/draws/random-draw'
import { findAffirmation, listCategory } from '../affirmations/reads/repository'
import { editAffirmation } from '../affirmations/writes/publishing'
import { similarAffirmations } from '../affirmations/writes/similarity'
import { db } from '../db/client'
import { env } from '../env'
import { addSubmission } from './repository'
import {
  approve,
  countSubmissions,
  draftOf,
  findSubmission,
  listSubmissions,
  reject,
  rejectFrom,
  reopen,
  spam
} from './review'

setUpTestDatabase()

const SENT = {
  name: 'Ann',
  email: 'ann@example.org',
  affirmationText: 'I listen first.\nThen I speak.',
  category: 'love' as const
}

beforeEach(async () => {
  await emptyDatabase()
  await publish({ love: ['I listen to you.'] })
})
afterEach(() => {
  env().SMTP_URL = undefined
})

const submit = async (change = {}) => findSubmission(await addSubmission({ ...SENT, ...change }))

describe('listSubmissions and findSubmission', () => {
  it('lists by status in the order of arrival, page by page', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))
    const rows = Array.from({ length: 7 }, (_, index) => ({
      ...SENT,
      id: `s${index}`,
      submittedAt: at(Math.min(index, 3))
    }))
    await db().submission.createMany({ data: rows })
    await reject('s1', { reason: 'It is an advertisement.', by: 'Bo' })
    const first = await listSubmissions('pending', { limit: 4 })
    const rest = await listSubmissions('pending', { after: first.at(-1) })
    const ids = [first, rest].map((page) => page.map(({ id }) => id))
    expect(ids).toEqual([
      ['s0', 's2', 's3', 's4'],
      ['s5', 's6']
    ])
    expect((await listSubmissions('rejected')).map(({ id }) => id)).toEqual(['s1'])
    expect(await Promise.all((['pending', 'approved', 'rejected'] as const).map(countSubmissions))).toEqual([6, 0, 1])
  })

  it('finds by the beginning of an id, as long as that is only one', async () => {
    await db().submission.createMany({ data: ['abc1', 'abd1', 'abd12'].map((id) => ({ ...SENT, id })) })
    expect((await findSubmission('abc')).id).toBe('abc1')
    expect((await findSubmission('abd1')).id).toBe('abd1')
    await expect(findSubmission('ab')).rejects.toThrow('More than one submission begins with "ab"')
    for (const none of ['x', '', '%', 'ab%', '_bc1', '\0']) {
      await expect(findSubmission(none)).rejects.toThrow('There is no submission')
    }
  })
})

describe('approve', () => {
  it('publishes the affirmation at the end of its category, and stores who decided and when', async () => {
    const submission = await submit()
    const before = Date.now()
    const published = await approve(submission.id, draftOf(submission), 'Bo')
    expect(published).toMatchObject({ origin: 'visitor', slug: 'i-listen-first-then-i-speak' })
    expect(published.id).toMatch(/^visitor-[0-9a-f]{8}$/)
    expect(await findAffirmation(published.slug)).toMatchObject({
      text: 'I listen first. Then I speak.',
      category: 'love',
      tags: ['gentle'],
      subcategory: null,
      audience: null,
      position: 1
    })
    const decided = await findSubmission(submission.id)
    expect(decided).toMatchObject({
      status: 'approved',
      decidedBy: 'Bo',
      decisionReason: null,
      affirmationId: published.id
    })
    expect(decided.decidedAt?.getTime()).toBeGreaterThanOrEqual(before)
    expect(decided.decidedAt?.getTime()).toBeLessThanOrEqual(Date.now())
    // The submission stays as it was sent in.
    expect(decided).toMatchObject({ affirmationText: SENT.affirmationText, name: 'Ann' })
  })

  it('takes the reviewer’s text, category, tags and audience', async () => {
    const submission = await submit()
    const changes = {
      text: "I don't interrupt you.",
      category: 'daily' as const,
      tags: ['bold', 'confidence'],
      audience: 'couples'
    }
    const { id } = await approve(submission.id, draftOf(submission, changes), 'Bo')
    expect(await findAffirmation(id)).toMatchObject({
      ...changes,
      text: 'I don’t interrupt you.',
      subcategory: 'confidence'
    })
  })

  it('publishes what is not sorted, without drawing it', async () => {
    await emptyDatabase()
    const submission = await submit()
    const { id } = await approve(submission.id, draftOf(submission), 'Bo')
    expect(await randomAffirmation()).toBeUndefined()
    await editAffirmation(id, { audience: 'anyone' })
    expect((await randomAffirmation())?.id).toBe(id)
  })

  it('decides nothing if the affirmation cannot be published', async () => {
    const submission = await submit({ affirmationText: 'I am!' })
    const before = await lastChange()
    await expect(approve(submission.id, draftOf(submission), 'Bo')).rejects.toThrow('the text: is under 8 characters')
    expect(await findSubmission(submission.id)).toEqual(submission)
    expect(await lastChange()).toEqual(before)
  })

  it('happens once, however many approve and reject at the same time; the others are told who decided', async () => {
    const submission = await submit()
    const results = await Promise.allSettled([
      ...['Ann', 'Bo', 'Cy'].map((by) => approve(submission.id, draftOf(submission), by)),
      reject(submission.id, { reason: 'It is an advertisement.', by: 'Di' })
    ])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    expect(refused).toHaveLength(3)
    const { status, decidedBy } = await findSubmission(submission.id)
    for (const reason of refused) {
      expect(reason).toMatch(
        new RegExp(
          `${submission.id} was ${status} already, by ${decidedBy} at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\.`
        )
      )
    }
    expect(await listCategory('love')).toHaveLength(status === 'approved' ? 2 : 1)
  })

  it('rejects an unknown submission', async () => {
    await expect(approve('nope', draftOf(await submit()), 'Bo')).rejects.toThrow('There is no submission "nope".')
    await expect(reject('nope', { reason: 'Why.', by: 'Bo' })).rejects.toThrow('There is no submission "nope".')
  })
})

describe('reject', () => {
  it('stores who decided, when and why, and publishes nothing', async () => {
    const { id } = await submit()
    const before = await lastChange()
    await reject(id, { reason: 'It is an advertisement.', by: 'Bo' })
    expect(await findSubmission(id)).toMatchObject({
      status: 'rejected',
      decidedBy: 'Bo',
      decidedAt: expect.any(Date),
      decisionReason: 'It is an advertisement.',
      affirmationId: null
    })
    expect(await listCategory('love')).toHaveLength(1)
    expect(await lastChange()).toEqual(before)
  })
})

describe('the e-mail to the author', () => {
  it('is enqueued for either decision if e-mail is set up, once', async () => {
    env().SMTP_URL = 'smtp://localhost'
    const [one, two] = [await submit(), await submit({ email: 'bea@example.org' })]
    await approve(one.id, draftOf(one), 'Bo')
    await reject(two.id, { reason: 'It is an advertisement.', by: 'Bo' })
    await expect(reject(one.id, { reason: 'No.', by: 'Cy' })).rejects.toThrow()
    const mails = await db().outboxMail.findMany({ orderBy: { email: 'asc' } })
    expect(mails.map(({ kind, email, data }) => ({ kind, email, data }))).toEqual([
      { kind: 'decision', email: 'ann@example.org', data: { submissionId: one.id } },
      { kind: 'decision', email: 'bea@example.org', data: { submissionId: two.id } }
    ])
  })

  it('is not enqueued if e-mail is not set up', async () => {
    const { id } = await submit()
    await reject(id, { reason: 'It is an advertisement.', by: 'Bo' })
    expect(await db().outboxMail.count()).toBe(0)
  })
})

describe('spam', () => {
  it('is rejected without a word to the address that it came under, which may be anybody’s', async () => {
    env().SMTP_URL = 'smtp://localhost'
    await reject((await submit()).id, spam('Bo'))
    await reject((await submit()).id, { reason: 'It is an advertisement.', by: 'Bo', quiet: true })
    expect(await db().outboxMail.count()).toBe(0)
    expect((await listSubmissions('rejected', { limit: 9 })).map(({ decisionReason }) => decisionReason)).toEqual([
      'spam',
      'It is an advertisement.'
    ])
  })

  it('is rejected by its sender, under all addresses of one mailbox, and nothing of anybody else', async () => {
    for (const email of ['Eve@example.org', 'eve+1@example.org', 'eve+2@EXAMPLE.org'])
      await submit({ email, affirmationText: `I am ${email}.` })
    await db().submission.create({ data: { ...SENT, email: 'eve@example.org', status: 'pending' } })
    await submit({ email: 'steve@example.org' })
    expect(await rejectFrom('eve@example.org', spam('Bo'))).toBe(4)
    expect(await rejectFrom('eve@example.org', spam('Bo'))).toBe(0)
    expect((await listSubmissions('pending', { limit: 9 })).map(({ email }) => email)).toEqual(['steve@example.org'])
  })

  it('cannot fill the queue from one mailbox', async () => {
    for (let number = 1; number <= 20; number += 1)
      await submit({ email: `eve+${number}@example.org`, affirmationText: `I am ${number}.` })
    await expect(submit({ email: 'eve@example.org' })).rejects.toThrow('20 affirmations from this address wait')
    await submit({ email: 'ann@example.org' })
    await rejectFrom('eve@example.org', spam('Bo'))
    await submit({ email: 'eve@example.org' })
    expect(await countSubmissions('pending')).toBe(2)
  })
})

describe('reopen', () => {
  it('takes an approval back: the affirmation is retired, and no e-mail that still waits is sent', async () => {
    env().SMTP_URL = 'smtp://localhost'
    const submission = await submit()
    const other = await submit({ affirmationText: 'Buy now.' })
    const published = await approve(submission.id, draftOf(submission), 'Bo')
    await reject(other.id, { reason: 'It is an advertisement.', by: 'Bo' })
    expect(await reopen(submission.id)).toMatchObject({ status: 'approved', affirmationId: published.id })
    expect(await findSubmission(submission.id)).toEqual(submission)
    expect(await listCategory('love')).toHaveLength(1)
    expect((await db().outboxMail.findMany()).map(({ data }) => data)).toEqual([{ submissionId: other.id }])
    await approve(submission.id, draftOf(submission), 'Cy')
    expect(await listCategory('love')).toHaveLength(2)
  })

  it('takes a rejection back, and refuses what is pending', async () => {
    const submission = await submit()
    await reject(submission.id, spam('Bo'))
    await reopen(submission.id)
    expect(await findSubmission(submission.id)).toEqual(submission)
    await expect(reopen(submission.id)).rejects.toThrow('is pending already')
  })
})

describe('similarAffirmations', () => {
  it('finds what says nearly the same, the closest first, in any batch', async () => {
    const sheep = Array.from({ length: 499 }, (_, index) => `I count sheep number ${index}.`)
    await publish({ daily: [...sheep, 'I listen to my friend before breakfast.', 'I listen to my friend.'] })
    const found = await similarAffirmations('I LISTEN to a friend, today!')
    expect(found.map(({ id, overlap }) => [id, Math.round(overlap * 100)])).toEqual([
      ['daily-501', 100],
      ['daily-500', 50]
    ])
    expect(await similarAffirmations('The kettle whistles.')).toEqual([])
  })

  it('finds the same words even if none of them carries meaning', async () => {
    await publish({ love: ['I am who I am.'] })
    expect(await similarAffirmations('i am who I am')).toEqual([{ id: 'love-001', text: 'I am who I am.', overlap: 1 }])
  })

  it('leaves out what is retired', async () => {
    await publish({ love: [] })
    expect(await similarAffirmations('I listen to you.')).toEqual([])
  })
})
