/** The interface of a database engine. Code outside this folder works the same on each. */
import type { Pool } from 'pg'
import type { PrismaClient } from '../generated/client'
import type { EngineName } from './schema'

/** Milliseconds that a write waits for other writes before it fails. */
export const WRITE_TIMEOUT_MS = 10_000

/** Transactions may wait, and run, as long as single writes wait. Prisma's default is two seconds. */
export const transactionOptions = { maxWait: WRITE_TIMEOUT_MS, timeout: WRITE_TIMEOUT_MS }

/** An open database. */
export interface Database {
  engine: EngineName
  url: string
  client: PrismaClient
  /** PostgreSQL's connections, for queries that do not go through Prisma. */
  pool?: Pool
}

/** A connection as a migration needs it: a transaction is open, and no other process migrates meanwhile. */
interface MigrationConnection {
  /** Runs a script of several statements. */
  run(script: string): Promise<void>
  /** The rows of a query. */
  query<Row>(sql: string): Promise<Row[]>
}

export interface Engine {
  /** Opens the database at a URL; connects on the first query. */
  open(url: string): Database
  /** Runs work in one transaction, which is rolled back if it fails. Other processes that migrate wait. */
  migrating<Result>(url: string, work: (connection: MigrationConnection) => Promise<Result>): Promise<Result>
  /** Has what was deleted leave the files of the database too, as far as the engine can do so at once. */
  wipeDeleted(client: PrismaClient): Promise<void>
  hasMigrationsTable(client: PrismaClient): Promise<boolean>
  /**
   * Says of a database, as long as this process lives, that the site runs on it.
   * @throws Error if another server does so and the engine allows only one
   */
  markServed(url: string): Promise<void>
  /** True if the site runs on a database. */
  isServed(url: string): Promise<boolean>
}
