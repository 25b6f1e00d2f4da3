/** PostgreSQL through node-postgres: for several site processes on one database. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { parsePostgresql } from '../../connection-urls'
import { env, systemUser } from '../../env'
import type { PrismaClient } from '../generated/client'
import { PrismaClient as PostgresqlClient } from '../generated-postgresql/client'
import { type Engine, transactionOptions } from './engine'

// libpq takes the system's user if the URL names none; node-postgres takes $USER, which cron and containers do not set.
pg.defaults.user ||= systemUser()

/** The name by which PostgreSQL tells the connections of the running site from those of commands. */
const APPLICATION_NAME = 'daily-affirmations'

/** Milliseconds that a response may take on the network in addition to the server's own statement timeout. */
const NETWORK_MARGIN_MS = 1_000

/** Both need the certificate to be checked in this version of node-postgres, which warns about the names that will change. */
const CHECKED_SSL_MODES = ['prefer', 'require', 'verify-ca']

interface Settings {
  connectionString: string
  /** The schema of Prisma's `?schema=`, and PostgreSQL's parameter for it. */
  schema: string | undefined
  options: string | undefined
  /** True for a pooler, which refuses parameters of a session. */
  isPooler: boolean
  /** Numbers of the URL win over those of the environment. */
  poolSize: number
  connectTimeoutMs: number
}

/** Reads the parameters that Prisma's users write into a DATABASE_URL and that node-postgres does not know. */
function settingsOf(text: string): Settings {
  const url = parsePostgresql(text)
  const { searchParams } = url
  const take = (name: string) => {
    const value = searchParams.get(name) ?? undefined
    searchParams.delete(name)
    return value
  }
  const schema = take('schema')
  const isPooler = take('pgbouncer') === 'true'
  const limit = Number(take('connection_limit')) || undefined
  const seconds = Number(take('connect_timeout') ?? take('pool_timeout')) || undefined
  searchParams.delete('pool_timeout')
  if (CHECKED_SSL_MODES.includes(searchParams.get('sslmode') ?? '')) searchParams.set('sslmode', 'verify-full')
  const path = schema && `-c search_path=${pg.escapeIdentifier(schema).replace(/[\s\\]/g, '\\$&')}`
  return {
    connectionString: url.href,
    schema,
    options: path && [take('options'), path].filter(Boolean).join(' '),
    isPooler,
    poolSize: limit ?? env().DATABASE_POOL_SIZE,
    connectTimeoutMs: seconds === undefined ? env().DATABASE_CONNECT_TIMEOUT_MS : seconds * 1_000
  }
}

/**
 * The site's connections. A timeout becomes an error, for which the API returns 503. The server ends a slow statement
 * itself; the client-side timeout is for a connection that went silent, as in a failover, which nobody would ever close.
 */
function newPool({ connectionString, options, isPooler, poolSize, connectTimeoutMs }: Settings): pg.Pool {
  const { DATABASE_STATEMENT_TIMEOUT_MS } = env()
  const pool = new pg.Pool({
    connectionString,
    options,
    max: poolSize,
    statement_timeout: isPooler ? 0 : DATABASE_STATEMENT_TIMEOUT_MS,
    query_timeout: DATABASE_STATEMENT_TIMEOUT_MS && DATABASE_STATEMENT_TIMEOUT_MS + NETWORK_MARGIN_MS,
    connectionTimeoutMillis: connectTimeoutMs
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
  const { connectionString, options, connectTimeoutMs } = settingsOf(url)
  const connection = new pg.Client({ connectionString, options, connectionTimeoutMillis: connectTimeoutMs })
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
    const settings = settingsOf(url)
    const pool = newPool(settings)
    const client = new PostgresqlClient({
      adapter: new PrismaPg(pool, { disposeExternalPool: true, schema: settings.schema }),
      transactionOptions
    })
    // Both clients are generated from the same models; PostgreSQL's merely has more filters.
    return { engine: 'postgresql', url, client: client as unknown as PrismaClient, pool }
  },
  migrating: (url, work) =>
    withConnection(url, async (connection) => {
      await connection.query('BEGIN')
      await connection.query(`SELECT pg_advisory_xact_lock(hashtext('migrations'))`)
      const { schema } = settingsOf(url)
      if (schema) await connection.query(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`)
      const result = await work({
        run: async (script) => {
          await connection.query(script)
        },
        query: async (sql) => (await connection.query(sql)).rows
      })
      await connection.query('COMMIT')
      return result
    }),
  // The server's own vacuum does it.
  async wipeDeleted() {},
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
