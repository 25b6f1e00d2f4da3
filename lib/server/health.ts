/** Whether the database answers, soon and with the tables that this version needs. */
import { pendingMigrations } from '../db/migrations'

export interface DatabaseHealth {
  database: 'ok' | 'unreachable'
  migrations: 'current' | 'pending' | 'unknown'
}

/** How long the database has to answer, in milliseconds. */
const WITHIN_MS = 2_000
/** How long a "no" counts for `databaseAnswers`, in milliseconds; a "yes" may be over at once. */
const COUNTS_FOR_MS = 1_000

const UNREACHABLE: DatabaseHealth = { database: 'unreachable', migrations: 'unknown' }

let asked: Promise<DatabaseHealth> | undefined
let last = { at: 0, answers: true }

/** Never throws, and takes two seconds at most. Who asks while a question is open waits for the same answer. */
export async function databaseHealth(): Promise<DatabaseHealth> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<DatabaseHealth>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS, UNREACHABLE)
  })
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer))
}

/** Whether the database answers now; where it did not, as of a second ago at most. */
export async function databaseAnswers(): Promise<boolean> {
  if (last.answers || Date.now() - last.at > COUNTS_FOR_MS) {
    const { database } = await databaseHealth()
    last = { at: Date.now(), answers: database === 'ok' }
  }
  return last.answers
}

async function ask(): Promise<DatabaseHealth> {
  try {
    const pending = await pendingMigrations()
    return { database: 'ok', migrations: pending.length === 0 ? 'current' : 'pending' }
  } catch {
    return UNREACHABLE
  }
}
