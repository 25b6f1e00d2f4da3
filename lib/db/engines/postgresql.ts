/** PostgreSQL through node-postgres: for several site processes on one database. */
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from '../../env'
import type { PrismaClient } from '../generated/client'
import { PrismaClient as PostgresqlClient } from '../generated-postgresql/client'
import { type Engine, type MigratingAdapter, transactionOptions } from './engine'

/** PostgreSQL's internal one-byte type "char", not CHAR(n). */
const CHAR = pg.types.builtins.CHAR

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

type Connection = Awaited<ReturnType<PrismaPg['connect']>>

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

/**
 * Uses a single connection, because the schema engine's lock belongs to one. Sends a script as one statement, so that it is one
 * transaction: the adapter would split it at every semicolon.
 */
class PostgresqlMigratingAdapter extends PrismaPg implements MigratingAdapter {
  readonly #url: string
  readonly #connections: Connection[] = []

  constructor(url: string) {
    super({ connectionString: url, max: 1, connectionTimeoutMillis: env().DATABASE_CONNECT_TIMEOUT_MS })
    this.#url = url
  }

  override async connect() {
    const connection = await super.connect()
    const pool = connection.underlyingDriver()
    connection.executeScript = async (script) => {
      await pool.query(script)
    }
    const query = pool.query.bind(pool) as (config: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>
    pool.query = (async (config: pg.QueryArrayConfig) => {
      const result = await query(config)
      // The system catalog has columns of type "char", which the adapter does not know (prisma/orm#27403): read them as text.
      for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = pg.types.builtins.TEXT
      return result
    }) as typeof pool.query
    this.#connections.push(connection)
    return connection
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.dispose()))
  }

  /** Creates a shadow database. (Given a connection string, the adapter itself would use our own database as its shadow.) */
  override async connectToShadowDb() {
    const name = `shadow_${randomUUID().replaceAll('-', '')}`
    const own = await this.connect()
    await own.executeScript(`CREATE DATABASE "${name}"`)
    const url = new URL(this.#url)
    url.pathname = name
    const shadow = await new PostgresqlMigratingAdapter(url.href).connect()
    const disconnect = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await disconnect()
      await own.executeScript(`DROP DATABASE "${name}"`)
    }
    return shadow
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
  migratingAdapter: (url) => new PostgresqlMigratingAdapter(url),
  async migrating(url, work) {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: env().DATABASE_CONNECT_TIMEOUT_MS
    })
    connection.on('error', () => {})
    await connection.connect()
    try {
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
    } finally {
      // Rolls back what is not committed.
      await connection.end()
    }
  },
  async hasMigrationsTable(client) {
    const [row] = await client.$queryRaw<{ name: string | null }[]>`
      SELECT to_regclass('_prisma_migrations')::text AS name`
    return row?.name != null
  },
  async markServed() {
    // The name of all connections that this process opens.
    process.env.PGAPPNAME = APPLICATION_NAME
  },
  async isServed(url) {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: env().DATABASE_CONNECT_TIMEOUT_MS
    })
    connection.on('error', () => {})
    await connection.connect()
    try {
      const { rowCount } = await connection.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()',
        [APPLICATION_NAME]
      )
      return rowCount !== 0
    } finally {
      await connection.end()
    }
  }
}
