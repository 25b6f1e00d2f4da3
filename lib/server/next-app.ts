/**
 * Runs Next inside this process, without a socket and without the headers of clients. It depends on Next's internals, as does
 * responses/complete-response.ts; next-app.test.ts fails after an upgrade until somebody has checked them.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { MockedResponse } from 'next/dist/server/lib/mock-request.js'
import { FORM_STATE_HEADER, RENDER_PAGE_HEADER } from '../http/form-page'
import { PATH_HEADER, resolvePath } from '../routes'

/** The version of Next with which these files were tested. */
export const TESTED_NEXT_VERSION = '16.4.6'

export interface InternalRequest {
  method?: string
  /** The path, with the query that the page or handler reads. */
  target: string
  /** In lower case. */
  headers?: Record<string, string>
  body?: Buffer
}

export interface InternalResponse {
  status: number
  /** In lower case. */
  headers: Record<string, string>
  body: Buffer
}

export interface NextApp {
  /** Sends a request to Next, and for a form the page that its handler names. */
  send: (request: InternalRequest) => Promise<InternalResponse>
  /** Next's own listener, for the requests that only development has. */
  listener: RequestListener
}

/**
 * The longest time for a response, in milliseconds. It is longer than the time-out of a database statement. In development Next
 * first compiles what is requested.
 */
const DEADLINE_MS = process.env.NODE_ENV === 'development' ? 180_000 : 20_000

/**
 * @param folder of the build, or of the sources in development
 * @param server whose upgrades Next answers in development, to reload pages
 */
export async function startNext(folder: string, isDevelopment: boolean, server: Server): Promise<NextApp> {
  if (!isDevelopment) {
    // As `.next/standalone/server.js` does: the build's own configuration, without next.config.mjs and its tools.
    const built = JSON.parse(readFileSync(join(folder, '.next', 'required-server-files.json'), 'utf8'))
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config)
  }
  const app = next({ dev: isDevelopment, dir: folder, ...(isDevelopment && { httpServer: server }) })
  await app.prepare()
  const listener = app.getRequestHandler()
  return { send: (request) => sendWithInternalRedirect(listener, request), listener }
}

/** True for requests by which Next's scripts reload a page in development. */
export function isForNextAlone({ url = '', headers }: IncomingMessage): boolean {
  return /^\/(_next\/|__nextjs)/.test(url) || headers.rsc !== undefined
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Sends a request to Next. If a form's handler names a page to show, this requests that page, and returns it with the status and
 * headers of the handler: the client sees one response. Exported for tests.
 */
export async function sendWithInternalRedirect(
  listener: Listener,
  request: InternalRequest
): Promise<InternalResponse> {
  const received = await sendInternalRequest(listener, request)
  const target = received.headers[RENDER_PAGE_HEADER]
  if (target === undefined) return received
  const state = encodeURIComponent(received.body.toString('utf8'))
  const page = await sendInternalRequest(listener, { target, headers: { [FORM_STATE_HEADER]: state } })
  if (page.status >= 500) return page
  // The status, Retry-After and the name of the page come from the handler.
  const { 'content-type': _, ...ofHandler } = received.headers
  return { ...page, status: received.status, headers: { ...page.headers, ...ofHandler } }
}

/** Exported for tests. */
export async function sendInternalRequest(
  listener: Listener,
  { method = 'GET', target, headers, body }: InternalRequest,
  deadlineMs = DEADLINE_MS
): Promise<InternalResponse> {
  // Node's types ask for a socket. Next does without one, and making one would take a tenth of the time of an API response.
  const request = new IncomingMessage(undefined as unknown as Socket)
  request.method = method
  request.url = target
  const path = resolvePath(target.split('?', 1)[0] as string)
  request.headers = { host: 'localhost', accept: '*/*', ...headers, [PATH_HEADER]: path }
  if (body) request.push(body)
  request.push(null)
  // Otherwise a request that has been read would count as aborted.
  request.complete = true
  const chunks: Buffer[] = []
  // Next's own stand-in for a response, which collects instead of sending.
  const response = new MockedResponse({ resWriter: (chunk) => chunks.push(Buffer.from(chunk)) > 0 })
  const work = Promise.all([listener(request, response), once(response, 'finish')])
  await within(deadlineMs, target, work).catch((error: unknown) => {
    // Next stops rendering when the client disconnects.
    response.destroy()
    throw error
  })
  const collected = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { status: response.statusCode, headers: Object.fromEntries(collected), body: Buffer.concat(chunks) }
}

async function within<Result>(ms: number, target: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    const path = target.split('?')[0]
    timer = setTimeout(() => reject(new Error(`Next did not respond to ${path} within ${ms} ms.`)), ms)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
