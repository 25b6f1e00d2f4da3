import * as z from 'zod/mini'
import { ProblemDetails } from './problem-details'
import { readJson } from './request-input'

const schema = z.object({ name: z.optional(z.string('Please enter your name.')) })
const JSON_TYPE = { 'content-type': 'application/json' }

function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Request {
  // Node requires `duplex` if the body is a stream.
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** The problem details that readJson throws for a request. */
async function problem(request: Request): Promise<ProblemDetails> {
  const error = await readJson(request, schema).catch((thrown: unknown) => thrown)
  if (error instanceof ProblemDetails) return error
  throw new Error(`There was no problem: ${JSON.stringify(error)}`)
}

describe('readJson', () => {
  it('reads a body and drops what the schema does not name', async () => {
    expect(await readJson(post('{"name":"Ann","more":1}'), schema)).toEqual({ name: 'Ann' })
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json ;x=y'])(
    'accepts the type %s',
    async (type) => {
      expect(await readJson(post('{"name":"Žofia 🙂"}', { 'content-type': type }), schema)).toEqual({
        name: 'Žofia 🙂'
      })
    }
  )

  it('treats a request without body and type as an empty payload', async () => {
    expect(await readJson(post(null, {}), schema)).toEqual({})
  })

  it.each(['text/plain', 'application/json5'])('returns 415 for %s', async (type) => {
    expect(await problem(post('{"name":"Ann"}', { 'content-type': type }))).toMatchObject({ status: 415 })
  })

  it('returns 415 for a body without a type', async () => {
    const untyped = new TextEncoder().encode('{"name":"Ann"}')
    expect(await problem(post(untyped, {}))).toMatchObject({ status: 415 })
  })

  it.each(['', '{'])('returns 400 for %j, which is not JSON', async (body) => {
    expect(await problem(post(body))).toMatchObject({ status: 400, detail: 'The body is not valid JSON in UTF-8.' })
  })

  it.each([
    ['a byte that is never in UTF-8', [0xff]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]]
  ])('returns 400 for %s', async (_name, bytes) => {
    const body = new Uint8Array([...Buffer.from('{"name":"'), ...bytes, ...Buffer.from('"}')])
    expect(await problem(post(body))).toMatchObject({ status: 400, detail: 'The body is not valid JSON in UTF-8.' })
  })

  it.each(['null', '[]', '"Ann"', '7', 'true'])('returns 400 for the JSON %s, which has no fields', async (body) => {
    const detail = 'The body is not a JSON object. Put its fields between braces.'
    expect(await problem(post(body))).toMatchObject({ status: 400, detail, extra: {} })
  })

  it.each(['{"name":7}', '{"name":null}'])('returns 400 for the JSON %s, and names the field', async (body) => {
    const { status, extra } = await problem(post(body))
    expect([status, extra.errors?.map(({ field }) => field)]).toEqual([400, ['name']])
  })

  it('does not let a payload reach the prototype', async () => {
    const value = await readJson(
      post('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
      schema
    )
    expect(value).toEqual({})
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('says in plain words what is wrong if a schema does not', async () => {
    const unsaid = z.object({ a: z.string(), b: z.enum(['x', 'y']), c: z.enum(['x']), d: z.string() })
    const error = await readJson(post('{"b":"<script>","d":7}'), unsaid).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      extra: {
        errors: [
          { field: 'a', message: 'Please fill this in.' },
          { field: 'b', message: 'Please choose one of these: x, y.' },
          { field: 'c', message: 'Please fill this in.' },
          { field: 'd', message: 'This is not of the right kind.' }
        ]
      }
    })
  })

  it('names each bad field once, with its first message', async () => {
    const nested = z.object({
      email: z.string().check(z.minLength(3, 'first'), z.email('second')),
      tags: z.array(z.enum(['a'], 'third'))
    })
    const request = post('{"email":"x","tags":["a","b"]}')
    const error = (await readJson(request, nested).catch((thrown: unknown) => thrown)) as ProblemDetails
    expect(error.extra.errors).toEqual([
      { field: 'email', message: 'first' },
      { field: 'tags.1', message: 'third' }
    ])
  })
})
