/** Limits the time for which it is known who sent something in. */
import { DAY_MS } from '../affirmations/utc-day'
import { db } from '../db/client'
import { env } from '../env'

const BATCH = 500

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
      where: { decidedAt, NOT: { name: '', email: '' } },
      take: BATCH,
      select: { id: true }
    })
    if (rows.length === 0) return count
    const blank = { name: '', email: '', mailbox: '' }
    const ids = rows.map(({ id }) => id)
    count += (await db().submission.updateMany({ where: { id: { in: ids }, decidedAt }, data: blank })).count
  }
}
