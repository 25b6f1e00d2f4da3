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

/** How much longer than the server's own limit an answer may be on its way, in milliseconds. */
const ON_ITS_WAY_MS = 1_000

/**
 * The site's connections. Timeouts turn into errors, which the calls answer with 503: the server ends what takes too long,
 * and we give up a connection that went silent, as at a failover, where nobody would ever end it.
 */
function newPool(connectionString: string): pg.Pool {
  const { DATABASE_POOL_SIZE, DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_CONNECT_TIMEOUT_MS } = env()
  const pool = new pg.Pool({
    connectionString,
    max: DATABASE_POOL_SIZE,
    statement_timeout: DATABASE_STATEMENT_TIMEOUT_MS,
    query_timeout: DATABASE_STATEMENT_TIMEOUT_MS && DATABASE_STATEMENT_TIMEOUT_MS + ON_ITS_WAY_MS,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS
  })
  // An idle connection that the server closes is replaced by the next query, which reports what is wrong if it cannot be.
  pool.on('error', () => {})
  return pool
}

/**
 * One connection, since the lock that lets one process migrate at a time belongs to a connection; no statement timeout,
 * since building an index takes what it takes. Whole scripts go as one statement, and so in one transaction: the adapter
 * would cut them at every semicolon.
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
      // The catalogue has columns of type "char", which the adapter does not know (prisma/orm#27403): they are text.
      for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = pg.types.builtins.TEXT
      return result
    }) as typeof pool.query
    this.#connections.push(connection)
    return connection
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.dispose()))
  }

  /** A database beside ours. (The adapter's own one is ours again where the address comes as a connection string.) */
  override async connectToShadowDb() {
    const name = `shadow_${randomUUID().replaceAll('-', '')}`
    const ours = await this.connect()
    await ours.executeScript(`CREATE DATABASE "${name}"`)
    const url = new URL(this.#url)
    url.pathname = name
    const shadow = await new PostgresqlMigratingAdapter(url.href).connect()
    const disconnect = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await disconnect()
      await ours.executeScript(`DROP DATABASE "${name}"`)
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
    // Both clients come from the same models; PostgreSQL's only knows more kinds of filters.
    return { engine: 'postgresql', url, client: client as unknown as PrismaClient, pool }
  },
  migratingAdapter: (url) => new PostgresqlMigratingAdapter(url),
  /** Prisma's own lock is given up after ten seconds, which a large index may take longer to build. */
  async alone(url, work) {
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
