import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { db } from '../db/client'
import { mailMetrics } from './statistics'

setUpTestDatabase()
beforeEach(emptyDatabase)

it('is empty without mails', async () => {
  expect(await mailMetrics()).toEqual({ queued: 0, retried: 0 })
})

it('counts the outbox, and the last two dates that were sent', async () => {
  await db().outboxMail.createMany({
    data: [0, 0, 2].map((attempts) => ({ kind: 'welcome', email: 'ann@example.org', data: {}, attempts }))
  })
  const sentAt = new Date('2026-11-21T06:00:05Z')
  const days: [day: string, status: string][] = [
    ['2026-11-20', 'failed'],
    ['2026-11-21', 'sent'],
    ['2026-11-21', 'failed'],
    ['2026-11-21', 'waiting'],
    ['2026-11-22', 'waiting']
  ]
  for (const [index, [day, status]] of days.entries()) {
    await db().delivery.create({
      data: {
        day,
        status,
        due: sentAt,
        sentAt: status === 'sent' ? sentAt : null,
        subscriber: { create: { email: `${index}@example.org` } }
      }
    })
  }
  expect(await mailMetrics()).toEqual({ queued: 3, retried: 1, lastDays: { sentAt, failed: 2, open: 1 } })
})
