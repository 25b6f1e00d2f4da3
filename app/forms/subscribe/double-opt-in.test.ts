import { db } from '@/lib/db/client'
import { setUpTestDatabase } from '@/test/database'
import { pageOf, postForm } from '@/test/requests'
import { POST } from './route'

setUpTestDatabase()
Object.assign(process.env, {
  SITE_URL: 'https://example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'daily@example.org',
  DOUBLE_OPT_IN: '1'
})

it('says that the address has to be confirmed if the site asks for that', async () => {
  const response = await POST(postForm('/forms/subscribe', { email: 'ann@example.org' }))
  expect(await pageOf(response, 'subscribe')).toMatchObject({ page: '/', state: { result: 'confirm' } })
  expect(await db().subscriber.findMany()).toEqual([expect.objectContaining({ confirmedAt: null })])
})
