/**
 * The one PrismaClient of a process. Everything outside lib/data works with repositories, not with this.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { env } from '../env'
import { Prisma, PrismaClient } from './generated/client'

/** How long a statement waits for another process's write before it fails, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000

/**
 * SQLite through better-sqlite3. WAL lets readers go on beside a writer; synchronous=FULL puts a committed row on disk
 * before the answer leaves, which WAL's default does not promise.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  constructor(url: string) {
    super({ url, timeout: BUSY_TIMEOUT_MS })
    mkdirSync(dirname(url.replace(/^file:/, '')), { recursive: true })
  }

  override async connect() {
    const connection = await super.connect()
    await connection.executeScript('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    return connection
  }
}

const globals = globalThis as { prismaClient?: PrismaClient }

/** The client, made at the first call and kept over reloads of the development server. */
export function db(): PrismaClient {
  globals.prismaClient ??= new PrismaClient({ adapter: new SqliteAdapter(env().DATABASE_URL) })
  return globals.prismaClient
}

/** Closes the connection: for commands and tests, which end. */
export async function closeDb(): Promise<void> {
  await globals.prismaClient?.$disconnect()
  globals.prismaClient = undefined
}

/** Whether a write failed because a row with the same unique value is there. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
