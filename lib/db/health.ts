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

/** A check is shared for so long after its end, in milliseconds: whoever asks more often learns nothing new. */
const SHARED_MS = 1_000

let sharedCheck: Promise<DatabaseHealth> | undefined

/** Never throws, and takes two seconds at most. All calls of a second share one check. */
export async function databaseHealth(): Promise<DatabaseHealth> {
  sharedCheck ??= check().finally(() => {
    setTimeout(() => {
      sharedCheck = undefined
    }, SHARED_MS).unref()
  })
  return Promise.race([sharedCheck, sleep(TIMEOUT_MS, UNREACHABLE, { ref: false })])
}

async function check(): Promise<DatabaseHealth> {
  try {
    const pending = await pendingMigrations()
    return { database: 'ok', migrations: pending.length === 0 ? 'current' : 'pending' }
  } catch {
    return UNREACHABLE
  }
}
