import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { waitFor } from '../../test/wait-for'
import { latestDate } from '../affirmations/local-date'
import { retireAffirmation } from '../affirmations/writes/publishing'
import { db } from '../db/client'
import { contentChangedAt, createPoll, startVersionPoller } from './version-poller'

setUpTestDatabase()

beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: ['I begin.', 'I go on.'] })
})

it('detects a change by another process, reports it at two polls, and then stays quiet', async () => {
  const poll = createPoll()
  const changesAtPoll = async () => {
    const before = contentChangedAt()
    // So that the time of a change differs from that of the last one.
    await sleep(2)
    await poll()
    return contentChangedAt() > before
  }
  expect([await changesAtPoll(), await changesAtPoll()]).toEqual([false, false])
  await retireAffirmation('daily-001')
  expect([await changesAtPoll(), await changesAtPoll(), await changesAtPoll()]).toEqual([true, true, false])
  expect(await changesAtPoll()).toBe(false)
})

it('polls by itself from the start on, until it is stopped', async () => {
  const polling = new AbortController()
  await startVersionPoller({ everyMs: 100, signal: polling.signal })
  const started = contentChangedAt()
  await sleep(2)
  await retireAffirmation('daily-001')
  await waitFor(() => contentChangedAt() > started)
  polling.abort()
})

it('has the affirmation of the latest date stored before anybody reads it', async () => {
  const polling = new AbortController()
  await startVersionPoller({ everyMs: 100, signal: polling.signal })
  await waitFor(async () => (await db().dailyPick.count({ where: { day: latestDate() } })) === 1)
  polling.abort()
})
