/** SQLite through better-sqlite3: one file, no server. */
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import Database from 'better-sqlite3'
import { PrismaClient } from '../generated/client'
import { type Engine, type MigratingAdapter, transactionOptions, WRITE_TIMEOUT_MS } from './engine'
import { fileOf } from './schema'
import { withMutex } from './sqlite-mutex'

/** Milliseconds that a process waits for another one that migrates. */
const MIGRATION_LOCK_TIMEOUT_MS = 60_000

/**
 * WAL lets readers continue while another process writes. synchronous=FULL puts a committed row on disk before the
 * response is sent, which WAL's default does not guarantee.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  constructor(url: string) {
    // This blocking timeout serves set-up and migrations; connections that serve requests retry instead, see below.
    super({ url, timeout: WRITE_TIMEOUT_MS })
    createFile(fileOf(url))
  }

  override async connect() {
    const connection = await super.connect()
    await connection.executeScript('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    return connection
  }
}

/** For requests: waits for another process's write without blocking the event loop. */
class SqliteServingAdapter extends SqliteAdapter {
  override async connect() {
    const connection = await super.connect()
    await connection.executeScript('PRAGMA busy_timeout = 0')
    return withMutex(connection)
  }
}

/** The schema engine replays whole migrations on its shadow database as one statement, which better-sqlite3 refuses. */
class SqliteMigratingAdapter extends SqliteAdapter implements MigratingAdapter {
  readonly #connections: { dispose(): Promise<void> }[] = []

  override async connect() {
    const connection = await super.connect()
    this.#connections.push(connection)
    return connection
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.dispose()))
  }

  override async connectToShadowDb() {
    const connection = await super.connectToShadowDb()
    const executeOne = connection.executeRaw.bind(connection)
    connection.executeRaw = async (query) => {
      if (query.args.length > 0) return executeOne(query)
      await connection.executeScript(query.sql)
      return 0
    }
    return connection
  }
}

export const sqlite: Engine = {
  open(url) {
    const client = new PrismaClient({ adapter: new SqliteServingAdapter(url), transactionOptions })
    return { engine: 'sqlite', url, client }
  },
  migratingAdapter: (url) => new SqliteMigratingAdapter(url),
  /**
   * Locks an empty file beside the database, since the schema engine needs the database file to itself. The lock ends with
   * the process; the file stays, because others may be waiting for it.
   */
  async withMigrationLock(url, work) {
    const file = `${fileOf(url)}-migrating`
    createFile(file)
    const lock = new Database(file, { timeout: MIGRATION_LOCK_TIMEOUT_MS })
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return await work()
    } finally {
      lock.close()
    }
  },
  async hasMigrationsTable(client) {
    const rows = await client.$queryRaw<unknown[]>`SELECT name FROM sqlite_master WHERE name = '_prisma_migrations'`
    return rows.length > 0
  }
}

/**
 * Creates an empty database, if there is none, that only its owner may read: it holds e-mail addresses and the signing key.
 * SQLite would use the umask. Its other files, `-wal` and `-shm`, get the mode of this one.
 */
function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    // It exists, or SQLite says what is wrong with its place.
  }
}
