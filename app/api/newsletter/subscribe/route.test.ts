import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { fieldErrors, pageOf, post, postForm } from '@/test/requests'
import { POST } from './route'

setUpTestDatabase()

const PATH = '/api/newsletter/subscribe'
const call = (payload?: unknown, headers?: Record<string, string>) => POST(post(PATH, payload, headers), {})
const stored = async () => (await db().subscriber.findMany()).map(({ email }) => email)

beforeEach(emptyDatabase)
afterEach(() => {
  env().SMTP_URL = undefined
})

describe('POST /api/newsletter/subscribe', () => {
  it('stores the address and says so', async () => {
    const response = await call({ email: ' Ann@Example.ORG ', admin: true })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ subscribed: true })
    expect(await stored()).toEqual(['ann@example.org'])
  })

  it.each([
    ['ann@münchen.example', 'ann@xn--mnchen-3ya.example'],
    ['Ann@MÜNCHEN.example', 'ann@xn--mnchen-3ya.example'],
    ['ann@пример.example', 'ann@xn--e1afmkfd.example']
  ])('stores the address %s of an international domain in ASCII', async (email, ascii) => {
    expect((await call({ email })).status).toBe(200)
    expect(await stored()).toEqual([ascii])
  })

  it.each(['ann@mün chen.example', 'ann@münchen.example/x', 'änn@example.org'])('refuses %s', async (email) => {
    expect((await call({ email })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('responds the same whether or not the address was there', async () => {
    const responses = []
    for (const email of ['ann@example.org', 'ann@example.org', 'ANN@example.org']) {
      const response = await call({ email })
      responses.push({ status: response.status, headers: [...response.headers], body: await response.text() })
    }
    expect(responses[1]).toEqual(responses[0])
    expect(responses[2]).toEqual(responses[0])
    expect(await stored()).toEqual(['ann@example.org'])
  })

  it('asks to confirm first if it is set up so, and responds the same for an address that is on the list', async () => {
    await db().subscriber.create({ data: { email: 'bob@example.org', confirmedAt: new Date() } })
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9', DOUBLE_OPT_IN: true })
    for (const email of ['ann@example.org', 'bob@example.org', 'ann@example.org']) {
      const response = await call({ email })
      expect([response.status, await response.json()]).toEqual([200, { subscribed: true, confirm: true }])
    }
    const rows = await db().subscriber.findMany({ orderBy: { email: 'asc' } })
    expect(rows.map(({ email, confirmedAt }) => [email, confirmedAt !== null])).toEqual([
      ['ann@example.org', false],
      ['bob@example.org', true]
    ])
    const queued = await db().outboxMail.findMany()
    expect(queued.map(({ kind, email }) => [kind, email])).toEqual([['confirm', 'ann@example.org']])
  })

  it.each<[unknown, string]>([
    [{}, 'Please enter your email address.'],
    [{ email: 'ann' }, 'Please enter an email address like name@example.org.'],
    [{ email: `${'a'.repeat(250)}@b.org` }, 'An email address has at most 254 characters.']
  ])('returns 400 for %j, says what to do and stores nothing', async (payload, message) => {
    expect(await fieldErrors(await call(payload))).toEqual({ email: message })
    expect(await stored()).toEqual([])
  })
})

describe('the form without scripts', () => {
  const send = async (email: string) => pageOf(await POST(postForm(PATH, { email })), 'subscribe')

  it('is answered with the home page, which says what comes next', async () => {
    expect(await send(' Ann@example.org')).toMatchObject({ status: 200, page: '/', state: { result: 'subscribed' } })
    Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1', DOUBLE_OPT_IN: true })
    expect(await send('bob@example.org')).toMatchObject({ status: 200, page: '/', state: { result: 'confirm' } })
  })

  it('comes back as it was typed, with what is wrong', async () => {
    const email = 'Please enter an email address like name@example.org.'
    const state = { values: { email: 'ann@example' }, errors: { email } }
    expect(await send('ann@example')).toEqual({ status: 400, page: '/', state })
  })
})
