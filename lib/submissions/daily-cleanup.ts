/** Deletes expired data while the site runs, whether or not it sends e-mail. */
import { blankedColumns } from '../../prisma/personal-columns'
import { DAY_MS } from '../calendar/utc-date'
import { db, wipeDeleted } from '../db/client'
import { env } from '../env'
import { deleteOldDeliveries } from '../newsletter/daily/deliveries'
import { forgetFutureTimes } from '../newsletter/future-times'
import { deleteExpired } from '../newsletter/list/subscribers'

const BATCH = 500
/** Milliseconds between two looks for what a wrong clock has left, since it may be set right at any time. */
const CLOCK_CHECK_MS = 60_000

/** Deletes what is no longer to be kept: now, and once a day as long as the process runs. */
export function startDailyCleanup(): void {
  void cleanUp()
  setInterval(cleanUp, DAY_MS).unref()
  void checkTimes()
  setInterval(checkTimes, CLOCK_CHECK_MS).unref()
}

async function checkTimes(): Promise<void> {
  await forgetFutureTimes().catch((error: unknown) =>
    console.error('Times in the future could not be taken back:', error)
  )
}

/** Whatever fails is tried again the next day. Several processes may do the same at once. */
async function cleanUp(): Promise<void> {
  try {
    await deleteExpired()
    await deleteOldDeliveries()
    await blankOldSubmitters()
    await wipeDeleted()
  } catch (error) {
    console.error('What is no longer to be kept could not be deleted:', error)
  }
}

/**
 * Blanks names and addresses in submissions that were decided more than KEEP_SUBMITTERS_DAYS ago. Again is as good as once.
 * @returns the number of submissions blanked
 */
export async function blankOldSubmitters(now = new Date()): Promise<number> {
  const decidedAt = { lte: new Date(now.getTime() - env().KEEP_SUBMITTERS_DAYS * DAY_MS) }
  let count = 0
  for (;;) {
    // In batches, so that no other writer waits for long.
    const rows = await db().submission.findMany({
      where: { decidedAt, NOT: blankedColumns.Submission },
      take: BATCH,
      select: { id: true }
    })
    if (rows.length === 0) return count
    const ids = rows.map(({ id }) => id)
    count += (
      await db().submission.updateMany({ where: { id: { in: ids }, decidedAt }, data: blankedColumns.Submission })
    ).count
  }
}
