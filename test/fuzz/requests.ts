/** Generates hostile requests as bytes, the same for the same seed. */
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { anyBody, anyContentType, anyForm, validForms, weighted } from '../arbitraries'
import { apiReads, oddAddress, pages, searches } from './addresses'
import { broken } from './broken'
import { type Attack, anyHeaders, anySegment, head, latin, MARKER } from './parts'

const SUBMISSION = { name: MARKER, email: 'ann@example.org', category: 'love', affirmationText: `${MARKER} I rest.` }
/** Splits a body into chunks of a size. */
function chunked(body: string, size: number): string {
  const parts = body.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`
}

/** A write with an arbitrary body, sent at once, in chunks or compressed. */
function write(kind: string, path: string, valid: Record<string, unknown>, statuses: number[]): fc.Arbitrary<Attack> {
  const framing = fc.constantFrom('length', 'length', 'chunked', 'gzip')
  const headers = weighted([3, fc.constant('')], [1, anyHeaders])
  return fc.tuple(anyBody(valid), anyContentType, framing, headers).map(([body, type, how, more]) => {
    let bytes = typeof body === 'string' ? latin(body) : Buffer.from(body).toString('latin1')
    const given = `Content-Type: ${type}\r\n${more}`
    if (how === 'chunked') {
      const framed = head('POST', path, `${given}Transfer-Encoding: chunked\r\n\r\n`) + chunked(bytes, 700)
      return { kind, bytes: framed, complete: true, statuses }
    }
    if (how === 'gzip') bytes = gzipSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    const encoding = how === 'gzip' ? 'Content-Encoding: gzip\r\n' : ''
    const length = `Content-Length: ${bytes.length}\r\n\r\n`
    return { kind, bytes: head('POST', path, given + encoding + length) + bytes, complete: true, statuses }
  })
}

/** A form for the links of e-mails, with an invalid token. */
const links: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom('unsubscribe', 'confirm'), anySegment, anyBody({ token: 'x' }), anyHeaders, fc.boolean())
  .map(([name, token, any, headers, isForm]) => {
    const body = isForm ? `token=${token}` : Buffer.from(any).toString('latin1')
    const type = `Content-Type: ${isForm ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=b'}\r\n`
    const length = `Content-Length: ${body.length}\r\n\r\n`
    const target = `/api/newsletter/${name}${isForm ? '' : `?token=${token}`}`
    const bytes = head('POST', target, headers + type + length) + body
    return { kind: 'POST /api/newsletter, links', bytes, complete: true, statuses: [303, 307, 400, 413] }
  })

/** The forms of pages, as browsers post them without scripts, with any values. The response to each is a page. */
const forms: fc.Arbitrary<Attack> = fc
  .constantFrom(...Object.entries(validForms))
  .chain(([path, valid]) => anyForm(valid).map((body) => ({ path, body })))
  .map(({ path, body }) => {
    const headers = 'Accept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\n'
    const bytes = head('POST', path, `${headers}Content-Length: ${body.length}\r\n\r\n`) + body
    return { kind: 'forms', bytes, complete: true }
  })

/** A form or a server action sent to a page, which accepts neither. */
const posted: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom('/', '/submit', '/affirmation/x', '/x'), anyHeaders, fc.nat(300), fc.string())
  .map(([path, headers, size, name]) => {
    const field = `--b\r\nContent-Disposition: form-data; name="$ACTION_ID_${latin(name).replace(/[\r\n]/g, '')}"\r\n\r\n`
    const body = `${field}${'["$K1"]'.repeat(size)}\r\n--b--\r\n`
    const type = 'Content-Type: multipart/form-data; boundary=b\r\n'
    const length = `Content-Length: ${body.length}\r\n\r\n`
    return { kind: 'POST to a page', bytes: head('POST', path, headers + type + length) + body, complete: true }
  })

/** An address may have a limited number of submissions waiting. */
const submit = fc.nat().chain((number) => {
  const submission = { ...SUBMISSION, email: `ann-${number}@example.org` }
  return write('POST /api/submit', '/api/submit', submission, [201, 307, 400, 403, 413, 415, 429])
})
const subscribe = write('POST /api/newsletter/subscribe', '/api/newsletter/subscribe', { email: 'a@example.org' }, [
  ...[200, 307, 400, 403, 413, 415]
])
const random = write('POST /api/affirmations/random', '/api/affirmations/random', { categories: ['daily'] }, [
  ...[200, 307, 400, 413, 415]
])
/** A valid or invalid request with some bytes changed, removed or inserted. */
const mutated: fc.Arbitrary<Attack> = fc
  .tuple(
    fc.oneof(submit, subscribe, apiReads, pages, oddAddress),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255), fc.nat(2)), {
      minLength: 1,
      maxLength: 6
    })
  )
  .map(([{ bytes }, changes]) => {
    let changed = bytes
    for (const [position, byte, how] of changes) {
      // Mostly in the head, where bytes have a meaning.
      const at = Math.floor(position * Math.min(changed.length, 300))
      const inserted = how === 2 ? '' : String.fromCharCode(byte)
      changed = changed.slice(0, at) + inserted + changed.slice(how === 0 ? at : at + 1)
    }
    return { kind: 'mutated requests', bytes: changed, complete: false }
  })

/** Two requests on one connection, the second sent before the first response. */
const pipelined: fc.Arbitrary<Attack> = fc
  .tuple(apiReads, fc.oneof(submit, mutated, oddAddress))
  .map(([first, second]) => {
    const open = first.bytes.replace('Connection: close\r\n', '')
    return { kind: 'pipelined', bytes: open + second.bytes, complete: false }
  })

const anyAttack = weighted(
  [5, submit],
  [3, subscribe],
  [3, random],
  [2, links],
  [4, apiReads],
  [7, pages],
  [3, searches],
  // Half of all: a page is rendered with what they hold.
  [37, forms],
  [1, posted],
  [4, oddAddress],
  [2, broken],
  [2, mutated],
  [1, pipelined]
)

const BATCH = 100

/** Generates `count` attacks, the same for the same seed. */
export function* attacks(count: number, seed: number): Generator<Attack> {
  for (let batch = 0; batch * BATCH < count; batch += 1) {
    const all = fc.sample(anyAttack, { seed: seed + batch, numRuns: BATCH })
    yield* all.slice(0, count - batch * BATCH)
  }
}
