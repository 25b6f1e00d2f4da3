/**
 * Takes back what a clock that ran ahead has left in the database, such as one that a host had until it reached a time server.
 * Sign-ups would be refused, and e-mails wait, until those times come.
 */
import { DAY_MS, HOUR_MS, utcDate } from '../calendar/utc-date'
import { db } from '../db/client'
import { RUN_SETTING } from './daily/run-times'
import { NOT_COMPUTED } from './list/schedule'
import { QUEUE_SETTING } from './list/unconfirmed-mail'

/** A clock that says an earlier time is slow itself, and times after its own may be right. */
const EARLIEST = Date.UTC(2026, 10, 27)
/** A reader gets the e-mail once a week at least, at any time of the day in any zone; a pause is a date that they have named. */
const LONGEST_WAIT_MS = 9 * DAY_MS
/** More hours than confirmation requests may wait for, also where many came at once. */
const QUEUE_HOURS = 7

/** What is in doubt stays. It may run any number of times. */
export async function forgetFutureTimes(): Promise<void> {
  const now = Date.now()
  if (now < EARLIEST) return
  const moment = new Date(now)
  const after = (ms: number) => ({ gt: new Date(now + ms) })
  // Values of one length each, in the order of their times.
  const run = { key: RUN_SETTING, value: { gt: new Date(now + HOUR_MS).toISOString() } }
  const queue = { key: QUEUE_SETTING, value: { gt: String(Math.floor(now / HOUR_MS) + QUEUE_HOURS) } }
  await db().setting.deleteMany({ where: { OR: [run, queue] } })
  await db().outboxMail.updateMany({ where: { due: after(DAY_MS) }, data: { due: moment } })
  await db().unconfirmedMail.updateMany({ where: { lastAt: after(DAY_MS) }, data: { lastAt: moment } })
  const awayUntil = [{ awayUntil: null }, { awayUntil: { lte: utcDate(moment) } }]
  await db().subscriber.updateMany({
    where: { nextSendAt: after(LONGEST_WAIT_MS), OR: awayUntil },
    data: { nextSendAt: NOT_COMPUTED }
  })
}
