import { db } from '@/lib/db/client'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { expectConsoleErrors } from '@/test/jest/quiet-console'
import { pageOf, postForm } from '@/test/requests'
import { GET, POST } from './route'

setUpTestDatabase()

const GOOD = { name: 'Žofia', email: 'Zofia@example.org', category: 'love', affirmationText: 'I rest.\r\nI rise.' }
const VALUES = { ...GOOD, affirmationText: 'I rest.\nI rise.' }

async function send(fields: Record<string, string>) {
  const response = await POST(postForm('/api/submit', fields))
  const { page, state } = await pageOf(response, 'submit')
  expect(page).toBe('/submit')
  return { response, state }
}
const count = () => db().submission.count()

beforeEach(emptyDatabase)

describe('the form of POST /api/submit', () => {
  it('stores a submission for review, with the line breaks of its field', async () => {
    const { response, state } = await send(GOOD)
    expect(response.status).toBe(200)
    expect(state).toMatchObject({ values: VALUES, errors: {}, result: 'sent' })
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
    expect(state?.values).toMatchObject(values)
    expect(state?.errors).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter an email address like name@example.org.',
      category: 'Please choose a category.'
    })
    expect(await count()).toBe(0)
  })

  it('gives an empty form back for one without fields', async () => {
    const { response, state } = await send({})
    expect(response.status).toBe(400)
    expect(state?.values).toMatchObject({ name: '', email: '', category: '', affirmationText: '' })
    expect(Object.keys(state?.errors ?? {})).toEqual(['name', 'email', 'category', 'affirmationText'])
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
  const { status, headers } = GET()
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/submit', 'no-store'])
})
