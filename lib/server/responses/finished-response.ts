/** A finished response: its body is compressed and its headers are complete, so that sending it is one look-up and one write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { RouteMatch } from '../../routes'
import { acceptedEncoding, compress, decompress, type Encoding, isWorthCompressing } from './encoding'

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
 * Compresses a body, and completes its headers.
 * @param accepted the encoding that the client accepts, if the response is for one request
 */
export async function finish(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  accepted?: Encoding
): Promise<FinishedResponse> {
  const encoding = isWorthCompressing(body, headers['content-type']) ? (accepted ?? 'br') : 'identity'
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

/** Bodies in another encoding than their response's. */
const conversions = new LRUCache<string, Buffer, { finished: FinishedResponse; encoding: Encoding }>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: (body) => body.length,
  // The request gets its body even if there is no room to keep it.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: { finished, encoding } }) => {
    const plain = unread.get(finished)?.deref() ?? (await decompress(finished.body))
    unread.set(finished, new WeakRef(plain))
    return encoding === 'identity' ? plain : compress(plain, encoding)
  }
})
/** Uncompressed bodies that clients have not read yet, though they may be gone from the cache: further requests share them. */
const unread = new WeakMap<FinishedResponse, WeakRef<Buffer>>()

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
