/** A finished response: its body is compressed and its headers are complete, so that sending it is one look-up and one write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouteMatch } from '../../routes'
import { acceptedEncoding, BEST, compress, decompress, type Encoding, isWorthCompressing } from './encoding'

export interface FinishedResponse {
  status: number
  /** All headers except Content-Encoding, Content-Length, ETag and Vary, which depend on the encoding. */
  headers: Record<string, string>
  body: Buffer
  /** The encoding of `body`: Brotli if the body is worth compressing. Other encodings are made from it. */
  encoding: Encoding
  /** Hash of the uncompressed body; none if the response is for one request. */
  hash?: string
  /** True if the body cannot be compressed better. */
  isSmallest: boolean
  /** The route of its address. */
  match?: RouteMatch
  /** The time at which the work on it began, in milliseconds since 1970. */
  madeAt: number
}

/** Compresses a body that many will read: quickly, since a visitor is waiting. */
export async function finish(status: number, headers: Record<string, string>, body: Buffer): Promise<FinishedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const encoding = isWorthCompressing(body, headers['content-type']) ? 'br' : 'identity'
  const isSmallest = encoding === 'identity'
  return { status, headers, body: await compress(body, encoding), encoding, hash, isSmallest, madeAt: Date.now() }
}

/** Compresses a body for one request, in an encoding that its client accepts. */
export async function finishForRequest(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  accepted: Encoding
): Promise<FinishedResponse> {
  const encoding = isWorthCompressing(body, headers['content-type']) ? accepted : 'identity'
  return { status, headers, body: await compress(body, encoding), encoding, isSmallest: true, madeAt: Date.now() }
}

/** Compresses the same response again at Brotli's best quality. */
export async function recompress(response: FinishedResponse): Promise<FinishedResponse> {
  const body = await compress(await decompress(response.body), 'br', BEST)
  return { ...response, body, isSmallest: true }
}

/** The memory that a response may take, in bytes: its body, the same in gzip if somebody asks for it, and the rest. */
export function sizeOf({ body, encoding }: FinishedResponse): number {
  return Math.ceil(body.length * (encoding === 'br' ? 2.2 : 1)) + 1_024
}

/** The gzipped body of each response that a client without Brotli has requested. */
const gzipped = new WeakMap<FinishedResponse, Promise<Buffer>>()
/** Uncompressed bodies that are being made or sent, so that concurrent requests share one buffer. */
const decompressions = new WeakMap<FinishedResponse, Promise<Buffer>>()
const plain = new WeakMap<FinishedResponse, WeakRef<Buffer>>()

/** Converts a Brotli body to another encoding. */
function convert(finished: FinishedResponse, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') {
    return once(gzipped, finished, () => decompress(finished.body).then((body) => compress(body, 'gzip')))
  }
  const inUse = plain.get(finished)?.deref()
  if (inUse) return Promise.resolve(inUse)
  return once(decompressions, finished, async () => {
    const body = await decompress(finished.body)
    plain.set(finished, new WeakRef(body))
    decompressions.delete(finished)
    return body
  })
}

/** Runs a conversion once for all requests that need it; a failed one is tried again. */
function once(
  running: WeakMap<FinishedResponse, Promise<Buffer>>,
  finished: FinishedResponse,
  run: () => Promise<Buffer>
): Promise<Buffer> {
  const known = running.get(finished)
  if (known) return known
  const started = run()
  started.catch(() => running.delete(finished))
  running.set(finished, started)
  return started
}

/** Header lists by encoding, built once for each response. */
const headerLists = new WeakMap<FinishedResponse, Map<string, string[]>>()

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
  const { status, body, hash } = finished
  // A response for one request is already in an encoding that its client accepts.
  const canConvert = hash !== undefined && finished.encoding !== 'identity'
  const encoding = canConvert ? acceptedEncoding(request.headers['accept-encoding']) : finished.encoding
  if (hash && status === 200 && isKnown(request.headers['if-none-match'], hash)) {
    response.writeHead(304, headerList(finished, encoding, undefined).concat(extra)).end()
    return
  }
  const write = (sent: Buffer) => {
    if (response.destroyed) return
    const length = status === 204 || status === 304 ? undefined : sent.length
    response.writeHead(status, headerList(finished, encoding, length).concat(extra))
    response.end(request.method === 'HEAD' ? undefined : sent)
  }
  if (encoding === finished.encoding) write(body)
  else convert(finished, encoding).then(write, (error: Error) => response.destroy(error))
}

/** @param length the length of the body; undefined if there is none */
function headerList(finished: FinishedResponse, encoding: Encoding, length: number | undefined): string[] {
  const key = length === undefined ? `${encoding} none` : encoding
  let lists = headerLists.get(finished)
  if (!lists) {
    lists = new Map()
    headerLists.set(finished, lists)
  }
  const known = lists.get(key)
  if (known) return known
  const { headers, hash } = finished
  const list = Object.entries(headers).flat()
  if (hash) list.push('etag', `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`)
  if (finished.encoding !== 'identity') list.push('vary', 'Accept-Encoding')
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
