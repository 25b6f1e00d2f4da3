/** A page or file as Next makes it, asked for inside the process: no socket, no client's headers. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export interface Rendered {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** Collects what is written, in place of sending it. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  #isEnded = false

  get body(): Buffer {
    return Buffer.concat(this.#chunks)
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    this.#collect(chunk, encoding)
    callLast(encoding, done)
    return true
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.#isEnded) return this
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.#collect(chunk, encoding)
    this.#isEnded = true
    // What Next asks to tell a finished response from one whose client has gone.
    for (const name of ['writableEnded', 'writableFinished']) Object.defineProperty(this, name, { value: true })
    callLast(chunk, encoding, done)
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  #collect(chunk: unknown, encoding: unknown): void {
    if (!this.headersSent) this.writeHead(this.statusCode)
    const text = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, text) : Buffer.from(chunk as Uint8Array))
  }
}

function callLast(...values: unknown[]): void {
  for (const value of values) if (typeof value === 'function') value()
}

/**
 * Asks Next for an address.
 * @param target path, with a query if the page reads one
 * @param headers what the page may read of the request
 */
export async function render(
  handle: NextHandler,
  target: string,
  headers: Record<string, string> = {}
): Promise<Rendered> {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = target
  request.headers = { host: 'localhost', accept: '*/*', ...headers }
  request.push(null)
  const response = new CollectedResponse(request)
  const finished = new Promise<void>((resolve) => response.once('finish', resolve))
  await handle(request, response)
  await finished
  const collected = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { status: response.statusCode, headers: Object.fromEntries(collected), body: response.body }
}
