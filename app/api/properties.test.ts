/** Every call, with input of any shape: documented statuses only, problems for errors, nothing stored that is not good. */
import fc from 'fast-check'
import { categoryNames } from '@/content/types'
import { audienceNames } from '@/lib/content/situations'
import { db } from '@/lib/db/client'
import { RENDER_PAGE_HEADER } from '@/lib/http/form-page'
import { openLinks } from '@/lib/newsletter/emails/links'
import { newsletterSchema } from '@/lib/newsletter/list/address'
import { submissionSchema } from '@/lib/submissions/schema'
import { anyBody, anyContentType, anyText, anyUnicode } from '@/test/arbitraries'
import { emptyDatabase, publish, setUpTestDatabase } from '@/test/database'
import { get, pageOf, post, problemOf } from '@/test/requests'
import { subscribe as addSubscriber } from '@/test/sign-up'
import { GET as findOne } from './affirmations/[id]/route'
import { GET as listCategory } from './affirmations/category/[category]/route'
import { POST as random } from './affirmations/random/route'
import { GET as daily } from './daily-affirmation/route'
import { POST as confirm } from './newsletter/confirm/route'
import { POST as subscribe } from './newsletter/subscribe/route'
import { POST as unsubscribe } from './newsletter/unsubscribe/route'
import { POST as submit } from './submit/route'

setUpTestDatabase()

const RUNS = { numRuns: 60 }

// Hundreds of calls, on a machine that may be busy with others.
jest.setTimeout(120_000)
const SUBMISSION = { name: 'Ann', email: 'ann@example.org', category: 'love', affirmationText: 'I rest.' }

beforeAll(async () => {
  await emptyDatabase()
  await publish({ daily: ['I begin.', 'I go on.'], love: ['I listen.'] })
})

/** Checks status and form of a response, and returns its body. */
async function bodyOf(response: Response, statuses: number[]): Promise<unknown> {
  expect(statuses).toContain(response.status)
  if (response.status >= 400) return problemOf(response, response.status)
  expect(response.headers.get('content-type')).toBe('application/json')
  return response.json()
}

/** Any body of any declared type, sent to a write. */
function sent(path: string, good: Record<string, unknown>) {
  return fc.tuple(anyBody(good), anyContentType).map(([body, type]) => post(path, body, { 'content-type': type }))
}

/** Expects text that a field of one line, or of several, may hold: the rules, written here once more, apart from the schema. */
function expectPlain(text: string, longest: number, { lines = false } = {}): void {
  expect(text).toBe(text.trim())
  expect(text.length).toBeLessThanOrEqual(longest)
  expect(text.isWellFormed()).toBe(true)
  // Something to see: a text of marks that show nothing is none.
  expect(text.replace(/[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu, '')).not.toBe('')
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Noncharacter_Code_Point}/u)
  expect(lines ? text.replace(/[\t\r\n]/g, '') : text).not.toMatch(/[\p{Cc}]/u)
}

describe('POST /api/submit', () => {
  it('stores what is good, and returns 201 for nothing else', async () => {
    const stored: boolean[] = []
    await fc.assert(
      fc.asyncProperty(sent('/api/submit', SUBMISSION), async (request) => {
        await db().submission.deleteMany()
        const response = await submit(request, {})
        const body = await bodyOf(response, [201, 400, 415])
        const rows = await db().submission.findMany()
        expect(rows).toHaveLength(response.status === 201 ? 1 : 0)
        stored.push(rows.length > 0)
        for (const row of rows) {
          expect(body).toEqual({ id: row.id, status: 'pending' })
          const { name, email, category, affirmationText } = row
          expect(submissionSchema.parse(row)).toMatchObject({ name, email, category, affirmationText })
          expect(row).toMatchObject({ status: 'pending', decidedAt: null, decidedBy: null, affirmationId: null })
          expect(categoryNames).toContain(category)
          expectPlain(name, 80)
          expectPlain(affirmationText, 500, { lines: true })
          expect(email).toMatch(/^[\x21-\x7e]{1,64}@[\x21-\x7e]+$/)
        }
      }),
      RUNS
    )
    // Both happen, or the property says nothing.
    expect(new Set(stored).size).toBe(2)
  })
})

/** With the counts that limit how often a mailbox is put on it. */
async function emptyNewsletterList(): Promise<void> {
  await db().subscriber.deleteMany()
  await db().unconfirmedMail.deleteMany()
}

describe('POST /api/newsletter/subscribe', () => {
  it('stores addresses only, in lower case', async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(sent('/api/newsletter/subscribe', { email: 'Ann@example.org' }), async (request) => {
        await emptyNewsletterList()
        const response = await subscribe(request, {})
        await bodyOf(response, [200, 400, 415])
        statuses.add(response.status)
        const rows = await db().subscriber.findMany()
        expect(rows).toHaveLength(response.status === 200 ? 1 : 0)
        for (const { email } of rows) {
          expect(newsletterSchema.parse({ email })).toEqual({ email })
          expect(email).toMatch(/^[\x21-\x7e]{1,64}@[\x21-\x7e]+$/)
          expect(email).not.toMatch(/[A-Z<>,;:"()[\]\\]/)
        }
      }),
      RUNS
    )
    expect([...statuses].sort()).toEqual([200, 400, 415])
  })
})

describe('the links of e-mails', () => {
  const calls = { '/api/newsletter/unsubscribe': unsubscribe, '/api/newsletter/confirm': confirm }
  const path = fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[]))
  const types = fc.constantFrom(
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
    ';'
  )

  async function expectRefused(call: keyof typeof calls, token: string, request: Request): Promise<void> {
    const response = await calls[call](request, {})
    if (response.headers.has(RENDER_PAGE_HEADER)) {
      const form = call === '/api/newsletter/confirm' ? 'confirm' : 'unsubscribe'
      const page = { status: 400, page: `/newsletter/${form}`, state: { result: 'invalid' } }
      expect(await pageOf(response, form)).toMatchObject(page)
    } else await bodyOf(response, [400])
    expect([token, await db().subscriber.count()]).toEqual([token, 1])
  }

  beforeAll(async () => {
    await emptyNewsletterList()
    await addSubscriber('ann@example.org', { mail: true })
  })

  it('do nothing for a token that was not given out', async () => {
    const accept = fc.constantFrom('text/html', '*/*')
    await fc.assert(
      fc.asyncProperty(
        path,
        anyUnicode,
        anyBody({ token: 'x' }),
        types,
        accept,
        async (call, token, body, type, wants) => {
          const query = new URLSearchParams({ token })
          const form = type.startsWith('application') ? new URLSearchParams({ token }).toString() : body
          const headers = { 'content-type': type, accept: wants }
          await expectRefused(call, token, post(`${call}?${query}`, body, headers))
          await expectRefused(call, token, post(call, form, headers))
        }
      ),
      { numRuns: 75 }
    )
  })

  it('do nothing for a token that differs in any place from one that was', async () => {
    const { id } = await db().subscriber.findFirstOrThrow()
    const links = await openLinks()
    const good = new URL(links.unsubscribeApi(id)).searchParams.get('token') ?? ''
    expect(good.length).toBeGreaterThan(20)
    const other = fc.constantFrom(...'AZaz09-_.~=+/ ')
    await fc.assert(
      fc.asyncProperty(path, fc.nat(good.length), other, fc.boolean(), async (call, at, put, replaces) => {
        const token = good.slice(0, at) + put + good.slice(replaces ? at + 1 : at)
        // What e-mail programs put into links, and behind their end, does not count.
        const ends = good.length - good.lastIndexOf('.')
        const plain = token.replace(/[^\w.-]/g, '').replace(/\.+$/, '')
        fc.pre(plain.slice(0, plain.lastIndexOf('.') + ends) !== good)
        await expectRefused(call, token, post(`${call}?${new URLSearchParams({ token })}`, undefined, {}))
      }),
      { numRuns: 60 }
    )
  })
})

describe('POST /api/affirmations/random', () => {
  it('returns a line of the named categories, or says what is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(
        sent('/api/affirmations/random', {
          categories: ['daily', 'love', 'weekly'],
          for: 'anyone',
          strength: 'gentle'
        }),
        async (request) => {
          const response = await random(request, {})
          const body = await bodyOf(response, [200, 400, 404, 415])
          if (response.ok) expect(['daily', 'love']).toContain((body as { category: string }).category)
        }
      ),
      RUNS
    )
  })
})

describe('the reads', () => {
  it('find what there is by its exact name, and 404 for any other', async () => {
    const name = fc.oneof({ weight: 9, arbitrary: anyText }, fc.constantFrom('daily', 'LOVE', 'daily-001'))
    await fc.assert(
      fc.asyncProperty(name, async (id) => {
        const request = get('/api/affirmations/x')
        const one = await findOne(request, { params: Promise.resolve({ id }) })
        await bodyOf(one, id === 'daily-001' ? [200] : [404])
        const list = await listCategory(request, { params: Promise.resolve({ category: id }) })
        await bodyOf(list, id === 'daily' ? [200] : [404])
      }),
      RUNS
    )
  })

  it('take any query', async () => {
    const key = fc.oneof(fc.constantFrom('after', 'not', 'for'), anyText)
    const query = fc.array(fc.tuple(key, fc.oneof(anyText, fc.nat().map(String), fc.constantFrom('anyone', 'exams'))), {
      maxLength: 4
    })
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        // The server passes each parameter once.
        const given: Record<string, string> = Object.fromEntries(pairs)
        const request = get(`/api/x?${new URLSearchParams(given)}`)
        const { after, for: audience } = given
        const isKnown = !audience || audienceNames().includes(audience)
        const page = await listCategory(request, { params: Promise.resolve({ category: 'daily' }) })
        await bodyOf(page, isKnown && (!after || /^[0-9]{1,9}$/.test(after)) ? [200] : [400])
        await bodyOf(await daily(request, {}), [200])
      }),
      RUNS
    )
  })
})
