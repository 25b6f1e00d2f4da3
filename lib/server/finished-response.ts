/** A finished response: its body is compressed and its headers are complete, so that sending it is one look-up and one write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressGzip = promisify(gunzip)

/** Content types worth compressing: text of any kind. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|rss|atom|feed|manifest|javascript|speculationrules|problem|xhtml))/
/** Smaller bodies are not compressed, since that would save no network packet. In bytes. */
const SMALLEST_COMPRESSED = 512

/** Compression levels: fast while a visitor waits, best in the background, where Brotli may take 0.4 s for a long page. */
const FAST = { brotli: 5, gzip: 6 }
const BEST = { brotli: 11, gzip: 9 }

export type Encoding = 'br' | 'gzip' | 'identity'

export interface FinishedResponse {
  status: number
  /** All headers except Content-Encoding, Content-Length, ETag and Vary, which depend on the encoding. */
  headers: Record<string, string>
  /** The body by encoding; only `identity` if it is not compressed; only one if it is for one client. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Hash of the uncompressed body. */
  hash: string
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number
}

/**
 * Compresses a body quickly, since a visitor is waiting, and hashes it.
 * @param only the encoding of the one client that gets this response; without it, all that clients may accept
 */
export async function finish(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  only?: Encoding
): Promise<FinishedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const bodies = await compress(body, headers['content-type'] ?? '', FAST, only)
  return { status, headers, bodies, hash, renderedAt: Date.now() }
}

/** Compresses the same response again at the best quality. */
export async function recompress(response: FinishedResponse): Promise<FinishedResponse> {
  if (!response.bodies.gzip) return response
  const body = await decompressGzip(response.bodies.gzip)
  return { ...response, bodies: await compress(body, response.headers['content-type'] ?? '', BEST) }
}

async function compress(
  body: Buffer,
  type: string,
  { brotli, gzip: level }: typeof FAST,
  only?: Encoding
): Promise<FinishedResponse['bodies']> {
  if (body.length < SMALLEST_COMPRESSED || !COMPRESSIBLE.test(type) || only === 'identity') return { identity: body }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // At the best quality the default window of 4 MiB takes tens of megabytes of memory; bodies are about 200 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(body.length)) + 1)
  }
  if (only === 'br') return { br: await compressBrotli(body, { params }) }
  if (only === 'gzip') return { gzip: await compressGzip(body, { level }) }
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level })])
  return { br: ofItsOwn(br), gzip: ofItsOwn(gz) }
}

/** A copy with memory of exactly its length: what zlib returns is the beginning of 16 KB, which would be kept as a whole. */
function ofItsOwn(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** The memory that a response takes, in bytes: its bodies, and an estimate for the rest. */
export function sizeOf({ bodies }: FinishedResponse): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 1_024)
}

/** The encoding to send: the first of Brotli, gzip and identity that the client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)) return 'br'
  if (/(\bgzip\b|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)) return 'gzip'
  return 'identity'
}

/** Header lists by encoding, built once for each response. */
const headerLists = new WeakMap<FinishedResponse, Map<string, string[]>>()

/**
 * Sends a finished response in an encoding that the client accepts; 304 if the client has it already, no body for HEAD.
 * It is synchronous, except for the few clients that accept no compression: once Next has run, a promise in Node 20 costs as
 * much as the look-up.
 * @param extra headers of this request only, as a flat list of names and values
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  finished: FinishedResponse,
  extra: string[]
): void {
  const { status, bodies, hash } = finished
  const isCompressed = bodies.identity === undefined
  const encoding = isCompressed ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
  if (status === 200 && isKnown(request.headers['if-none-match'], hash)) {
    response.writeHead(304, headerList(finished, encoding, undefined).concat(extra)).end()
    return
  }
  const write = (body: Buffer) => {
    response.writeHead(status, headerList(finished, encoding, body.length).concat(extra))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const body = bodies[encoding]
  if (body) write(body)
  else decompressGzip(bodies.gzip as Buffer).then(write, (error: Error) => response.destroy(error))
}

/** @param length the length of the body; undefined for a 304, which has none */
function headerList(finished: FinishedResponse, encoding: Encoding, length: number | undefined): string[] {
  const key = length === undefined ? `${encoding} 304` : encoding
  let lists = headerLists.get(finished)
  if (!lists) {
    lists = new Map()
    headerLists.set(finished, lists)
  }
  const known = lists.get(key)
  if (known) return known
  const { headers, bodies, hash } = finished
  const list = Object.entries(headers).flat()
  list.push('etag', `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`)
  if (bodies.identity === undefined) list.push('vary', 'Accept-Encoding')
  if (length !== undefined) {
    if (encoding !== 'identity') list.push('content-encoding', encoding)
    list.push('content-length', String(length))
  }
  lists.set(key, list)
  return list
}

/** True if the client has this body already, in any encoding. */
function isKnown(header: string | undefined, hash: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${hash}`))
}
