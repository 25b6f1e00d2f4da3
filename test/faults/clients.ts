/** Clients of a site under a fault: they write and read without a pause, and remember what they were told. */
import { request } from 'node:http'
import type { Site } from '../site'

export interface Answer {
  /** 0 where there was none. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
  /** Whether the connection stood, so that the request was taken. */
  connected: boolean
}

interface AskOptions {
  method?: string
  body?: string
  headers?: Record<string, string>
  /** Milliseconds after which there is no answer. */
  timeout?: number
}

/** One request on a connection of its own; never throws. */
export function ask({ port }: Pick<Site, 'port'>, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', body, headers = {}, timeout = 30_000 } = options
  const start = performance.now()
  const answer: Answer = { status: 0, headers: {}, text: '', ms: 0, connected: false }
  return new Promise((resolve) => {
    const done = () => resolve({ ...answer, ms: performance.now() - start })
    const sent = request({ host: '127.0.0.1', port, path, method, headers, timeout, agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        answer.text += text
      })
      response.on('end', () => {
        answer.status = response.statusCode ?? 0
        answer.headers = response.headers
        done()
      })
      response.on('error', done)
    })
    sent.on('socket', (socket) => {
      socket.on('connect', () => {
        answer.connected = true
      })
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', done)
    sent.end(body)
  })
}

let submissions = 0

/** Sends a submission that no other is like. */
export function submit(site: Pick<Site, 'port'>, text?: string): Promise<Answer> {
  submissions += 1
  const payload = {
    name: 'Ann',
    email: `ann-${submissions}@example.org`,
    category: 'love',
    affirmationText: text ?? `I rest for the ${submissions}th time.`
  }
  return ask(site, '/api/submit', {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' }
  })
}

export interface Work {
  /** Ids of the submissions that were answered with 201. */
  ids: string[]
  /** How often each status came; "none" where a connection broke or was refused. */
  statuses: Map<string, number>
  /** All answers that were no success. */
  refusals: Answer[]
  /** Ends the work after the requests that are on their way. */
  stop(): Promise<void>
}

/** Clients that do the same thing over and over until they are stopped. */
function work(clients: number, act: () => Promise<Answer>, pauseMs = 0): Work {
  const result: Work = { ids: [], statuses: new Map(), refusals: [], stop: async () => {} }
  let isStopped = false
  const client = async () => {
    while (!isStopped) {
      const answer = await act()
      const name = answer.status === 0 ? 'none' : String(answer.status)
      result.statuses.set(name, (result.statuses.get(name) ?? 0) + 1)
      if (answer.status === 201) result.ids.push(JSON.parse(answer.text).id)
      if (answer.status === 0 || answer.status >= 400) result.refusals.push(answer)
      // A site that takes no connections is asked again, but not a thousand times a second.
      const wait = answer.status === 0 ? 20 : pauseMs
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

/** Clients that submit, each as fast as it is answered. */
export function writers(sites: Pick<Site, 'port'>[], clients: number): Work {
  let turn = 0
  return work(clients, () => {
    turn += 1
    return submit(sites[turn % sites.length] as Site)
  })
}

/** A client that reads these addresses one after the other, a few times a second. */
export function reader(site: Pick<Site, 'port'>, paths: string[]): Work {
  let turn = 0
  return work(
    1,
    () => {
      turn += 1
      return ask(site, paths[turn % paths.length] as string)
    },
    50
  )
}

/** What a problem for a database that is away has to be: 503, when to come back, words, and nothing of the insides. */
export function faultsOfRefusals(refusals: Answer[]): string[] {
  const faults = new Set<string>()
  for (const { status, headers, text } of refusals) {
    if (status !== 503) faults.add(`answered ${status || 'nothing'} where 503 is right`)
    else if (!headers['retry-after']) faults.add('a 503 does not say when to come back')
    if (/SQLITE|Prisma|Invalid `|\n\s+at /.test(text)) faults.add('an answer shows insides')
  }
  return [...faults]
}
