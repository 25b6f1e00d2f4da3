import { db } from '@/lib/db/client'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { expectConsoleErrors } from '@/test/jest/quiet-console'
import { fieldErrors, pageOf, post, postForm } from '@/test/requests'
import { POST } from './route'

setUpTestDatabase()

const GOOD = {
  name: 'Žofia O’Neill',
  email: 'Zofia@example.org',
  category: 'love',
  affirmationText: 'I rest.\nI rise.'
}
const CONTROL = 'Please remove the control characters: only plain text can be sent.'

const call = (payload?: unknown, headers?: Record<string, string>) => POST(post('/api/submit', payload, headers), {})
const count = () => db().submission.count()

beforeEach(emptyDatabase)

describe('POST /api/submit', () => {
  it('stores a submission for review, and answers its id', async () => {
    const response = await call(GOOD)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = await response.json()
    expect(body).toEqual({ id: expect.any(String), status: 'pending' })
    expect(await db().submission.findMany()).toEqual([
      expect.objectContaining({ ...GOOD, id: body.id, status: 'pending', decidedAt: null, affirmationId: null })
    ])
  })

  it('stores one that is sent many times at once, or again, as one, and says the same each time', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => call(GOOD)))
    const again = await call({ ...GOOD, email: 'zofia+x@example.org' })
    const bodies = await Promise.all([...responses, again].map((response) => response.json()))
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
    expect([...responses, again].map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(await count()).toBe(1)
    await call({ ...GOOD, category: 'health' })
    await db().submission.updateMany({ data: { status: 'rejected' } })
    await call(GOOD)
    expect(await count()).toBe(3)
  })

  it('publishes nothing', async () => {
    await call(GOOD)
    expect(await db().affirmation.count()).toBe(0)
  })

  it('trims, and takes nothing that it did not ask for', async () => {
    await call({
      ...GOOD,
      name: '  Ann ',
      affirmationText: '\n I rest. ',
      status: 'approved',
      id: 'mine',
      decidedBy: 'me'
    })
    expect(await db().submission.findFirstOrThrow()).toMatchObject({
      name: 'Ann',
      affirmationText: 'I rest.',
      status: 'pending',
      decidedBy: null,
      id: expect.not.stringMatching(/^mine$/)
    })
  })

  it.each(['<script>alert(1)</script> I rest.', 'I rest 🙂👩‍👩‍👧'])(
    'stores %j word by word',
    async (affirmationText) => {
      expect((await call({ ...GOOD, affirmationText })).status).toBe(201)
      expect((await db().submission.findFirstOrThrow()).affirmationText).toBe(affirmationText)
    }
  )

  it('takes the longest texts: 80, 254 and 500 characters', async () => {
    const longest = {
      ...GOOD,
      name: 'n'.repeat(80),
      email: `${'a'.repeat(64)}@${'b'.repeat(185)}.org`,
      affirmationText: 't'.repeat(500)
    }
    expect(longest.email).toHaveLength(254)
    expect((await call(longest)).status).toBe(201)
    expect(await db().submission.findFirstOrThrow()).toMatchObject(longest)
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ name: undefined }, { name: 'Please enter your name.' }],
    [{ name: 'n'.repeat(81) }, { name: 'Please keep it to 80 characters.' }],
    [{ name: 'Ann\nBcc: x@y.org' }, { name: CONTROL }],
    [{ email: 'ann@example' }, { email: 'Please enter an email address like name@example.org.' }],
    [{ email: `${'a'.repeat(251)}@b.org` }, { email: 'An email address has at most 254 characters.' }],
    [{ category: 'peace' }, { category: 'Please choose a category.' }],
    [{ affirmationText: 't'.repeat(501) }, { affirmationText: 'Please keep it to 500 characters.' }],
    [{ affirmationText: 'I\u0000rest' }, { affirmationText: CONTROL }],
    [
      { name: '', email: '', category: '', affirmationText: '' },
      {
        name: 'Please enter your name.',
        email: 'Please enter your email address.',
        category: 'Please choose a category.',
        affirmationText: 'Please write your affirmation.'
      }
    ]
  ])('answers 400 to %j, says at each field what to do and stores nothing', async (change, errors) => {
    expect(await fieldErrors(await call({ ...GOOD, ...change }))).toEqual(errors)
    expect(await count()).toBe(0)
  })
})

describe('the form without scripts', () => {
  const send = async (fields: Record<string, string>) => {
    const { status, page, state } = await pageOf(await POST(postForm('/api/submit', fields)), 'submit')
    expect(page).toBe('/submit')
    return { status, state }
  }

  it('is stored for review, with the line breaks of its field, each of which counts as one character', async () => {
    const affirmationText = `I rest.\r\n${'a'.repeat(492)}`
    const { status, state } = await send({ ...GOOD, affirmationText })
    const stored = { ...GOOD, affirmationText: affirmationText.replace('\r', '') }
    expect([status, state]).toEqual([200, { values: stored, errors: {}, result: 'sent' }])
    expect(await db().submission.findMany()).toEqual([expect.objectContaining({ ...stored, status: 'pending' })])
    expect((await send({ ...GOOD, affirmationText: `${affirmationText}b` })).status).toBe(400)
  })

  it('stores nothing of a program that fills in the field that nobody sees, and tells it nothing', async () => {
    const { status, state } = await send({ ...GOOD, subject: 'Win' })
    expect([status, state?.result, await count()]).toEqual([200, 'sent', 0])
  })

  it('comes back as it was typed, with a message at each field that is not valid', async () => {
    const values = { name: ' ', email: 'ann', category: '', affirmationText: 'I rest.' }
    expect(await send(values)).toEqual({
      status: 400,
      state: {
        values,
        errors: {
          name: 'Please enter your name.',
          email: 'Please enter an email address like name@example.org.',
          category: 'Please choose a category.'
        }
      }
    })
    const { status, state } = await send({})
    expect([status, state?.values]).toEqual([400, { name: '', email: '', category: '', affirmationText: '' }])
    expect(Object.keys(state?.errors ?? {})).toEqual(['name', 'email', 'category', 'affirmationText'])
  })

  it('comes back with the reason if it cannot be stored', async () => {
    expectConsoleErrors()
    await db().$executeRaw`ALTER TABLE "Submission" RENAME TO "Hidden"`
    try {
      const { status, state } = await send(GOOD)
      const notice = expect.stringContaining('try again in a minute')
      expect([status, state]).toEqual([503, { values: GOOD, errors: {}, notice }])
    } finally {
      await db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Submission"`
    }
  })
})
