/** The time of the last change of published affirmations, in one row that every process polls: older cached pages are stale. */
import { db, type Transaction } from '../db/client'

/** The name that it was given first: a new one would need a migration, and tell nothing more. */
const CONTENT_VERSION_SETTING = 'publication'
const NEVER = new Date(0)

/**
 * Records that published affirmations change. Part of each transaction that changes them, which holds lockPositions: no two
 * versions are the same, whatever the clock does.
 */
export async function bumpContentVersion(tx: Transaction): Promise<void> {
  const last = timeOf(await tx.setting.findUnique({ where: { key: CONTENT_VERSION_SETTING } }))
  const value = new Date(Math.max(Date.now(), last.getTime() + 1)).toISOString()
  await tx.setting.upsert({
    where: { key: CONTENT_VERSION_SETTING },
    create: { key: CONTENT_VERSION_SETTING, value },
    update: { value }
  })
}

/**
 * The time of the last change, by the clock of the process that made it; 1970 if nothing has been published yet. Readers see
 * it once the transaction of the change has ended. Costs one look-up by key.
 */
export async function lastChange(): Promise<Date> {
  return timeOf(await db().setting.findUnique({ where: { key: CONTENT_VERSION_SETTING } }))
}

function timeOf(setting: { value: string } | null): Date {
  return setting ? new Date(setting.value) : NEVER
}
