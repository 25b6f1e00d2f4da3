/** The database connection of this process. */
import { env } from '../env'
import { type Database, engines, openDatabase } from './engines'
import { Prisma, type PrismaClient } from './generated/client'

/** The client that a transaction's callback receives. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const globals = globalThis as { database?: Database }

/** The database at DATABASE_URL, opened on first use. It survives reloads of the development server. */
export function database(): Database {
  globals.database ??= openDatabase(env().DATABASE_URL)
  return globals.database
}

export function db(): PrismaClient {
  return database().client
}

/** Has what was deleted leave the files of the database too. Call it after a person was erased. */
export function wipeDeleted(): Promise<void> {
  const { engine, client } = database()
  return engines[engine].wipeDeleted(client).catch((error: unknown) => {
    // It is deleted all the same, and the next time overwrites it.
    console.error('The files of the database may still have what was deleted:', error)
  })
}

/** Closes the connections, so that a command or a test can end. */
export async function closeDb(): Promise<void> {
  await globals.database?.client.$disconnect()
  globals.database = undefined
}

/** Runs work, and once more if another was first to store the same unique value: it finds that row then. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return work()
  })
}

/** True if a write failed because another row has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
