import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { latestDate } from '../calendar/local-date'
import { db } from '../db/client'
import { contentChanges, poll, storeLatestDate } from './version-poller'
import { retireAffirmation } from './writes/publishing'

setUpTestDatabase()

beforeAll(async () => {
  await emptyDatabase()
  await publish({ daily: ['I begin.', 'I go on.'] })
})

it('has the affirmation of the latest date stored before anybody reads it', async () => {
  await storeLatestDate()
  expect(await db().dailyPick.count({ where: { day: latestDate() } })).toBe(1)
})

it('detects a change by another process, reports it at two polls, and then stays quiet', async () => {
  const changesAtPoll = async () => {
    const before = contentChanges()
    // So that the time of a change differs from that of the last one.
    await sleep(2)
    await poll()
    return contentChanges() > before
  }
  expect([await changesAtPoll(), await changesAtPoll()]).toEqual([false, false])
  await retireAffirmation('daily-001')
  expect([await changesAtPoll(), await changesAtPoll(), await changesAtPoll()]).toEqual([true, true, false])
  expect(await changesAtPoll()).toBe(false)
})
