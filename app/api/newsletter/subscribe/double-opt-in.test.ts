import { db } from '@/lib/db/client'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { post } from '@/test/requests'
import { POST } from './route'

setUpTestDatabase()
process.env.SMTP_URL = 'smtp://127.0.0.1:9'
process.env.MAIL_FROM = 'hello@example.org'
process.env.DOUBLE_OPT_IN = '1'

beforeEach(emptyDatabase)

it('asks to confirm first, says so, and answers the same for an address that is on the list', async () => {
  await db().subscriber.create({ data: { email: 'bob@example.org', confirmedAt: new Date() } })
  for (const email of ['ann@example.org', 'bob@example.org', 'ann@example.org']) {
    const response = await POST(post('/api/newsletter/subscribe', { email }), {})
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ subscribed: true, confirm: true })
  }
  const rows = await db().subscriber.findMany({ orderBy: { email: 'asc' } })
  expect(rows.map(({ email, confirmedAt }) => [email, confirmedAt !== null])).toEqual([
    ['ann@example.org', false],
    ['bob@example.org', true]
  ])
  const owed = await db().outboxMail.findMany()
  expect(owed.map(({ kind, email }) => [kind, email])).toEqual([['confirm', 'ann@example.org']])
})
