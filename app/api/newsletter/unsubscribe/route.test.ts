import { db } from '@/lib/db/client'
import { openLinks } from '@/lib/newsletter/emails/links'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { get, pageOf, post, problemOf } from '@/test/requests'
import { subscribe } from '@/test/sign-up'
import { GET, POST } from './route'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'

const PATH = '/api/newsletter/unsubscribe'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PERSON = { ...FORM, accept: 'text/html,application/xhtml+xml' }

let token: string
let id: string

beforeEach(async () => {
  await emptyDatabase()
  await subscribe('ann@example.org', { mail: true })
  await subscribe('bob@example.org', { mail: true })
  ;({ id } = await db().subscriber.findUniqueOrThrow({ where: { email: 'ann@example.org' } }))
  token = new URL((await openLinks()).unsubscribeApi(id)).searchParams.get('token') ?? ''
})

const oneClick = () => POST(post(`${PATH}?token=${token}`, 'List-Unsubscribe=One-Click', FORM), {})
const addresses = async () => (await db().subscriber.findMany()).map(({ email }) => email)

describe('a mail program’s POST (RFC 8058)', () => {
  it('leaves the list at once, and again is as good as once', async () => {
    await db().delivery.create({ data: { day: '2026-11-21', subscriberId: id, status: 'sent', due: new Date() } })
    for (let time = 1; time <= 2; time += 1) {
      const response = await oneClick()
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ unsubscribed: true })
      expect(await addresses()).toEqual(['bob@example.org'])
    }
  })

  it('erases the address everywhere and keeps a hash that tells nothing', async () => {
    await db().delivery.create({ data: { day: '2026-11-21', subscriberId: id, status: 'sent', due: new Date() } })
    await oneClick()
    expect(await db().delivery.count()).toBe(0)
    expect((await db().outboxMail.findMany()).map(({ email }) => email)).toEqual(['bob@example.org'])
    const [suppression, ...more] = await db().suppression.findMany()
    expect(more).toEqual([])
    expect(suppression?.emailHash).toMatch(/^[\w-]{43}$/)
  })

  it.each(['List-Unsubscribe=One-Click&token=', 'token='])('may have the token in its body: %s', async (body) => {
    for (const query of ['', '?token=']) {
      expect((await POST(post(PATH + query, body + token, FORM), {})).status).toBe(200)
      expect(await addresses()).toEqual(['bob@example.org'])
    }
  })

  it('may be a multipart form, and accept whatever it likes', async () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const request = new Request(`http://localhost:3000${PATH}?token=${token}`, {
      method: 'POST',
      body: form,
      headers: { accept: 'text/html' }
    })
    expect((await POST(request, {})).status).toBe(200)
    expect(await addresses()).toEqual(['bob@example.org'])
  })

  it.each([
    ['no token', () => ''],
    ['a made-up token', () => `?token=${id}.${'A'.repeat(43)}`],
    ['the token of another subscriber', () => `?token=${token.replace(id, `${id}x`)}`],
    ['a token for something else', () => `?token=confirm.${token}`]
  ])('with %s is refused and changes nothing', async (_what, query) => {
    await problemOf(await POST(post(PATH + query(), 'List-Unsubscribe=One-Click', FORM), {}), 400)
    expect(await addresses()).toHaveLength(2)
  })
})

describe('a person', () => {
  const press = (value: string) => POST(post(PATH, `token=${encodeURIComponent(value)}`, PERSON), {})

  it('gets the page that says it is done', async () => {
    const shown = await pageOf(await press(token), 'unsubscribe')
    expect(shown).toMatchObject({ status: 200, page: '/newsletter/unsubscribe', state: { result: 'unsubscribed' } })
    expect(await addresses()).toEqual(['bob@example.org'])
  })

  it('with half of a link gets the page that says what to do', async () => {
    const shown = await pageOf(await press(token.slice(0, -5)), 'unsubscribe')
    expect(shown).toMatchObject({ status: 400, page: '/newsletter/unsubscribe', state: { result: 'invalid' } })
    expect(await addresses()).toHaveLength(2)
  })
})

it('changes nothing when the link is opened, which leads to the page with the button', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const response = await GET(get(`${PATH}?token=${token}`), {})
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`)
  }
  expect(await addresses()).toHaveLength(2)
  expect(await db().suppression.count()).toBe(0)
})
