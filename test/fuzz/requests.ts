/** Requests of an attacker, as the bytes of a connection: each a random one of a kind, the same for the same seed. */
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { anyBody, anyContentType } from '../arbitraries'
import { calls, pages, trick } from './addresses'
import { broken } from './broken'
import { type Attack, anyHeaders, anySegment, head, latin, MARKER } from './parts'

const SUBMISSION = { name: MARKER, email: 'ann@example.org', category: 'love', affirmationText: `${MARKER} I rest.` }
/** Cuts a body into chunks of a size. */
function chunked(body: string, size: number): string {
  const parts = body.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`
}

/** A write whose body is any body; sent whole, in chunks or compressed. */
function write(kind: string, path: string, good: Record<string, unknown>, statuses: number[]): fc.Arbitrary<Attack> {
  const framing = fc.constantFrom('length', 'length', 'chunked', 'gzip')
  const headers = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: anyHeaders })
  return fc.tuple(anyBody(good), anyContentType, framing, headers).map(([body, type, how, more]) => {
    let bytes = typeof body === 'string' ? latin(body) : Buffer.from(body).toString('latin1')
    const given = `Content-Type: ${type}\r\n${more}`
    if (how === 'chunked') {
      const framed = head('POST', path, `${given}Transfer-Encoding: chunked\r\n\r\n`) + chunked(bytes, 700)
      return { kind, bytes: framed, whole: true, statuses }
    }
    if (how === 'gzip') bytes = gzipSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    const encoding = how === 'gzip' ? 'Content-Encoding: gzip\r\n' : ''
    const length = `Content-Length: ${bytes.length}\r\n\r\n`
    return { kind, bytes: head('POST', path, given + encoding + length) + bytes, whole: true, statuses }
  })
}

/** A form for the calls behind the links of e-mails, with a token that was not given out. */
const links: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom('unsubscribe', 'confirm'), anySegment, anyBody({ token: 'x' }), anyHeaders, fc.boolean())
  .map(([name, token, any, headers, isForm]) => {
    const body = isForm ? `token=${token}` : Buffer.from(any).toString('latin1')
    const type = `Content-Type: ${isForm ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=b'}\r\n`
    const length = `Content-Length: ${body.length}\r\n\r\n`
    const target = `/api/newsletter/${name}${isForm ? '' : `?token=${token}`}`
    const bytes = head('POST', target, headers + type + length) + body
    return { kind: 'POST /api/newsletter, links', bytes, whole: true, statuses: [303, 307, 400, 413] }
  })

/** A form or an action sent to a page, which has neither. */
const posted: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom('/', '/submit', '/affirmation/x', '/x'), anyHeaders, fc.nat(300), fc.string())
  .map(([path, headers, size, name]) => {
    const field = `--b\r\nContent-Disposition: form-data; name="$ACTION_ID_${latin(name).replace(/[\r\n]/g, '')}"\r\n\r\n`
    const body = `${field}${'["$K1"]'.repeat(size)}\r\n--b--\r\n`
    const type = 'Content-Type: multipart/form-data; boundary=b\r\n'
    const length = `Content-Length: ${body.length}\r\n\r\n`
    return { kind: 'page, posted to', bytes: head('POST', path, headers + type + length) + body, whole: true }
  })

const submit = write('POST /api/submit', '/api/submit', SUBMISSION, [201, 307, 400, 403, 413, 415])
const subscribe = write('POST /api/newsletter/subscribe', '/api/newsletter/subscribe', { email: 'a@example.org' }, [
  ...[200, 307, 400, 403, 413, 415]
])
const random = write('POST /api/affirmations/random', '/api/affirmations/random', { categories: ['daily'] }, [
  ...[200, 307, 400, 413, 415]
])
/** A good or bad request with some of its bytes changed, left out or doubled. */
const bent: fc.Arbitrary<Attack> = fc
  .tuple(
    fc.oneof(submit, subscribe, calls, pages, trick),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255), fc.nat(2)), {
      minLength: 1,
      maxLength: 6
    })
  )
  .map(([{ bytes }, changes]) => {
    let changed = bytes
    for (const [where, byte, how] of changes) {
      // Mostly in the head, where bytes mean something.
      const at = Math.floor(where * Math.min(changed.length, 300))
      const put = how === 2 ? '' : String.fromCharCode(byte)
      changed = changed.slice(0, at) + put + changed.slice(how === 0 ? at : at + 1)
    }
    return { kind: 'bent requests', bytes: changed, whole: false }
  })

/** Two requests on one connection, the second sent before the first is answered. */
const pipelined: fc.Arbitrary<Attack> = fc.tuple(calls, fc.oneof(submit, bent, trick)).map(([first, second]) => {
  const open = first.bytes.replace('Connection: close\r\n', '')
  return { kind: 'two at once', bytes: open + second.bytes, whole: false }
})

const anyAttack = fc.oneof(
  { weight: 5, arbitrary: submit },
  { weight: 3, arbitrary: subscribe },
  { weight: 3, arbitrary: random },
  { weight: 2, arbitrary: links },
  { weight: 4, arbitrary: calls },
  { weight: 7, arbitrary: pages },
  { weight: 1, arbitrary: posted },
  { weight: 4, arbitrary: trick },
  { weight: 2, arbitrary: broken },
  { weight: 2, arbitrary: bent },
  { weight: 1, arbitrary: pipelined }
)

const BATCH = 100

/** So many attacks, one after the other; the same for the same seed. */
export function* attacks(count: number, seed: number): Generator<Attack> {
  for (let batch = 0; batch * BATCH < count; batch += 1) {
    const all = fc.sample(anyAttack, { seed: seed + batch, numRuns: BATCH })
    yield* all.slice(0, count - batch * BATCH)
  }
}
