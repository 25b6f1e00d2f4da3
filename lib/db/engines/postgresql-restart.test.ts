/** Restarts PostgreSQL under load, and checks the API's responses and the stored rows. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type PostgresServer, startPostgres } from '../../../test/postgres'
import { expectConsoleErrors } from '../../../test/quiet-console'
import { waitFor } from '../../../test/wait-for'

process.env.RATE_LIMIT_PER_MINUTE = '1000000'

import { POST as subscribe } from '../../../app/api/newsletter/subscribe/route'
import { closeDb, db } from '../client'
import { migrate } from '../migrate'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
  process.env.DATABASE_URL = server.url
  await migrate()
})
afterAll(async () => {
  await closeDb()
  await server.stop()
})

let sent = 0
const acknowledged: string[] = []
const statuses = new Map<number, number>()

async function write(): Promise<number> {
  sent += 1
  const email = `visitor-${sent}@example.org`
  const request = new Request('http://localhost:3000/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email })
  })
  const response = await subscribe(request, undefined)
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  if (response.status === 200) acknowledged.push(email)
  if (response.status === 503) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.text()).not.toMatch(/prisma|postgres|127\.0\.0\.1/i)
  }
  return response.status
}

/** Eight visitors who write one after the other until told to stop. */
function load(): () => Promise<unknown> {
  let isRunning = true
  const visitors = Array.from({ length: 8 }, async () => {
    while (isRunning) if ((await write()) !== 200) await sleep(20)
  })
  return () => {
    isRunning = false
    return Promise.all(visitors)
  }
}

it('returns 503 while PostgreSQL is down, recovers by itself, and keeps every acknowledged write', async () => {
  expectConsoleErrors()
  const stop = load()
  for (let restart = 0; restart < 3; restart += 1) {
    await sleep(300)
    await server.halt()
    expect(await write()).toBe(503)
    await server.resume()
    const before = acknowledged.length
    await waitFor(() => acknowledged.length >= before + 20)
  }
  await stop()

  expect([...statuses.keys()].sort()).toEqual([200, 503])
  const rows = await db().subscriber.findMany({ select: { email: true } })
  const stored = new Set(rows.map(({ email }) => email))
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
}, 120_000)
