/** The list and the e-mails in numbers: with reasons for operators, and without for whoever watches the site. */
import { dateBefore } from '../calendar/utc-date'
import { db } from '../db/client'
import { failureReasons } from './daily/deliveries'
import { RECIPIENT } from './list/subscribers'

const DAYS = 7

export async function listStatistics() {
  const [confirmed, waiting, unasked, bounced, paused, suppressed, kinds, counts] = await Promise.all([
    db().subscriber.count({ where: RECIPIENT }),
    // Waiting: asked to confirm, and silent so far.
    db().subscriber.count({ where: { confirmedAt: null, unaskedSince: null } }),
    // Unasked: they signed up while no e-mail could be sent.
    db().subscriber.count({ where: { unaskedSince: { not: null } } }),
    db().subscriber.count({ where: { bouncedAt: { not: null } } }),
    // Refused again and again for the sender's sake, while others of their provider get it.
    db().subscriber.count({ where: { pausedAt: { not: null } } }),
    db().suppression.count(),
    db().outboxMail.groupBy({ by: ['kind'], _count: true, _min: { due: true }, orderBy: { kind: 'asc' } }),
    db().delivery.groupBy({ by: ['day', 'status'], _count: true, orderBy: [{ day: 'desc' }, { status: 'asc' }] })
  ])
  const dates = [...new Set(counts.map(({ day }) => day))].slice(0, DAYS)
  const reasons = await Promise.all(dates.map((day) => failureReasons([day])))
  const days = dates.map((day, index) => {
    const of = (...statuses: string[]) =>
      counts
        .filter((count) => count.day === day && statuses.includes(count.status))
        .reduce((sum, { _count }) => sum + _count, 0)
    return {
      day,
      sent: of('sent'),
      open: of('sending', 'waiting'),
      failed: of('failed'),
      reasons: reasons[index] ?? []
    }
  })
  return {
    confirmed,
    waiting,
    unasked,
    bounced,
    paused,
    suppressed,
    queued: await Promise.all(kinds.map(describeKind)),
    days
  }
}

async function describeKind({ kind, _count, _min }: { kind: string; _count: number; _min: { due: Date | null } }) {
  const failed = await db().outboxMail.findFirst({
    where: { kind, lastError: { not: null } },
    orderBy: { due: 'asc' },
    select: { lastError: true }
  })
  return { kind, count: _count, nextDue: _min.due ?? new Date(), lastError: failed?.lastError ?? null }
}

/**
 * The e-mails in the outbox, those of them that have failed at least once, and the last dates whose e-mails went out: it is two at
 * least at a time, somewhere. Deliveries are read by index, the outbox is counted.
 */
export async function mailMetrics() {
  const [queued, retried, last] = await Promise.all([
    db().outboxMail.count(),
    db().outboxMail.count({ where: { attempts: { gt: 0 } } }),
    db().delivery.findFirst({ where: { status: 'sent' }, orderBy: { day: 'desc' }, select: { day: true } })
  ])
  if (!last) return { queued, retried }
  const days = [last.day, dateBefore(last.day, 1)]
  const [sent, failed, open] = await Promise.all([
    Promise.all(
      days.map((day) =>
        db().delivery.findFirst({ where: { day, status: 'sent' }, orderBy: { due: 'desc' }, select: { sentAt: true } })
      )
    ),
    db().delivery.count({ where: { day: { in: days }, status: 'failed' } }),
    db().delivery.count({ where: { day: { in: days }, status: { in: ['sending', 'waiting'] } } })
  ])
  const times = sent.map((row) => row?.sentAt?.getTime() ?? Date.parse(`${days[1]}T00:00:00Z`))
  return { queued, retried, lastDays: { sentAt: new Date(Math.max(...times)), failed, open } }
}
