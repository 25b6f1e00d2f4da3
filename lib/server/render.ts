/** Renders a page or file with Next inside the process: without a socket, and without the client's headers. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export interface Rendered {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** The longest time for a render, in milliseconds. It is longer than the time-out of a database statement. */
const DEADLINE_MS = 20_000

export class RenderTimeout extends Error {}

/** Collects the response instead of sending it. */
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
    // Next reads these to distinguish a finished response from one whose client has disconnected.
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
 * Renders an address.
 * @param target the path, with a query if the page reads one
 * @param headers the request headers that the page may read
 * @throws RenderTimeout
 */
export async function render(
  handle: NextHandler,
  target: string,
  headers: Record<string, string> = {},
  deadlineMs = DEADLINE_MS
): Promise<Rendered> {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = target
  request.headers = { host: 'localhost', accept: '*/*', ...headers }
  request.push(null)
  const response = new CollectedResponse(request)
  const finished = new Promise<void>((resolve) => response.once('finish', resolve))
  await within(deadlineMs, target, Promise.all([handle(request, response), finished])).catch((error: unknown) => {
    // Next stops rendering when the client disconnects.
    response.emit('close')
    throw error
  })
  const collected = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { status: response.statusCode, headers: Object.fromEntries(collected), body: response.body }
}

async function within<Result>(ms: number, target: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    const path = target.split('?')[0]
    timer = setTimeout(() => reject(new RenderTimeout(`${path} was not rendered within ${ms} ms.`)), ms)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
