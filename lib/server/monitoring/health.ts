/** Checks that the database responds quickly and has the tables that this version needs. */
import { pendingMigrations } from '../../db/migrate'

interface DatabaseHealth {
  database: 'ok' | 'unreachable'
  migrations: 'current' | 'pending' | 'unknown'
}

/** The time in which the database has to respond, in milliseconds. */
const TIMEOUT_MS = 2_000

const UNREACHABLE: DatabaseHealth = { database: 'unreachable', migrations: 'unknown' }

let pendingCheck: Promise<DatabaseHealth> | undefined

/** Never throws, and takes two seconds at most. Concurrent calls share one check. */
export async function databaseHealth(): Promise<DatabaseHealth> {
  pendingCheck ??= check().finally(() => {
    pendingCheck = undefined
  })
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<DatabaseHealth>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, UNREACHABLE)
  })
  return Promise.race([pendingCheck, timeout]).finally(() => clearTimeout(timer))
}

async function check(): Promise<DatabaseHealth> {
  try {
    const pending = await pendingMigrations()
    return { database: 'ok', migrations: pending.length === 0 ? 'current' : 'pending' }
  } catch {
    return UNREACHABLE
  }
}
