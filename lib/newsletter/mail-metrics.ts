/** The state of the e-mails in numbers, for whoever watches the site. Deliveries are read by index, the outbox is counted. */
import { db } from '../db/client'

/** The e-mails in the outbox, those of them that have failed at least once, and the last day whose e-mail went out. */
export async function mailMetrics() {
  const [queued, retried, last] = await Promise.all([
    db().outboxMail.count(),
    db().outboxMail.count({ where: { attempts: { gt: 0 } } }),
    db().delivery.findFirst({ where: { status: 'sent' }, orderBy: { day: 'desc' }, select: { day: true } })
  ])
  if (!last) return { queued, retried }
  const { day } = last
  const [sent, failed, open] = await Promise.all([
    db().delivery.findFirst({ where: { day, status: 'sent' }, orderBy: { due: 'desc' }, select: { sentAt: true } }),
    db().delivery.count({ where: { day, status: 'failed' } }),
    db().delivery.count({ where: { day, status: { in: ['sending', 'waiting'] } } })
  ])
  return { queued, retried, lastDay: { sentAt: sent?.sentAt ?? new Date(`${day}T00:00:00Z`), failed, open } }
}
