import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { openLinks } from '@/lib/newsletter/emails/links'
import { openHasher } from '@/lib/newsletter/list/former-keys'
import { sendOutbox } from '@/lib/newsletter/outbox/send-outbox'
import { emptyDatabase, idOf, setUpTestDatabase } from '@/test/database'
import { fieldErrors, get, pageOf, post, postForm, problemOf } from '@/test/requests'
import { setUpTestMail } from '@/test/servers/mail'
import { subscribe } from '@/test/sign-up'
import { POST as confirm } from '../confirm/route'
import { GET, POST } from './route'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'
const testMail = setUpTestMail()

const PATH = '/api/newsletter/settings'
const ANN = 'ann@example.org'
let id: string
let token: string

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'performance', 'queueMicrotask']
  })
  jest.setSystemTime(new Date('2026-11-27T12:00:00Z'))
  await emptyDatabase()
  env().SMTP_URL = 'smtp://127.0.0.1:1'
  await subscribe(ANN)
  id = await idOf(ANN)
  token = new URL((await openLinks()).settingsPage(id)).searchParams.get('token') ?? ''
})
afterEach(() => {
  env().SMTP_URL = undefined
  jest.useRealTimers()
})

const CHOICE = { time: '07:15', timeZone: 'America/New_York', days: 'daily' }
const save = (more: object = {}) => POST(post(PATH, { token, ...CHOICE, categories: [], ...more }))
const row = () => db().subscriber.findUniqueOrThrow({ where: { id } })
const next = async (more: object = {}) => {
  const response = await save(more)
  expect(response.status).toBe(200)
  const { nextSendAt } = (await response.json()) as { nextSendAt: string }
  expect((await row()).nextSendAt.toISOString()).toBe(nextSendAt)
  return nextSendAt.slice(0, 16)
}

describe('the choice of a reader', () => {
  it('moves the next e-mail to their next time on a day that they want', async () => {
    expect((await row()).nextSendAt.toISOString()).toBe('2026-11-28T06:00:00.000Z')
    expect(await next()).toBe('2026-11-27T12:15')
    expect(await next({ time: '07:00' })).toBe('2026-11-28T12:00')
    expect(await next({ timeZone: 'asia/tokyo' })).toBe('2026-11-27T22:15')
    expect(await next({ days: 'monday' })).toBe('2026-11-30T12:15')
    expect(await next({ days: 'weekdays', time: '07:00' })).toBe('2026-11-30T12:00')
    expect(await next({ awayUntil: '2026-12-25' })).toBe('2026-12-25T12:15')
    expect(await next({ awayUntil: '2026-11-01' })).toBe('2026-11-27T12:15')
  })

  it('sends no date twice', async () => {
    await db().delivery.create({ data: { day: '2026-11-27', subscriberId: id, status: 'sent', due: new Date() } })
    expect(await next()).toBe('2026-11-28T12:15')
    // It is the 27th there for ten more hours.
    expect(await next({ timeZone: 'Pacific/Honolulu', time: '23:00' })).toBe('2026-11-29T09:00')
  })

  it('is stored as it is, with all categories as none', async () => {
    await save({ days: 'sunday', categories: ['weekly', 'love'], awayUntil: '2026-12-25' })
    expect(await row()).toMatchObject({
      ...{ sendTime: '07:15', timeZone: 'America/New_York', sendDays: 'sunday' },
      ...{ categories: 'love weekly', awayUntil: '2026-12-25' }
    })
    await save({ categories: ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'] })
    expect(await row()).toMatchObject({ sendDays: null, categories: null, awayUntil: null })
  })

  it.each([
    ['time', { time: '24:00' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['days', { days: 'someday' }],
    ['awayUntil', { awayUntil: '2026-02-30' }],
    ['awayUntil', { awayUntil: '2036-01-01' }],
    ['newEmail', { newEmail: 'nobody' }],
    ['categories.0', { categories: ['sports'] }]
  ])('is refused with what is wrong, and nothing is stored: %s', async (field, more) => {
    expect(Object.keys(await fieldErrors(await save(more)))).toEqual([field])
    expect(await row()).toMatchObject({ sendTime: null })
  })

  it('needs the link, for as long as the address is on the list', async () => {
    const leave = new URL((await openLinks()).unsubscribePage(id)).searchParams.get('token')
    for (const wrong of ['', 'abc', leave]) await problemOf(await save({ token: wrong }), 400)
    await db().subscriber.delete({ where: { id } })
    await problemOf(await save(), 410)
  })
})

describe('the form without scripts', () => {
  const send = (fields: Record<string, string>) =>
    POST(
      postForm(PATH, [
        ...Object.entries({ token, ...CHOICE, awayUntil: '', newEmail: '', ...fields }),
        ['categories', 'love'],
        ['categories', 'daily']
      ])
    )

  it('is answered with its page, which says when the next e-mail comes', async () => {
    const { status, page, state } = await pageOf(await send({}), 'settings')
    expect([status, page]).toEqual([200, '/newsletter/settings'])
    expect(state).toMatchObject({ result: { nextSendAt: '2026-11-27T12:15:00.000Z' }, values: { token } })
    expect(await row()).toMatchObject({ categories: 'daily love' })
  })

  it('comes back as it was typed, with what is wrong', async () => {
    const { status, state } = await pageOf(await send({ time: '7' }), 'settings')
    expect(status).toBe(400)
    expect(state).toMatchObject({
      values: { time: '7', categories: ['love', 'daily'] },
      errors: { time: expect.any(String) }
    })
  })

  it('is what its address leads to', async () => {
    const response = await GET(get(`${PATH}?token=${token}`), {})
    expect([response.status, response.headers.get('location')]).toEqual([303, `/newsletter/settings?token=${token}`])
  })
})

describe('another address', () => {
  const NEW = 'ann@example.net'

  async function linkIn(): Promise<string> {
    expect(await sendOutbox(testMail.transport)).toBe(1)
    const { to, raw } = testMail.smtp.received.splice(0)[0] ?? { to: '', raw: '' }
    expect(to).toBe(NEW)
    const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return /https:\/\/example\.org\/newsletter\/confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
  }
  const press = async (link: string) => {
    const response = await confirm(postForm('/api/newsletter/confirm', { token: link }), {})
    return (await pageOf(response, 'confirm')).state?.result
  }

  it('is confirmed at the new one; the old one keeps the e-mail until then', async () => {
    await save({ newEmail: ` ${NEW.toUpperCase()}` })
    expect(await row()).toMatchObject({ email: ANN, sendTime: '07:15' })
    const link = await linkIn()
    for (let time = 1; time <= 2; time += 1) {
      expect(await press(link)).toBe('moved')
      expect(await row()).toMatchObject({ email: NEW, sendTime: '07:15' })
    }
    expect(await db().subscriber.count()).toBe(1)
    // An old file does not bring the former address back.
    expect(await db().suppression.count()).toBe(1)
  })

  it('that is on the list by itself takes over what was chosen', async () => {
    await subscribe(NEW)
    const other = await idOf(NEW)
    await save({ newEmail: NEW, days: 'friday' })
    expect(await press(await linkIn())).toBe('moved')
    expect(await db().subscriber.findMany()).toEqual([
      expect.objectContaining({ id: other, email: NEW, sendDays: 'friday', confirmedAt: expect.any(Date) })
    ])
  })

  it('does not work after its time, or once the reader has left', async () => {
    await save({ newEmail: NEW })
    const link = await linkIn()
    jest.setSystemTime(new Date('2026-12-12T12:00:00Z'))
    expect(await press(link)).toBe('expired')
    jest.setSystemTime(new Date('2026-11-28T12:00:00Z'))
    await db().subscriber.delete({ where: { id } })
    expect(await press(link)).toBe('gone')
  })

  it('is moved to only from the address that it was asked from', async () => {
    const [first, hash] = ['ann@example.com', await openHasher([])]
    const { newAddressPage } = await openLinks()
    const linkFrom = (from: string, to: string) =>
      new URL(newAddressPage(id, to, hash(from).emailHash)).searchParams.get('token') ?? ''
    await save({ newEmail: NEW })
    const link = await linkIn()
    expect(await press(linkFrom(ANN, first))).toBe('moved')
    expect(await press(link)).toBe('gone')
    for (let time = 1; time <= 2; time += 1) expect(await press(linkFrom(first, NEW))).toBe('moved')
    expect(await press(linkFrom(NEW, first))).toBe('moved')
    expect(await press(link)).toBe('gone')
    expect(await row()).toMatchObject({ email: first })
    // The e-mail is in other hands, if the address was mistyped.
    expect(
      link
        .split('.')
        .map((field) => Buffer.from(field, 'base64url').toString())
        .join()
    ).not.toContain(ANN)
  })

  it('gets two e-mails in two weeks at most, and a reader names three a day, with nothing saved of what is refused', async () => {
    for (let time = 1; time <= 3; time += 1) expect((await save({ newEmail: NEW })).status).toBe(200)
    expect(await db().outboxMail.count()).toBe(2)
    await problemOf(await save({ newEmail: NEW, time: '21:45' }), 429)
    expect(await row()).toMatchObject({ sendTime: '07:15' })
  })

  it('is not asked for somebody who has left', async () => {
    await db().subscriber.delete({ where: { id } })
    await db().unconfirmedMail.deleteMany()
    await problemOf(await save({ newEmail: NEW }), 410)
    expect([await db().outboxMail.count(), await db().unconfirmedMail.count()]).toEqual([0, 0])
  })
})
