/** PostgreSQL through node-postgres: for several site processes on one database. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from '../../env'
import type { PrismaClient } from '../generated/client'
import { PrismaClient as PostgresqlClient } from '../generated-postgresql/client'
import { type Engine, transactionOptions } from './engine'

/** As Prisma creates it. */
const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
  )`

/** By which PostgreSQL tells the connections of the running site from those of commands. */
const APPLICATION_NAME = 'daily-affirmations'

/** Milliseconds that a response may take on the network in addition to the server's own statement timeout. */
const NETWORK_MARGIN_MS = 1_000

/**
 * The site's connections. A timeout becomes an error, for which the API returns 503. The server ends a slow statement
 * itself; the client-side timeout is for a connection that went silent, as in a failover, which nobody would ever close.
 */
function newPool(connectionString: string): pg.Pool {
  const { DATABASE_POOL_SIZE, DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_CONNECT_TIMEOUT_MS } = env()
  const pool = new pg.Pool({
    connectionString,
    max: DATABASE_POOL_SIZE,
    statement_timeout: DATABASE_STATEMENT_TIMEOUT_MS,
    query_timeout: DATABASE_STATEMENT_TIMEOUT_MS && DATABASE_STATEMENT_TIMEOUT_MS + NETWORK_MARGIN_MS,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS
  })
  // The next query replaces an idle connection that the server has closed, and reports an error if it cannot.
  pool.on('error', () => {})
  return pool
}

/** Runs work on a connection of its own, outside the pool, and closes it: what is not committed by then is rolled back. */
async function withConnection<Result>(url: string, work: (connection: pg.Client) => Promise<Result>): Promise<Result> {
  const connection = await connect(url)
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}

/** @throws the error of the server, or of the network; nothing is left open then */
export async function connect(url: string): Promise<pg.Client> {
  const connection = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: env().DATABASE_CONNECT_TIMEOUT_MS
  })
  connection.on('error', () => {})
  try {
    await connection.connect()
    return connection
  } catch (error) {
    await connection.end().catch(() => {})
    throw error
  }
}

export const postgresql: Engine = {
  open(url) {
    const pool = newPool(url)
    const client = new PostgresqlClient({
      adapter: new PrismaPg(pool, { disposeExternalPool: true }),
      transactionOptions
    })
    // Both clients are generated from the same models; PostgreSQL's merely has more filters.
    return { engine: 'postgresql', url, client: client as unknown as PrismaClient, pool }
  },
  migrating: (url, work) =>
    withConnection(url, async (connection) => {
      await connection.query('BEGIN')
      await connection.query(`SELECT pg_advisory_xact_lock(hashtext('migrations'))`)
      const result = await work({
        run: async (script) => {
          await connection.query(script)
        },
        applied: async () => {
          await connection.query(MIGRATIONS_TABLE)
          const { rows } = await connection.query<{ migration_name: string; finished_at: Date | null }>(
            'SELECT migration_name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL'
          )
          return rows.map((row) => ({ name: row.migration_name, isFinished: row.finished_at !== null }))
        },
        record: async ({ id, name, checksum, startedAt, finishedAt }) => {
          await connection.query(
            `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
             VALUES ($1, $2, $3, $4, $5, 1)`,
            [id, checksum, finishedAt, name, startedAt]
          )
        }
      })
      await connection.query('COMMIT')
      return result
    }),
  async hasMigrationsTable(client) {
    const [row] = await client.$queryRaw<{ name: string | null }[]>`
      SELECT to_regclass('_prisma_migrations')::text AS name`
    return row?.name != null
  },
  async markServed() {
    // The name of all connections that this process opens.
    process.env.PGAPPNAME = APPLICATION_NAME
  },
  isServed: (url) =>
    withConnection(url, async (connection) => {
      const { rowCount } = await connection.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()',
        [APPLICATION_NAME]
      )
      return rowCount !== 0
    })
}
