import { DAY_MS } from '@/lib/calendar/utc-date'
import { db } from '@/lib/db/client'
import { openLinks } from '@/lib/newsletter/emails/links'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { get, pageOf, post, problemOf } from '@/test/requests'
import { subscribe } from '@/test/sign-up'
import { GET, POST } from './route'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'

const PATH = '/api/newsletter/confirm'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const TWO_WEEKS_MS = 14 * DAY_MS

beforeEach(emptyDatabase)
afterEach(() => jest.useRealTimers())

async function waiting(): Promise<{ id: string; token: string }> {
  await subscribe('ann@example.org', { mail: true, confirmFirst: true })
  const { id } = await db().subscriber.findUniqueOrThrow({ where: { email: 'ann@example.org' } })
  return { id, token: new URL((await openLinks()).confirmPage(id)).searchParams.get('token') ?? '' }
}

const call = (token: string) => POST(post(PATH, `token=${token}`, FORM), {})
const press = (token: string) => POST(post(PATH, `token=${token}`, { ...FORM, accept: 'text/html' }), {})
const shown = async (token: string) => pageOf(await press(token), 'confirm')
const PAGE = '/newsletter/confirm'
const confirmed = () => db().subscriber.count({ where: { confirmedAt: { not: null } } })
const queued = async () => (await db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } })).map(({ kind }) => kind)

describe('POST /api/newsletter/confirm', () => {
  it('confirms and queues one welcome mail, and a repeated call returns the same and queues none', async () => {
    const { token } = await waiting()
    expect(await queued()).toEqual(['confirm'])
    for (let time = 1; time <= 2; time += 1) {
      expect(await (await call(token)).json()).toEqual({ confirmed: true })
      expect(await confirmed()).toBe(1)
      expect((await queued()).filter((kind) => kind === 'welcome')).toHaveLength(1)
    }
    expect(await shown(token)).toMatchObject({ status: 200, page: PAGE, state: { result: 'confirmed' } })
  })

  it('does not take an old link, and says what to do', async () => {
    const { token } = await waiting()
    jest.useFakeTimers({
      now: Date.now() + TWO_WEEKS_MS + 1_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout']
    })
    expect((await problemOf(await call(token), 400)).detail).toContain('sign up again')
    expect(await shown(token)).toMatchObject({ status: 400, page: PAGE, state: { result: 'expired' } })
    expect(await confirmed()).toBe(0)
  })

  it('does not bring an address back that has left', async () => {
    const { id, token } = await waiting()
    await db().subscriber.delete({ where: { id } })
    await problemOf(await call(token), 400)
    expect(await shown(token)).toMatchObject({ status: 400, page: PAGE, state: { result: 'gone' } })
    expect(await db().subscriber.count()).toBe(0)
  })

  it('refuses what is not signed for this, and a later end of its time', async () => {
    const { id, token } = await waiting()
    const leave = new URL((await openLinks()).unsubscribeApi(id)).searchParams.get('token') ?? ''
    const [, expires = '', signature] = token.split('.')
    for (const wrong of ['', leave, `${id}.${Number(expires) + 1}.${signature}`])
      await problemOf(await call(wrong), 400)
    expect(await confirmed()).toBe(0)
  })

  it('changes nothing when a link is only opened', async () => {
    const { token } = await waiting()
    const response = await GET(get(`${PATH}?token=${token}`), {})
    expect(response.headers.get('location')).toBe(`/newsletter/confirm?token=${token}`)
    expect(await confirmed()).toBe(0)
  })
})
