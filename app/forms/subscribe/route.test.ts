import { db } from '@/lib/db/client'
import { readState } from '@/lib/http/form-page'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { postForm } from '@/test/requests'
import { GET, POST } from './route'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'

async function send(fields: Record<string, string>, headers = {}) {
  const response = await POST(postForm('/forms/subscribe', fields, headers))
  return {
    status: response.status,
    screen: response.headers.get('x-render-page'),
    state: readState('subscribe', response.headers.get('x-form-state') ?? '')
  }
}
const emails = async () => (await db().subscriber.findMany()).map(({ email }) => email)

beforeEach(emptyDatabase)

it('puts an address on the list, once, and tells nobody that it was there', async () => {
  for (const email of ['Ann@Example.org', ' ann@example.org']) {
    const { status, state } = await send({ email })
    expect(status).toBe(200)
    expect(state).toEqual({ values: { email }, errors: {}, result: 'subscribed' })
  }
  expect(await emails()).toEqual(['ann@example.org'])
})

it('gives the address back with what is wrong, and stores nothing', async () => {
  const { status, state } = await send({ email: 'ann@example' })
  expect(status).toBe(400)
  expect(state).toEqual({
    values: { email: 'ann@example' },
    errors: { email: 'Please enter an email address like name@example.org.' }
  })
  expect(await emails()).toEqual([])
})

it('responds with the home page, which has the form', async () => {
  for (const email of ['ann@example.org', 'no']) expect((await send({ email })).screen).toBe('/')
})

it('refuses what another site sends', async () => {
  const { status } = await send({ email: 'ann@example.org' }, { origin: 'https://evil.example' })
  expect(status).toBe(403)
  expect(await emails()).toEqual([])
})

it('GET leads to the form on the home page', () => {
  expect(GET().headers.get('location')).toBe('/#newsletter-signup')
})
