/** Clients that keep writing to and reading from a site during a fault, and record its responses. */
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Site } from '../servers/site'

/** Milliseconds to wait for a response. */
const TIMEOUT_MS = 30_000

export interface ClientResponse {
  /** 0 if there was no response. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
  /** True if the connection was established, so that the server accepted the request. */
  connected: boolean
}

interface RequestOptions {
  method?: string
  /** In one part or several, sent one after the other. */
  body?: string | AsyncIterable<string>
  headers?: Record<string, string>
}

/** Sends one request on a connection of its own. Never throws. */
export async function sendRequest(
  { port }: Pick<Site, 'port'>,
  path: string,
  { method, body = '', headers }: RequestOptions = {}
): Promise<ClientResponse> {
  const start = performance.now()
  const result: ClientResponse = { status: 0, headers: {}, text: '', ms: 0, connected: false }
  const sent = request({ host: '127.0.0.1', port, path, method, headers, timeout: TIMEOUT_MS, agent: false })
  sent.on('timeout', () => sent.destroy())
  sent.on('error', () => {})
  sent.on('socket', (socket) => {
    socket.on('connect', () => {
      result.connected = true
    })
  })
  try {
    const [[response]] = await Promise.all([once(sent, 'response'), pipeline(Readable.from(body), sent)])
    result.text = await text(response)
    result.status = response.statusCode ?? 0
    result.headers = response.headers
  } catch {
    // The result says that there was no response, or not all of it.
  }
  return { ...result, ms: performance.now() - start }
}

let submissions = 0

/** Sends a unique submission. */
export function submit(
  site: Pick<Site, 'port'>,
  send = (body: string): RequestOptions['body'] => body
): Promise<ClientResponse> {
  submissions += 1
  const body = JSON.stringify({
    name: 'Ann',
    email: `ann-${submissions}@example.org`,
    category: 'love',
    affirmationText: `I rest for the ${submissions}th time.`
  })
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  return sendRequest(site, '/api/submit', { method: 'POST', body: send(body), headers })
}

interface Work {
  /** Ids of the submissions that got a 201. */
  ids: string[]
  /** The number of responses by status; "none" for a broken or refused connection. */
  statuses: Map<string, number>
  /** All responses that are not a success. */
  refusals: ClientResponse[]
  /** Stops after the requests in flight. */
  stop(): Promise<void>
}

/** Clients that repeat an action until they are stopped. */
function work(clients: number, act: () => Promise<ClientResponse>, pauseMs = 0): Work {
  const result: Work = { ids: [], statuses: new Map(), refusals: [], stop: async () => {} }
  let isStopped = false
  const client = async () => {
    while (!isStopped) {
      const response = await act()
      const name = response.status === 0 ? 'none' : String(response.status)
      result.statuses.set(name, (result.statuses.get(name) ?? 0) + 1)
      if (response.status === 201) result.ids.push(JSON.parse(response.text).id)
      if (response.status === 0 || response.status >= 400) result.refusals.push(response)
      // Do not retry a site that refuses connections a thousand times a second.
      const wait = response.status === 0 ? 20 : pauseMs
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  result.stop = async () => {
    isStopped = true
    await all
  }
  return result
}

/** Clients that submit as fast as they get responses. */
export function writers(sites: Pick<Site, 'port'>[], clients: number): Work {
  let turn = 0
  return work(clients, () => {
    turn += 1
    return submit(sites[turn % sites.length] as Site)
  })
}

/** A client that reads these paths in turn, several times a second. */
export function reader(site: Pick<Site, 'port'>, paths: string[]): Work {
  let turn = 0
  return work(
    1,
    () => {
      turn += 1
      return sendRequest(site, paths[turn % paths.length] as string)
    },
    50
  )
}

/** The number of responses with this status. */
export function countOf({ statuses }: Work, status: string): number {
  return statuses.get(status) ?? 0
}

/** Checks refusals during a database error: they must be 503 with Retry-After and reveal no internals. */
export function faultsOfRefusals(refusals: ClientResponse[]): string[] {
  const faults = new Set<string>()
  for (const { status, headers, text } of refusals) {
    if (status !== 503) faults.add(`status ${status || 'none'} instead of 503`)
    else if (!headers['retry-after']) faults.add('a 503 without Retry-After')
    if (/SQLITE|Prisma|Invalid `|\n\s+at /.test(text)) faults.add('a response shows internals')
  }
  return [...faults]
}
