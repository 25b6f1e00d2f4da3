/** What an engine has to offer; everything above works the same on each. */
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'
import type { PrismaClient } from '../generated/client'
import type { EngineName } from './schema'

/** How long a write waits for those of others before it fails, in milliseconds. */
export const PATIENCE_MS = 10_000

/** Transactions wait for their turn, and may take, as long as single writes wait: Prisma would give up after two seconds. */
export const transactionOptions = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS }

/** An open database. */
export interface Database {
  engine: EngineName
  url: string
  client: PrismaClient
  /** PostgreSQL's connections, for what does not go through Prisma. */
  pool?: Pool
}

/** What the schema engine works through. It leaves its connections open: `dispose` closes them, locks included. */
export interface MigratingAdapter extends SqlMigrationAwareDriverAdapterFactory {
  dispose(): Promise<void>
}

export interface Engine {
  /** Opens the database at an address; connects at the first query. */
  open(url: string): Database
  migratingAdapter(url: string): MigratingAdapter
  /** Does what one process at a time may do on a database, such as migrating it: others wait until they are the one. */
  alone<Result>(url: string, work: () => Promise<Result>): Promise<Result>
  hasMigrationsTable(client: PrismaClient): Promise<boolean>
}
