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
 * Uses a single connection, because the lock that lets one process migrate at a time belongs to a connection, and no
 * statement timeout, because building an index may take long. Sends a script as one statement, so that it is one
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
  /** Needed in addition to Prisma's own lock, which times out after ten seconds: a large index may take longer to build. */
  async withMigrationLock(url, work) {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: env().DATABASE_CONNECT_TIMEOUT_MS
    })
    connection.on('error', () => {})
    await connection.connect()
    try {
      await connection.query(`SELECT pg_advisory_lock(hashtext('migrations'))`)
      return await work()
    } finally {
      await connection.end()
    }
  },
  async hasMigrationsTable(client) {
    const [row] = await client.$queryRaw<{ name: string | null }[]>`
      SELECT to_regclass('_prisma_migrations')::text AS name`
    return row?.name != null
  }
}
