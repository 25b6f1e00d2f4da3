/** A finished response: its body is compressed and its headers are complete, so that sending it is one look-up and one write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Content types worth compressing: text of any kind. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|rss|atom|feed|manifest|javascript|speculationrules|problem|xhtml))/
/** Smaller bodies are not compressed, since that would save no network packet. In bytes. */
const SMALLEST_COMPRESSED = 512

/** Brotli's quality while a visitor waits, and in the background, where a long page may take 0.4 s. */
const FAST = 5
const BEST = 11
/** The best level: of a long page it takes a millisecond more than the default. */
const GZIP_LEVEL = 9

export type Encoding = 'br' | 'gzip' | 'identity'

export interface FinishedResponse {
  status: number
  /** All headers except Content-Encoding, Content-Length, ETag and Vary, which depend on the encoding. */
  headers: Record<string, string>
  /**
   * The body by encoding: only `identity` if it is not compressed, only one if it is for one client. Otherwise `br`, and `gzip`
   * once somebody has asked for it: browsers take Brotli, and two encodings of everything take twice the memory.
   */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Called when a body was added. */
  onGrowth?: () => void
  /** Hash of the uncompressed body. */
  hash: string
  /** The time when it was rendered, in milliseconds since 1970. */
  renderedAt: number
}

/**
 * Compresses a body quickly, since a visitor is waiting, and hashes it.
 * @param only the encoding of the one client that gets this response; without it, Brotli, from which others can be made
 */
export async function finish(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  only?: Encoding
): Promise<FinishedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const isCompressed =
    body.length >= SMALLEST_COMPRESSED && COMPRESSIBLE.test(headers['content-type'] ?? '') && only !== 'identity'
  const encoding = isCompressed ? (only ?? 'br') : 'identity'
  const bodies = { [encoding]: encoding === 'identity' ? body : await compress(body, encoding) }
  return { status, headers, bodies, hash, renderedAt: Date.now() }
}

/** Compresses the same response again at Brotli's best quality. */
export async function recompress(response: FinishedResponse): Promise<FinishedResponse> {
  const { br } = response.bodies
  if (!br) return response
  const smaller = await compress(await decompressBrotli(br), 'br', BEST)
  // Last, since a body may have been added meanwhile.
  return { ...response, bodies: { ...response.bodies, br: smaller } }
}

async function compress(body: Buffer, encoding: 'br' | 'gzip', quality = FAST): Promise<Buffer> {
  if (encoding === 'gzip') return ofItsOwn(await compressGzip(body, { level: GZIP_LEVEL }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // At the best quality the default window of 4 MiB takes tens of megabytes of memory; bodies are about 200 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(body.length)) + 1)
  }
  return ofItsOwn(await compressBrotli(body, { params }))
}

/** The conversions to gzip that run now, by the Brotli bodies that they convert. */
const conversions = new WeakMap<Buffer, Promise<Buffer>>()

/** Makes the body in another encoding than Brotli. That of gzip is kept with the response. */
async function convert({ bodies, onGrowth }: FinishedResponse, encoding: Encoding): Promise<Buffer> {
  const { br } = bodies
  if (!br || encoding === 'br') throw new Error(`There is no body to convert to ${encoding}.`)
  if (encoding === 'identity') return decompressBrotli(br)
  let conversion = conversions.get(br)
  if (!conversion) {
    conversion = decompressBrotli(br)
      .then((body) => compress(body, 'gzip'))
      .finally(() => conversions.delete(br))
    conversions.set(br, conversion)
  }
  bodies.gzip = await conversion
  onGrowth?.()
  return bodies.gzip
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

/** Comes after the name of an encoding that is accepted, which has no quality of zero. */
const ACCEPTED = /(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.source
const ACCEPTS_BROTLI = new RegExp(`\\bbr\\b${ACCEPTED}`, 'i')
const ACCEPTS_GZIP = new RegExp(`\\bgzip\\b${ACCEPTED}`, 'i')
const ACCEPTS_OTHERS = new RegExp(`\\*${ACCEPTED}`)

/** The encoding to send: the first of Brotli, gzip and identity that the client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (ACCEPTS_BROTLI.test(header)) return 'br'
  if (ACCEPTS_GZIP.test(header) || (ACCEPTS_OTHERS.test(header) && !/\bgzip\b/i.test(header))) return 'gzip'
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
  else convert(finished, encoding).then(write, (error: Error) => response.destroy(error))
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
