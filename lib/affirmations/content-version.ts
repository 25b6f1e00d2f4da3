/**
 * When the published lines last changed, as one row that every process of the site can look at: what was made of them
 * before is out of date.
 */
import { db, type Transaction } from '../db/client'

const CONTENT_VERSION_SETTING = 'publication'
const NEVER = new Date(0)

/**
 * Notes that the published lines, their texts or their places change. Part of each transaction that changes them, which
 * holds lockPlaces: the times of two publications are never the same, whatever the clock does.
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
 * When the published lines last changed, by the clock of whoever changed them; 1970 where nothing was published yet. The
 * time is that of the change, readers see it only once its transaction has ended. Costs one look-up by key.
 */
export async function contentVersion(): Promise<Date> {
  return timeOf(await db().setting.findUnique({ where: { key: CONTENT_VERSION_SETTING } }))
}

function timeOf(setting: { value: string } | null): Date {
  return setting ? new Date(setting.value) : NEVER
}
