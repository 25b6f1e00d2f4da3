import { controller } from '@/content/site'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { sendOutbox } from '@/lib/newsletter/outbox/send-outbox'
import { emptyDatabase, idOf, setUpTestDatabase } from '@/test/database'
import { fieldErrors, pageOf, post, postForm, problemOf } from '@/test/requests'
import { setUpTestMail } from '@/test/servers/mail'
import { headerOf } from '@/test/servers/smtp'
import { subscribe } from '@/test/sign-up'
import { GET, POST } from './route'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'
const testMail = setUpTestMail()

beforeEach(async () => {
  await emptyDatabase()
  env().SMTP_URL = 'smtp://127.0.0.1:1'
})
afterEach(() => {
  env().SMTP_URL = undefined
})

const PATH = '/api/newsletter/unsubscribe-link'
const ask = (email: string) => POST(post(PATH, { email }))
const queued = async () => (await db().outboxMail.findMany()).map(({ kind, email }) => [kind, email])

it('sends the link to an address on the list, once a day', async () => {
  await subscribe('dora@example.org')
  for (const email of [' Dora@Example.org', 'dora@example.org', 'dora@example.org']) {
    expect(await (await ask(email)).json()).toEqual({ sent: true })
  }
  expect(await queued()).toEqual([['unsubscribe', 'dora@example.org']])
  expect(await sendOutbox(testMail.transport)).toBe(1)
  const [mail] = testMail.smtp.received
  expect([mail?.to, headerOf(mail?.raw ?? '', 'Subject')]).toEqual(['dora@example.org', 'Your link to unsubscribe'])
  const id = await idOf('dora@example.org')
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`https://example.org/newsletter/unsubscribe?token=3D${id}.`)
})

it('answers alike for an address that is not on the list, has not confirmed, or had the link, in the same time', async () => {
  await subscribe('known@example.org')
  await db().subscriber.create({ data: { email: 'silent@example.org' } })
  const answers: string[] = []
  for (const email of ['known@example.org', 'known@example.org', 'silent@example.org', 'nobody@example.org']) {
    const began = performance.now()
    const page = await pageOf(await POST(postForm(PATH, { email })), 'unsubscribeLink')
    expect(performance.now() - began).toBeGreaterThan(48)
    answers.push(JSON.stringify({ ...page, state: page.state?.result }))
  }
  expect(new Set(answers)).toEqual(new Set(['{"status":200,"page":"/unsubscribe","state":"sent"}']))
  expect(await queued()).toEqual([['unsubscribe', 'known@example.org']])
})

it('gives back what is not an address, with what is wrong', async () => {
  expect(Object.keys(await fieldErrors(await ask('nobody')))).toEqual(['email'])
  const { status, state } = await pageOf(await POST(postForm(PATH, { email: 'nobody' })), 'unsubscribeLink')
  expect([status, state?.values.email, Object.keys(state?.errors ?? {})]).toEqual([400, 'nobody', ['email']])
})

it('says whom to write to if the site cannot send e-mail', async () => {
  env().SMTP_URL = undefined
  await subscribe('ann@example.org')
  expect((await problemOf(await ask('ann@example.org'), 503)).detail).toContain(controller.email)
  expect(await queued()).toEqual([])
})

it('leads whoever opens its address to the page', () => {
  const response = GET()
  expect([response.status, response.headers.get('location')]).toEqual([303, '/unsubscribe'])
})
