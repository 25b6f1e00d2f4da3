/** Checks that the database responds quickly and has the tables that this version needs. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pendingMigrations } from './migrate'

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
  return Promise.race([pendingCheck, sleep(TIMEOUT_MS, UNREACHABLE, { ref: false })])
}

async function check(): Promise<DatabaseHealth> {
  try {
    const pending = await pendingMigrations()
    return { database: 'ok', migrations: pending.length === 0 ? 'current' : 'pending' }
  } catch {
    return UNREACHABLE
  }
}
