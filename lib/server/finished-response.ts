/** A response in its final form: body compressed, headers complete. Sending it is a look-up and a write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressGzip = promisify(gunzip)

/** Types that shrink: text of any kind. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|rss|atom|feed|manifest|javascript|speculationrules|problem|xhtml))/
/** Below this size compression saves no packet, in bytes. */
const SMALLEST_COMPRESSED = 512

/** Brotli quality and gzip level for a visitor who waits, and for when nobody does. Brotli 11 takes 0.4 s for a long page. */
const FAST = { brotli: 5, gzip: 6 }
const BEST = { brotli: 11, gzip: 9 }

export type Encoding = 'br' | 'gzip' | 'identity'

export interface FinishedResponse {
  status: number
  /** All but Content-Encoding, Content-Length, ETag and Vary, which depend on the encoding. */
  headers: Record<string, string>
  /** The body by encoding; `identity` alone if it does not shrink. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Hash of the body as it was before compression. */
  hash: string
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number
}

/** Compresses a body at a quality that nobody has to wait for, and hashes it. */
export async function finish(status: number, headers: Record<string, string>, body: Buffer): Promise<FinishedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const bodies = await compress(body, headers['content-type'] ?? '', FAST)
  return { status, headers, bodies, hash, renderedAt: Date.now() }
}

/** The same response with bodies as small as they get. */
export async function recompress(response: FinishedResponse): Promise<FinishedResponse> {
  if (!response.bodies.gzip) return response
  const body = await decompressGzip(response.bodies.gzip)
  return { ...response, bodies: await compress(body, response.headers['content-type'] ?? '', BEST) }
}

async function compress(body: Buffer, type: string, { brotli, gzip: level }: typeof FAST) {
  if (body.length < SMALLEST_COMPRESSED || !COMPRESSIBLE.test(type)) return { identity: body }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default window, 4 MiB, takes tens of megabytes at the best quality, for bodies of 200 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(body.length)) + 1)
  }
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level })])
  return { br, gzip: gz }
}

/** Bytes that a response takes in memory, bodies and a share for the rest. */
export function sizeOf({ bodies }: FinishedResponse): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 1_024)
}

/** The encoding to send: what the client prefers least to expand on the way, Brotli before gzip. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)) return 'br'
  if (/(\bgzip\b|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)) return 'gzip'
  return 'identity'
}

/** Header lists by encoding, built once for each response. */
const headerLists = new WeakMap<FinishedResponse, Map<string, string[]>>()

/**
 * Sends a finished response: the body in an encoding of the client's, 304 if it has it, no body for HEAD. Within the call,
 * except for the few clients that take no compression: in Node 20 each promise costs as much as a look-up once Next has run.
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

/** @param length of the body; undefined for a 304, which has none */
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

/** Whether the client has this body already, in whatever encoding. */
function isKnown(header: string | undefined, hash: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${hash}`))
}
