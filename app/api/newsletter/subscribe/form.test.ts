import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { pageOf, postForm } from '@/test/requests'
import { GET, POST } from './route'

setUpTestDatabase()

const send = async (email: string) => pageOf(await POST(postForm('/api/newsletter/subscribe', { email })), 'subscribe')
const emails = async () => (await db().subscriber.findMany()).map(({ email }) => email)

beforeEach(emptyDatabase)

it('puts an address on the list, once, and tells nobody that it was there: on the home page, which has the form', async () => {
  for (const email of ['Ann@Example.org', ' ann@example.org']) {
    const state = { values: { email }, errors: {}, result: 'subscribed' }
    expect(await send(email)).toEqual({ status: 200, page: '/', state })
  }
  expect(await emails()).toEqual(['ann@example.org'])
})

it('says that the address has to be confirmed if the site asks for that', async () => {
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1', DOUBLE_OPT_IN: true })
  expect(await send('ann@example.org')).toMatchObject({ page: '/', state: { result: 'confirm' } })
  expect(await db().subscriber.findMany()).toEqual([expect.objectContaining({ confirmedAt: null })])
  env().SMTP_URL = undefined
})

it('gives the address back with what is wrong, and stores nothing', async () => {
  const state = {
    values: { email: 'ann@example' },
    errors: { email: 'Please enter an email address like name@example.org.' }
  }
  expect(await send('ann@example')).toEqual({ status: 400, page: '/', state })
  expect(await emails()).toEqual([])
})

it('GET leads to the form on the home page', () => {
  expect(GET().headers.get('location')).toBe('/#newsletter-signup')
})
