import { execFile } from 'node:child_process'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import { corpus } from '../../../content/affirmations'
import { setUpTestDatabase } from '../../../test/database'
import { bundlePrograms } from '../../../test/processes/programs'
import { type Pooler, startPgBouncer } from '../../../test/servers/pgbouncer'
import { waitFor } from '../../../test/wait-for'
import { utcDate } from '../../calendar/utc-date'
import { database, db } from '../client'
import { isDatabaseUnavailable } from '../database-errors'
import { describeDatabaseError } from '../describe-error'
import { migrate } from '../migrate'
import { openDatabase } from '.'

process.env.DATABASE_POOL_SIZE = '3'
process.env.DATABASE_STATEMENT_TIMEOUT_MS = '1500'
process.env.DATABASE_CONNECT_TIMEOUT_MS = '1500'
setUpTestDatabase()
const program = bundlePrograms('test/processes/second-process.ts')

/** Runs another process of the site on the same database, see test/processes/second-process.ts. */
async function runProcess(...args: string[]) {
  const command = [program('second-process'), ...args]
  const env = { ...process.env, DATABASE_STATEMENT_TIMEOUT_MS: '30000', DATABASE_CONNECT_TIMEOUT_MS: '30000' }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return JSON.parse(stdout) as { applied: string[]; added: number; passed: number; affirmation: string }
}

describe('several processes that start at once on an empty database', () => {
  beforeAll(async () => {
    await db().$executeRawUnsafe('DROP SCHEMA public CASCADE')
    await db().$executeRawUnsafe('CREATE SCHEMA public')
  })

  it('apply each migration once, add each affirmation once, and share rate limits and the daily pick', async () => {
    const day = utcDate(new Date())
    const processes = await Promise.all([1, 2].map(() => runProcess('203.0.113.9', '5', '3', day)))
    const sum = (key: 'added' | 'passed') => processes.reduce((total, process) => total + process[key], 0)
    expect(processes.flatMap(({ applied }) => applied).filter((name) => name === '0001_init')).toHaveLength(1)
    expect(sum('added')).toBe(Object.values(corpus).flat().length)
    expect(sum('passed')).toBe(5)
    expect(new Set(processes.map(({ affirmation }) => affirmation)).size).toBe(1)
    expect(await db().dailyPick.findMany()).toEqual([
      { day, affirmationId: processes[0]?.affirmation, isReplacement: false, replacedAt: null }
    ])
  }, 120_000)
})

const one = (client = db()) => client.$queryRaw`SELECT 1 AS one`

describe('connections', () => {
  it('number DATABASE_POOL_SIZE, and further queries wait for one', async () => {
    const pids = Array.from({ length: 12 }, async () => {
      const [row] = await db().$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid, pg_sleep(0.05)::text`
      return row?.pid
    })
    expect(new Set(await Promise.all(pids)).size).toBe(3)
  })

  it('end a statement after DATABASE_STATEMENT_TIMEOUT_MS', async () => {
    await expect(db().$queryRaw`SELECT pg_sleep(20)::text`).rejects.toThrow('statement timeout')
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('are replaced after the server has closed them', async () => {
    const { pool } = database()
    await pool?.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
    )
    await waitFor(() => (pool?.totalCount ?? 0) <= 1)
    expect(await one()).toEqual([{ one: 1 }])
  })
})

describe('the parameters of DATABASE_URL', () => {
  let pooler: Pooler
  beforeAll(async () => {
    pooler = await startPgBouncer(database().url)
  })
  afterAll(() => pooler.stop())

  it.each(['affirm', 'My schema, new'])('put everything into the schema that they name: %s', async (schema) => {
    const opened = openDatabase(`${database().url}?schema=${encodeURIComponent(schema)}&connection_limit=2`)
    try {
      expect(await migrate(opened)).toContain('0001_init')
      await opened.client.setting.create({ data: { key: 'schema', value: 'affirm' } })
      const rows = await db().$queryRawUnsafe(
        `SELECT value FROM ${pg.escapeIdentifier(schema)}."Setting" WHERE key = 'schema'`
      )
      expect(rows).toEqual([{ value: 'affirm' }])
      expect(await db().setting.count({ where: { key: 'schema' } })).toBe(0)
      expect(opened.pool?.options.max).toBe(2)
    } finally {
      await opened.client.$disconnect()
    }
  })

  it('let the site work through a pooler in transaction mode', async () => {
    const opened = openDatabase(`${pooler.url}?pgbouncer=true`)
    try {
      await migrate(opened)
      await opened.client.$transaction((tx) => tx.setting.create({ data: { key: 'pooled', value: '1' } }))
      expect(await db().setting.count({ where: { key: 'pooled' } })).toBe(1)
    } finally {
      await opened.client.$disconnect()
    }
  })

  it('are told to whoever goes through a pooler without pgbouncer=true', async () => {
    const { client } = openDatabase(pooler.url)
    const error = await one(client).catch((reason: unknown) => reason)
    expect(describeDatabaseError(error, pooler.url)).toContain('Add ?pgbouncer=true')
    await client.$disconnect()
  })
})

describe('a server that does not respond', () => {
  let silent: Server
  beforeAll(async () => {
    silent = createServer((socket) => socket.resume())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise((resolve) => silent.close(resolve))
  })

  it('fails the query after DATABASE_CONNECT_TIMEOUT_MS, without naming the password', async () => {
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { client } = openDatabase(`postgresql://site:secret@127.0.0.1:${port}/site`)
    const error = await client.setting.count().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('secret')
    await client.$disconnect()
  })
})

describe('connections that go silent, as in a failover', () => {
  let proxy: Server
  const forwarded = new Set<Socket>()
  const silence = () => forwarded.clear()
  beforeAll(async () => {
    const { hostname, port } = new URL(database().url)
    proxy = createServer((client) => {
      const upstream = connect(Number(port), hostname)
      forwarded.add(client)
      client.on('data', (data) => forwarded.has(client) && upstream.write(data)).on('error', () => {})
      upstream.on('data', (data) => forwarded.has(client) && client.write(data)).on('error', () => {})
      client.on('close', () => upstream.destroy())
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise((resolve) => proxy.close(resolve))
  })

  it('are closed a second after the statement timeout and replaced', async () => {
    const url = new URL(database().url)
    const address = proxy.address()
    url.port = String(typeof address === 'object' ? address?.port : 0)
    const { client } = openDatabase(url.href)
    expect(await one(client)).toEqual([{ one: 1 }])
    silence()
    const error = await client.setting.count().catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await one(client)).toEqual([{ one: 1 }])
    await client.$disconnect()
  }, 20_000)
})
