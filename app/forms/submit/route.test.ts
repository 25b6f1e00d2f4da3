import { db } from '@/lib/db/client'
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address'
import { readState } from '@/lib/http/form-page'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { expectConsoleErrors } from '@/test/quiet-console'
import { postForm, problemOf } from '@/test/requests'
import { DELETE, GET, PATCH, POST, PUT } from './route'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'
process.env.RATE_LIMIT_PER_MINUTE = '4'

const GOOD = { name: 'Žofia', email: 'Zofia@example.org', category: 'love', affirmationText: 'I rest.\r\nI rise.' }
const VALUES = { ...GOOD, affirmationText: 'I rest.\nI rise.' }

async function send(fields: Record<string, string>, headers = {}) {
  const response = await POST(postForm('/forms/submit', fields, headers))
  expect(response.headers.get('x-render-page')).toBe('/submit')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { response, state: readState('submit', response.headers.get('x-form-state') ?? '') }
}
const count = () => db().submission.count()

beforeEach(emptyDatabase)

describe('POST /forms/submit', () => {
  it('stores a submission for review, with the line breaks of its field', async () => {
    const { response, state } = await send(GOOD, { origin: 'https://example.org', 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(200)
    expect(state).toEqual({ values: VALUES, errors: {}, result: 'sent' })
    expect(await db().submission.findMany()).toEqual([expect.objectContaining({ ...VALUES, status: 'pending' })])
  })

  it('stores nothing of a program that fills in the field that nobody sees, and tells it nothing', async () => {
    const { response, state } = await send({ ...GOOD, subject: 'Win' })
    expect([response.status, state?.result]).toEqual([200, 'sent'])
    expect(await count()).toBe(0)
  })

  it('counts a line break as one character, as the field does', async () => {
    const text = `${'a'.repeat(498)}\n`
    expect((await send({ ...GOOD, affirmationText: `${text.replace('\n', '\r\n')}b` })).response.status).toBe(200)
    expect((await send({ ...GOOD, affirmationText: `${text.replace('\n', '\r\n')}bc` })).response.status).toBe(400)
  })

  it('gives the form back with a message at each field that is not valid, and stores nothing', async () => {
    const values = { name: ' ', email: 'ann', category: '', affirmationText: 'I rest.' }
    const { response, state } = await send(values)
    expect(response.status).toBe(400)
    expect(state).toEqual({
      values,
      errors: {
        name: 'Please enter your name.',
        email: 'Please enter an email address like name@example.org.',
        category: 'Please choose a category.'
      }
    })
    expect(await count()).toBe(0)
  })

  it('gives an empty form back for one without fields', async () => {
    const { response, state } = await send({})
    expect(response.status).toBe(400)
    expect(state?.values).toEqual({ name: '', email: '', category: '', affirmationText: '' })
    expect(Object.keys(state?.errors ?? {})).toEqual(['name', 'email', 'category', 'affirmationText'])
  })

  it.each<[string, Record<string, string>, Record<string, string>, number, RegExp]>([
    ['more than 16 KiB', { ...GOOD, affirmationText: 'a'.repeat(16_384) }, {}, 413, /larger than 16 KiB/],
    ['another origin', GOOD, { origin: 'https://evil.example' }, 403, /from the pages of this site/],
    ['another site, by Sec-Fetch-Site', GOOD, { 'sec-fetch-site': 'cross-site' }, 403, /from the pages of this site/]
  ])('refuses %s, says why and stores nothing', async (_name, fields, headers, status, notice) => {
    const { response, state } = await send(fields, headers)
    expect(response.status).toBe(status)
    expect(state?.notice).toMatch(notice)
    expect(await count()).toBe(0)
  })

  it('returns 429 with Retry-After to the fifth of a client in a minute, with the filled form', async () => {
    const client = { [CLIENT_ADDRESS_HEADER]: '203.0.113.7' }
    for (let number = 1; number <= 4; number += 1) expect((await send(GOOD, client)).response.status).toBe(200)
    const { response, state } = await send(GOOD, client)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(state).toMatchObject({ values: VALUES, notice: expect.stringContaining('Please wait') })
    expect(await count()).toBe(4)
  })

  it('returns 503 with the filled form if the row cannot be stored', async () => {
    expectConsoleErrors()
    await db().$executeRaw`ALTER TABLE "Submission" RENAME TO "Hidden"`
    try {
      const { response, state } = await send(GOOD)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(state).toMatchObject({ values: VALUES, notice: expect.stringContaining('try again in a minute') })
    } finally {
      await db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Submission"`
    }
  })
})

it('GET leads to the page', () => {
  expect(GET().status).toBe(303)
  expect(GET().headers.get('location')).toBe('/submit')
})

it.each(Object.entries({ PUT, PATCH, DELETE }))('returns 405 to %s', async (_method, refuse) => {
  await problemOf(refuse(), 405)
})
