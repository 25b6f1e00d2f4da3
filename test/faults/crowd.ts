/** Very many connections, and very slow ones, while others want to be served. */
import { connect, type Socket } from 'node:net'
import { copyBuild, type Site, startSite } from '../site'
import { type Answer, ask, submit } from './clients'
import { withSqlite } from './databases'
import { type FaultRun, pause } from './report'

const IDLE = 1_000
/** Clients that never come to the end of their headers, and clients whose body comes a byte at a time. */
const SLOW_HEADERS = 100
const SLOW_BODIES = 50
const BYTE_EVERY_MS = 50
/** What nobody who is not slow should wait for, in milliseconds, at the ninety-ninth of a hundred. */
const PATIENCE_MS = 1_500

interface SlowClient {
  socket: Socket
  /** What the site said to it, if it has. */
  heard: string
}

function slowClient({ port }: Site, at: string, bytes: string): Promise<SlowClient> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port })
    const client: SlowClient = { socket, heard: '' }
    socket.setEncoding('latin1').on('data', (text: string) => {
      client.heard += text
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
      // A site that has enough of a slow client may say so, or hang up.
      socket.on('error', () => {})
      resolve(client)
    })
  })
}

/** How long others wait: the ninety-ninth of a hundred, in milliseconds. */
async function served(site: Site, requests: number, faults: string[]): Promise<number> {
  const answers: Answer[] = []
  const client = async (first: number) => {
    for (let turn = first; turn < requests; turn += 4) {
      const answer = await (turn % 3 === 0 ? submit(site) : ask(site, turn % 3 === 1 ? '/' : '/api/categories'))
      answers.push(answer)
      if (answer.status === 0 || answer.status >= 400) faults.push(`others were answered ${answer.status || 'nothing'}`)
    }
  }
  await Promise.all([0, 1, 2, 3].map(client))
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] as number
}

export const crowd: FaultRun = ({ short }) =>
  withSqlite(async (databaseUrl) => {
    const requests = short ? 300 : 3_000
    const faults: string[] = []
    const site = await startSite({ databaseUrl, folder: copyBuild() })
    await served(site, 60, faults)
    const alone = await served(site, requests, faults)

    const body = JSON.stringify({ name: 'Ann', email: 'a@example.org', category: 'love', affirmationText: 'I rest.' })
    const head = 'Host: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n'
    const post = `POST /api/submit HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n`
    const some = (count: number, at: string, bytes: string) =>
      Promise.all(Array.from({ length: count }, () => slowClient(site, at, bytes)))
    const idle = await some(IDLE, '', '')
    const slowHeads = await some(SLOW_HEADERS, 'GET / HTTP/1.1\r\nX-Slow: ', 'a'.repeat(1_000))
    const slowBodies = await some(SLOW_BODIES, post, body)
    const crowded = await served(site, requests, faults)
    if (crowded > PATIENCE_MS) faults.push(`others waited ${crowded.toFixed(0)} ms`)

    const end = Date.now() + body.length * BYTE_EVERY_MS * 2 + 10_000
    while (slowBodies.some(({ heard }) => heard === '') && Date.now() < end) await pause(100)
    const taken = slowBodies.filter(({ heard }) => heard.startsWith('HTTP/1.1 201')).length
    if (taken < SLOW_BODIES) faults.push(`${SLOW_BODIES - taken} slow bodies were not taken`)
    for (const { socket } of [...idle, ...slowHeads, ...slowBodies]) socket.destroy()
    if ((await ask(site, '/')).status !== 200) faults.push('the home page does not answer afterwards')
    const memory = site.memory()
    await site.stop()
    const seen =
      `p99 of others ${crowded.toFixed(0)} ms (${alone.toFixed(0)} ms without them); ` +
      `${taken} slow bodies answered 201; ${memory.toFixed(0)} MiB`
    const tried = `${IDLE} idle connections, ${SLOW_HEADERS} slow headers, ${SLOW_BODIES} bodies a byte at a time`
    return [{ tried, times: requests, seen, lost: SLOW_BODIES - taken, faults: [...new Set(faults)] }]
  })
