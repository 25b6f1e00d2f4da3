import { setTimeout as sleep } from 'node:timers/promises'
import { closeDb, db } from '@/lib/db/client'
import { version } from '@/package.json'
import { setUpTestDatabase } from '@/test/database'
import { GET } from './route'

setUpTestDatabase()

/** The sources are none; e2e/server/upgrade.spec.ts asks releases. */
const NO_RELEASE = { release: 'unknown', commit: 'unknown' }

it('says that all is well', async () => {
  const response = await GET()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    status: 'ok',
    version,
    ...NO_RELEASE,
    checks: { database: 'ok', migrations: 'current' }
  })
})

it('says within a second that a migration is pending, and asks the database no more often', async () => {
  const [last] = await db().$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1`
  await db().$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ${last?.migration_name}`
  expect((await GET()).status).toBe(200)
  await sleep(1_100)
  const response = await GET()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(await response.json()).toEqual({
    status: 'unavailable',
    version,
    ...NO_RELEASE,
    checks: { database: 'ok', migrations: 'pending' }
  })
})

it('says that the database is away, soon, to all who ask, and without saying where it is', async () => {
  await sleep(1_100)
  await closeDb()
  const { database } = globalThis as { database?: unknown }
  const never = () => new Promise(() => {})
  Object.assign(globalThis, { database: { engine: 'sqlite', url: 'file:secret', client: { $queryRaw: never } } })
  const began = Date.now()
  const responses = await Promise.all([GET(), GET(), GET()])
  // Two seconds by design; the rest is for a busy machine. Without an end it would be never.
  expect(Date.now() - began).toBeLessThan(15_000)
  for (const response of responses) {
    expect(response.status).toBe(503)
    expect(await response.text()).toBe(
      `{"status":"unavailable","version":"${version}","release":"unknown","commit":"unknown","checks":{"database":"unreachable","migrations":"unknown"}}`
    )
  }
  Object.assign(globalThis, { database })
})
