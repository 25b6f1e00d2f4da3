/** Checks that the database responds quickly, has the tables that this version needs, and has room for what is written. */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { database } from './client'
import { sqliteFileOf } from './engines/schema'
import { pendingMigrations } from './migrate'

interface DatabaseHealth {
  database: 'ok' | 'full' | 'unreachable'
  migrations: 'current' | 'pending' | 'unknown'
}

/** The time in which the database has to respond, in milliseconds. */
const TIMEOUT_MS = 2_000

const UNREACHABLE: DatabaseHealth = { database: 'unreachable', migrations: 'unknown' }

/** A disk with fewer bytes counts as full. */
const ROOM = 2 ** 20

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
    return { database: (await hasRoom()) ? 'ok' : 'full', migrations: pending.length === 0 ? 'current' : 'pending' }
  } catch {
    return UNREACHABLE
  }
}

/** PostgreSQL's disk is its own server's concern. Some file systems do not tell their size. */
async function hasRoom(): Promise<boolean> {
  const { engine, url } = database()
  if (engine !== 'sqlite') return true
  const { blocks, bavail, bsize } = await statfs(dirname(sqliteFileOf(url)))
  return blocks === 0 || bavail * bsize >= ROOM
}
