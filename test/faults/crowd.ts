/** Opens very many and very slow connections while other clients want to be served. */
import { connect, type Socket } from 'node:net'
import { type Site, startSite } from '../servers/site'
import { type ClientResponse, sendRequest, submit } from './clients'
import { withSqlite } from './databases'
import { type FaultRun, pause } from './report'

const IDLE = 1_000
/** Clients that never finish their headers, and clients that send their body one byte at a time. */
const SLOW_HEADERS = 100
const SLOW_BODIES = 50
const BYTE_EVERY_MS = 25
const REQUESTS = 3_000
/** The highest acceptable 99th percentile of the other clients' response times, in milliseconds. */
const MAX_P99_MS = 1_500

interface SlowClient {
  socket: Socket
  /** The bytes received from the site. */
  received: string
}

function slowClient({ port }: Site, at: string, bytes: string): Promise<SlowClient> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port })
    const client: SlowClient = { socket, received: '' }
    socket.setEncoding('latin1').on('data', (text: string) => {
      client.received += text
    })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.write(at)
      let sent = 0
      const timer = setInterval(() => {
        if (socket.destroyed || sent === bytes.length) return clearInterval(timer)
        socket.write(bytes[sent] as string)
        sent += 1
      }, BYTE_EVERY_MS)
      // The site may refuse a slow client or close its connection.
      socket.on('error', () => {})
      resolve(client)
    })
  })
}

/** Sends requests and returns the 99th percentile of their response times, in milliseconds. */
async function responseTime(site: Site, requests: number, faults: string[]): Promise<number> {
  const responses: ClientResponse[] = []
  const client = async (first: number) => {
    for (let turn = first; turn < requests; turn += 4) {
      const response = await (turn % 3 === 0
        ? submit(site)
        : sendRequest(site, turn % 3 === 1 ? '/' : '/api/categories'))
      responses.push(response)
      if (response.status === 0 || response.status >= 400)
        faults.push(`another client got status ${response.status || 'none'}`)
    }
  }
  await Promise.all([0, 1, 2, 3].map(client))
  const times = responses.map(({ ms }) => ms).sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] as number
}

export const crowd: FaultRun = () =>
  withSqlite(async (databaseUrl) => {
    const faults: string[] = []
    // As behind a proxy, whose connections are those of many: without one, an address has 500 at most.
    const site = await startSite({ databaseUrl, env: { TRUST_PROXY: '1' } })
    await responseTime(site, 60, faults)
    const alone = await responseTime(site, REQUESTS, faults)

    // An address may have a limited number of submissions waiting. All bodies are of one length.
    const bodyOf = (index: number) => {
      const email = `ann-${String(index).padStart(4, '0')}@example.org`
      return JSON.stringify({ name: 'Ann', email, category: 'love', affirmationText: 'I rest.' })
    }
    const { length } = bodyOf(0)
    const head = 'Host: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n'
    const post = `POST /api/submit HTTP/1.1\r\n${head}Content-Length: ${length}\r\n\r\n`
    const some = (count: number, at: string, bytesOf: (index: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, index) => slowClient(site, at, bytesOf(index))))
    const idle = await some(IDLE, '', () => '')
    const slowHeads = await some(SLOW_HEADERS, 'GET / HTTP/1.1\r\nX-Slow: ', () => 'a'.repeat(1_000))
    const slowBodies = await some(SLOW_BODIES, post, bodyOf)
    const crowded = await responseTime(site, REQUESTS, faults)
    // A busy machine is slow without the crowd, too.
    if (crowded > Math.max(MAX_P99_MS, 5 * alone)) faults.push(`other clients waited ${crowded.toFixed(0)} ms`)

    const end = Date.now() + length * BYTE_EVERY_MS * 2 + 10_000
    while (slowBodies.some(({ received }) => received === '') && Date.now() < end) await pause(100)
    const accepted = slowBodies.filter(({ received }) => received.startsWith('HTTP/1.1 201')).length
    if (accepted < SLOW_BODIES) faults.push(`${SLOW_BODIES - accepted} slow bodies were not accepted`)
    for (const { socket } of [...idle, ...slowHeads, ...slowBodies]) socket.destroy()
    if ((await sendRequest(site, '/')).status !== 200) faults.push('the home page does not respond afterwards')
    const memory = site.memory()
    await site.stop()
    const seen =
      `p99 of other clients ${crowded.toFixed(0)} ms (${alone.toFixed(0)} ms without them); ` +
      `${accepted} slow bodies accepted; ${memory.toFixed(0)} MiB`
    const tried = `${IDLE} idle connections, ${SLOW_HEADERS} slow headers, ${SLOW_BODIES} bodies a byte at a time`
    return [{ tried, times: REQUESTS, seen, lost: SLOW_BODIES - accepted, faults: [...new Set(faults)] }]
  })
