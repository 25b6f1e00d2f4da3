/** A finished response: its body is compressed and its headers are complete, so that sending it is one look-up and one write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { RouteMatch } from '../../routes'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompress = promisify(brotliDecompress)

type Encoding = 'br' | 'gzip' | 'identity'

export interface FinishedResponse {
  status: number
  /** All headers except those that depend on the encoding: ETag, Vary, Content-Encoding and Content-Length. */
  headers: Record<string, string>
  /** Names and values of all headers. */
  list: string[]
  body: Buffer
  /** The encoding of `body`: Brotli if the body is worth compressing. Other encodings are made from it. */
  encoding: Encoding
  /** Hash of the uncompressed body; none if the response is for one request. */
  hash?: string
  /** The route of its address. */
  match?: RouteMatch
  /** The time at which the work on it began, in milliseconds since 1970. */
  madeAt: number
}

/**
 * The first visitor waits for the compression: 10 ms for most pages. A long page takes a tenth of a second, and is then a tenth
 * smaller than at quality 7 for everybody, which saves a round trip on a slow phone. Quality 11 would take twice that for another
 * 3 percent.
 */
const BROTLI_QUALITY = { usual: 7, long: 10 }
/**
 * The uncompressed size above which a body is compressed at BROTLI_QUALITY.long. Categories, guides and the home page are above it,
 * affirmations and searches are below.
 */
const LONG_BODY_BYTES = 2 ** 17
/** The best level, which takes only a millisecond more than the default for a long page. */
const GZIP_LEVEL = 9

/** Content types worth compressing: text of any kind. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|rss|atom|feed|manifest|javascript|speculationrules|problem|xhtml))/
/** The size in bytes from which a body is compressed. Compressing a smaller body would save no network packet. */
const SMALLEST_COMPRESSED = 512

/**
 * Compresses a body, and completes its headers.
 * @param accepted the encoding that the client accepts, if the response is for one request
 */
export async function finish(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  accepted?: Encoding
): Promise<FinishedResponse> {
  const isWorthIt = body.length >= SMALLEST_COMPRESSED && COMPRESSIBLE.test(headers['content-type'] ?? '')
  const encoding = isWorthIt ? (accepted ?? 'br') : 'identity'
  const hash = accepted ? undefined : createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const finished = { status, headers, body: await compress(body, encoding), encoding, hash, madeAt: Date.now() }
  return { ...finished, list: headerList(finished, encoding, finished.body.length) }
}

/** The same response with more headers, or with others. */
export function withHeaders(finished: FinishedResponse, headers: Record<string, string>): FinishedResponse {
  const changed = { ...finished, headers: { ...finished.headers, ...headers } }
  return { ...changed, list: headerList(changed, changed.encoding, changed.body.length) }
}

/** @param length of the body in that encoding; without it the headers of the body are left out */
function headerList(finished: Omit<FinishedResponse, 'list'>, encoding: Encoding, length?: number): string[] {
  const { headers, hash, status } = finished
  const list = Object.entries(headers).flat()
  if (hash) list.push('etag', `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`)
  if (finished.encoding !== 'identity') list.push('vary', 'Accept-Encoding')
  if (length === undefined || status === 204 || status === 304) return list
  if (encoding !== 'identity') list.push('content-encoding', encoding)
  list.push('content-length', String(length))
  return list
}

/**
 * Bodies in another encoding than their response's. They have a budget of their own: kept with their responses, an uncompressed
 * body would take the place of six pages, and requests for one push pages out of memory.
 */
const conversions = new LRUCache<string, Buffer, { finished: FinishedResponse; encoding: Encoding }>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: (body) => body.length,
  // The request gets its body even if there is no room to keep it.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: { finished, encoding } }) =>
    compress(await decompress(finished.body), encoding)
})

/**
 * Sends a finished response in an encoding that the client accepts; 304 if the client has it already, no body for HEAD.
 * It is synchronous if the body is there in that encoding: a promise in Node costs as much as the look-up.
 * @param extra headers of this request only, as a flat list of names and values
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  finished: FinishedResponse,
  extra: string[]
): void {
  const { status, hash } = finished
  // A response for one request is already in an encoding that its client accepts.
  const canConvert = hash !== undefined && finished.encoding !== 'identity'
  const encoding = canConvert ? acceptedEncoding(request.headers['accept-encoding']) : finished.encoding
  if (hash && status === 200 && isKnown(request.headers['if-none-match'], hash)) {
    response.writeHead(304, headerList(finished, encoding).concat(extra)).end()
    return
  }
  const isAsCached = encoding === finished.encoding
  const write = (body: Buffer) => {
    if (response.destroyed) return
    const list = isAsCached ? finished.list : headerList(finished, encoding, body.length)
    response.writeHead(status, list.concat(extra))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (isAsCached) {
    write(finished.body)
    return
  }
  const key = `${hash} ${encoding}`
  const known = conversions.get(key)
  if (known) write(known)
  else conversions.forceFetch(key, { context: { finished, encoding } }).then(write, (error) => response.destroy(error))
}

/** True if the client has this body already, in any encoding. */
function isKnown(header: string | undefined, hash: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${hash}`))
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.length > LONG_BODY_BYTES ? BROTLI_QUALITY.long : BROTLI_QUALITY.usual,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default window of 4 MiB would take megabytes of memory for each body at work; bodies are about 200 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(body.length)) + 1)
  }
  const compressed = encoding === 'gzip' ? compressGzip(body, { level: GZIP_LEVEL }) : compressBrotli(body, { params })
  // zlib returns a view of a larger buffer, all of which would stay in memory; a copy has its own size.
  return Buffer.from(new Uint8Array(await compressed).buffer)
}

/** Matches a list of encodings in which this one has no quality of 0. */
const listWith = (encoding: Encoding) =>
  new RegExp(String.raw`(^|,)\s*${encoding}\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))`, 'i')
const BROTLI = listWith('br')
const GZIP = listWith('gzip')

/** The encoding to send: the first of Brotli, gzip and identity that the client accepts. */
export function acceptedEncoding(header = ''): Encoding {
  if (BROTLI.test(header)) return 'br'
  return GZIP.test(header) ? 'gzip' : 'identity'
}
