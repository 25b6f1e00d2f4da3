/** Clients that keep writing to and reading from a site during a fault, and record its responses. */
import { request } from 'node:http'
import type { Site } from '../site'

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
  body?: string
  headers?: Record<string, string>
  /** Milliseconds to wait for the response. */
  timeout?: number
}

/** Sends one request on a connection of its own. Never throws. */
export function sendRequest(
  { port }: Pick<Site, 'port'>,
  path: string,
  options: RequestOptions = {}
): Promise<ClientResponse> {
  const { method = 'GET', body, headers = {}, timeout = 30_000 } = options
  const start = performance.now()
  const result: ClientResponse = { status: 0, headers: {}, text: '', ms: 0, connected: false }
  return new Promise((resolve) => {
    const done = () => resolve({ ...result, ms: performance.now() - start })
    const sent = request({ host: '127.0.0.1', port, path, method, headers, timeout, agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        result.text += text
      })
      response.on('end', () => {
        result.status = response.statusCode ?? 0
        result.headers = response.headers
        done()
      })
      response.on('error', done)
    })
    sent.on('socket', (socket) => {
      socket.on('connect', () => {
        result.connected = true
      })
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', done)
    sent.end(body)
  })
}

let submissions = 0

/** Sends a unique submission. */
export function submit(site: Pick<Site, 'port'>, text?: string): Promise<ClientResponse> {
  submissions += 1
  const payload = {
    name: 'Ann',
    email: `ann-${submissions}@example.org`,
    category: 'love',
    affirmationText: text ?? `I rest for the ${submissions}th time.`
  }
  return sendRequest(site, '/api/submit', {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' }
  })
}

export interface Work {
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
