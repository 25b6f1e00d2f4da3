import * as z from 'zod/mini'
import { ProblemDetails } from './problem-details'
import { BODY_LIMIT, readJson } from './request-body'

const schema = z.object({ name: z.optional(z.string('Please enter your name.').check(z.maxLength(20_000))) })
const JSON_TYPE = { 'content-type': 'application/json' }

function post(body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Request {
  // Node requires `duplex` if the body is a stream.
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** A stream of `count` parts that records how many were read. */
function stream(part: Uint8Array, count: number) {
  const consumed = { parts: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (consumed.parts === count) return controller.close()
        consumed.parts += 1
        controller.enqueue(part)
      },
      cancel() {
        consumed.cancelled = true
      }
    },
    { highWaterMark: 0 }
  )
  return { consumed, body }
}

/** The problem details that readJson throws for a request. */
async function problem(request: Request): Promise<ProblemDetails> {
  const error = await readJson(request, schema).catch((thrown: unknown) => thrown)
  if (error instanceof ProblemDetails) return error
  throw new Error(`There was no problem: ${JSON.stringify(error)}`)
}

/** JSON of exactly this many bytes. */
function jsonOf(bytes: number): string {
  return JSON.stringify({ name: 'a'.repeat(bytes - '{"name":""}'.length) })
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

  it('reads a character that is split between two parts of the stream', async () => {
    const bytes = new TextEncoder().encode('{"name":"🙂"}')
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 11))
        controller.enqueue(bytes.subarray(11))
        controller.close()
      }
    })
    expect(await readJson(post(body), schema)).toEqual({ name: '🙂' })
  })

  it('treats a request without body and type as an empty payload', async () => {
    expect(await readJson(post(null, {}), schema)).toEqual({})
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    'text/json'
  ])('returns 415 for %s', async (type) => {
    expect(await problem(post('{"name":"Ann"}', { 'content-type': type }))).toMatchObject({ status: 415 })
  })

  it('returns 415 for a body without a type', async () => {
    const untyped = new TextEncoder().encode('{"name":"Ann"}')
    expect(await problem(post(untyped, {}))).toMatchObject({ status: 415 })
  })

  it.each(['', '{', '{"name":}', "{'name':'Ann'}", 'name=Ann', '{"name":"Ann"} {}', 'NaN', '[1,]'])(
    'returns 400 for %j, which is not JSON',
    async (body) => {
      expect(await problem(post(body))).toMatchObject({ status: 400, detail: 'The body is not valid JSON in UTF-8.' })
    }
  )

  it.each([
    ['a byte that is never in UTF-8', [0xff]],
    ['a character that is cut off', [0xf0, 0x9f, 0x99]],
    ['an overlong form', [0xc0, 0xaf]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['Latin-1', [0xe9]]
  ])('returns 400 for %s', async (_name, bytes) => {
    const body = new Uint8Array([...Buffer.from('{"name":"'), ...bytes, ...Buffer.from('"}')])
    expect(await problem(post(body))).toMatchObject({ status: 400, detail: 'The body is not valid JSON in UTF-8.' })
  })

  it('returns 400 for a body that ends early', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('aborted'))
      }
    })
    expect(await problem(post(body))).toMatchObject({ status: 400, detail: expect.stringContaining('before it was') })
  })

  it('returns 400 for UTF-16', async () => {
    expect(await problem(post(Buffer.from('{"name":"Ann"}', 'utf16le')))).toMatchObject({ status: 400 })
  })

  it.each(['null', '[]', '"Ann"', '7', 'true', '{"name":7}', '{"name":null}'])(
    'returns 400 for the JSON %s',
    async (body) => {
      const { status, extra } = await problem(post(body))
      expect(status).toBe(400)
      expect(extra.errors).toHaveLength(1)
    }
  )

  it('does not let a payload reach the prototype', async () => {
    const value = await readJson(
      post('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
      schema
    )
    expect(value).toEqual({})
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
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

describe('the limit of 16 KiB', () => {
  it('is 16,384 bytes', () => {
    expect(BODY_LIMIT).toBe(16_384)
  })

  it('reads a body of exactly the limit', async () => {
    expect((await readJson(post(jsonOf(BODY_LIMIT)), schema)).name).toHaveLength(BODY_LIMIT - 11)
  })

  it('returns 413 for a body one byte larger', async () => {
    expect(await problem(post(jsonOf(BODY_LIMIT + 1)))).toMatchObject({ status: 413 })
  })

  it('counts bytes, not characters', async () => {
    expect(await problem(post(JSON.stringify({ name: '🙂'.repeat(4_096) })))).toMatchObject({ status: 413 })
  })

  it('reads nothing if the declared length is above the limit', async () => {
    const { consumed, body } = stream(new Uint8Array(1), 1)
    const headers = { ...JSON_TYPE, 'content-length': String(BODY_LIMIT + 1) }
    expect(await problem(post(body, headers))).toMatchObject({ status: 413 })
    expect(consumed.parts).toBe(0)
  })

  it('stops reading a stream of unknown length above the limit', async () => {
    const { consumed, body } = stream(new Uint8Array(1_024).fill(0x20), 10_000)
    expect(await problem(post(body))).toMatchObject({ status: 413 })
    expect(consumed).toEqual({ parts: 17, cancelled: true })
  })

  it.each(['10', '-1', 'many', ''])('does not trust a declared length of %j', async (length) => {
    const { consumed, body } = stream(new Uint8Array(1_024).fill(0x20), 10_000)
    expect(await problem(post(body, { ...JSON_TYPE, 'content-length': length }))).toMatchObject({ status: 413 })
    expect(consumed.cancelled).toBe(true)
  })

  it('returns 413, not 415, for a body that is too large and of the wrong type', async () => {
    expect(await problem(post('x'.repeat(BODY_LIMIT + 1), { 'content-type': 'text/plain' }))).toMatchObject({
      status: 413
    })
  })
})
