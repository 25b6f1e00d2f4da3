/** SQLite through better-sqlite3: one file, no server. */

import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import Database from 'better-sqlite3'
import { PrismaClient } from '../generated/client'
import { type Engine, transactionOptions } from './engine'
import { sqliteFileOf } from './schema'
import { checkBinding } from './sqlite-binding'
import { retryWhileBusy, withMutex } from './sqlite-mutex'

/** Milliseconds that a migration waits for another process that migrates, or writes. */
const MIGRATION_TIMEOUT_MS = 60_000
/** Milliseconds that the log waits for readers before it is truncated, and between two attempts. */
const TRUNCATE_TIMEOUT_MS = 1_000
const TRUNCATE_INTERVAL_MS = 20

/**
 * WAL lets readers continue while another process writes. synchronous=FULL puts a committed row on disk before the
 * response is sent, which WAL's default does not guarantee. SQLite's own timeout would block the event loop: the mutex waits
 * for another process's write instead. secure_delete overwrites what is deleted with zeros.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  constructor(url: string) {
    super({ url, timeout: 0 })
    createFile(sqliteFileOf(url))
  }

  override async connect() {
    const connection = await super.connect()
    const settings =
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;'
    // Another process may be making the same change of a new file.
    await retryWhileBusy(() => connection.executeScript(settings), MIGRATION_TIMEOUT_MS)
    return withMutex(connection)
  }
}

export const sqlite: Engine = {
  open(url) {
    const client = new PrismaClient({ adapter: new SqliteAdapter(url), transactionOptions })
    return { engine: 'sqlite', url, client }
  },
  /** Readers go on meanwhile, as WAL lets them; writers wait. */
  async migrating(url, work) {
    createFile(sqliteFileOf(url))
    const connection = new Database(sqliteFileOf(url), { timeout: MIGRATION_TIMEOUT_MS })
    try {
      // A table is changed by replacing it, which deletes no rows that refer to it: this has no effect in a transaction.
      connection.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON'
      )
      connection.exec('BEGIN IMMEDIATE')
      const result = await work({
        run: async (script) => {
          connection.exec(script)
        },
        query: async <Row>(sql: string) => connection.prepare(sql).all() as Row[]
      })
      const [broken] = connection.pragma('foreign_key_check') as { table: string; parent: string }[]
      if (broken) throw new Error(`A row of ${broken.table} refers to one of ${broken.parent} that does not exist.`)
      connection.exec('COMMIT')
      return result
    } finally {
      // Rolls back what is not committed.
      connection.close()
    }
  },
  /** The log has the earlier pages until it is truncated. If readers keep it that long, the next time does it. */
  async wipeDeleted(client) {
    const deadline = Date.now() + TRUNCATE_TIMEOUT_MS
    for (;;) {
      const [row] = await client.$queryRaw<{ busy: number | bigint }[]>`PRAGMA wal_checkpoint(TRUNCATE)`
      if (Number(row?.busy) === 0 || Date.now() > deadline) return
      await sleep(TRUNCATE_INTERVAL_MS)
    }
  },
  async hasMigrationsTable(client) {
    const rows = await client.$queryRaw<unknown[]>`SELECT name FROM sqlite_master WHERE name = '_prisma_migrations'`
    return rows.length > 0
  },
  async markServed(url) {
    const file = sqliteFileOf(url)
    makeFolder(dirname(resolve(file)))
    // SQLite says of a device what is wrong with it; there is no place for a file beside it.
    if (existsSync(file) && !statSync(file).isFile()) return
    lock = lockOf(file)
    if (lock) return
    throw new Error(
      `another server runs on ${resolve(file)}, which is for one at a time. Stop it, or set another DATABASE_URL.`
    )
  },
  async isServed(url) {
    const file = sqliteFileOf(url)
    if (!existsSync(`${file}.lock`)) return false
    const free = lockOf(file)
    free?.close()
    return !free
  }
}

/** Kept open: the system releases the lock when the process ends, however it does. */
let lock: Database.Database | undefined

/** The lock of the server, on a file beside the database, in which commands go on reading and writing. */
function lockOf(file: string): Database.Database | undefined {
  checkBinding()
  const opened = new Database(`${file}.lock`, { timeout: 0 })
  try {
    // Nothing is written, so nothing has to be undone by another file.
    opened.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return opened
  } catch (error) {
    opened.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
  }
}

/**
 * Creates an empty database, if there is none, that only its owner may read: it holds e-mail addresses and the signing key.
 * SQLite would use the umask. Its other files, `-wal` and `-shm`, get the mode of this one.
 */
function createFile(file: string): void {
  checkBinding()
  makeFolder(dirname(resolve(file)))
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    // It exists, or SQLite says what is wrong with its place.
  }
}

/** One folder at a time: Node's recursive mkdir never ends if no folder can be made, such as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error
  }
}
