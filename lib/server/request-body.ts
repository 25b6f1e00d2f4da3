/** Reads the whole body before Next gets the request, so that a slow client occupies only its own connection. */
import type { IncomingMessage } from 'node:http'
import { ProblemDetails } from '../http/problem-details'

/** The largest body that is read, in bytes. */
const BODY_LIMIT = 16 * 1024

/**
 * @throws ProblemDetails 413 above the limit
 * @throws Error if the client disconnects
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = () =>
    new ProblemDetails(413, `The data is larger than ${BODY_LIMIT / 1024} KiB. Shorten it and send it again.`)
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  // The connection stays open if reading stops, because the refusal still has to be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length
    if (length > BODY_LIMIT) break
    chunks.push(chunk as Buffer)
  }
  if (length <= BODY_LIMIT) return Buffer.concat(chunks)
  // The rest is discarded, or the next request on the connection would wait for it.
  request.resume()
  throw tooLarge()
}
