/** SQLite through better-sqlite3: one file, no server. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import Database from 'better-sqlite3'
import { PrismaClient } from '../generated/client'
import { type Engine, type MigratingAdapter, PATIENCE_MS, transactionOptions } from './engine'
import { fileOf } from './schema'
import { withMutex } from './sqlite-mutex'

/** How long a process waits for another one that migrates, in milliseconds. */
const ALONE_WITHIN_MS = 60_000

/**
 * WAL lets readers go on beside a writer; synchronous=FULL puts a committed row on disk before the answer leaves, which
 * WAL's default does not promise.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  constructor(url: string) {
    // Of use while it is set up or migrates: what serves requests waits in another way.
    super({ url, timeout: PATIENCE_MS })
    makeFolder(url)
  }

  override async connect() {
    const connection = await super.connect()
    await connection.executeScript('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    return connection
  }
}

/** Serves requests: what has to wait for another process does so without holding up the rest. */
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
   * By a lock on an empty file beside the database, which the schema engine wants to itself. The lock ends with the process;
   * the file stays, since others may wait for it.
   */
  async alone(url, work) {
    makeFolder(url)
    const lock = new Database(`${fileOf(url)}-migrating`, { timeout: ALONE_WITHIN_MS })
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

function makeFolder(url: string): void {
  mkdirSync(dirname(fileOf(url)), { recursive: true })
}
