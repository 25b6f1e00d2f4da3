/** When runs of the daily e-mail begin, so that each knows how often they come. */
import { HOUR_MS, MINUTE_MS } from '../../calendar/utc-date'
import { db, isUniqueViolation } from '../../db/client'

export const RUN_SETTING = 'newsletter-run'
const QUARTER_MS = 15 * MINUTE_MS
/** Runs that are so far apart come once a day. */
const ONCE_A_DAY_MS = 12 * HOUR_MS
/** What such a run sends ahead of its time. Who is due in the last hour gets it a little late instead. */
const AHEAD_MS = 23 * HOUR_MS

/**
 * Records that a run begins.
 * @returns milliseconds until the next one if they come once a day, as timers of earlier releases have it, else 0
 */
export async function beginRun(now: Date): Promise<number> {
  const last = await lastRun()
  const value = now.toISOString()
  await db().setting.upsert({ where: { key: RUN_SETTING }, create: { key: RUN_SETTING, value }, update: { value } })
  return last && now.getTime() - last.getTime() > ONCE_A_DAY_MS ? AHEAD_MS : 0
}

/**
 * Whether this process is the one that sends in the present quarter of an hour. A process that dies loses its turn; what it has
 * leased is sent in the next.
 */
export async function takeTurn(now: Date): Promise<boolean> {
  const last = await lastRun()
  const quarter = (moment: Date) => Math.floor(moment.getTime() / QUARTER_MS)
  if (last && quarter(last) >= quarter(now)) return false
  const value = now.toISOString()
  if (last) {
    const where = { key: RUN_SETTING, value: last.toISOString() }
    return (await db().setting.updateMany({ where, data: { value } })).count === 1
  }
  try {
    await db().setting.create({ data: { key: RUN_SETTING, value } })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

async function lastRun(): Promise<Date | undefined> {
  const row = await db().setting.findUnique({ where: { key: RUN_SETTING } })
  return row ? new Date(row.value) : undefined
}
