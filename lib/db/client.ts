/**
 * The one database of a process. Everything outside lib/data works with repositories, not with this.
 */
import { env } from '../env'
import { type Database, openDatabase } from './engines'
import { Prisma, type PrismaClient } from './generated/client'

/** What may be done within one transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const globals = globalThis as { database?: Database }

/** The database at DATABASE_URL, opened at the first call and kept over reloads of the development server. */
export function database(): Database {
  globals.database ??= openDatabase(env().DATABASE_URL)
  return globals.database
}

export function db(): PrismaClient {
  return database().client
}

/** Closes the connections: for commands and tests, which end. */
export async function closeDb(): Promise<void> {
  await globals.database?.client.$disconnect()
  globals.database = undefined
}

/** Whether a write failed because a row with the same unique value is there. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
