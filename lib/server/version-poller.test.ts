import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { retireAffirmation } from '../affirmations/writes/publishing'
import { contentChangedAt, startVersionPoller } from './version-poller'

setUpTestDatabase()

/** Polls come every five seconds. */
jest.setTimeout(60_000)

const polling = new AbortController()
afterAll(() => polling.abort())

async function waitForChangeAfter(time: number): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100)) if (contentChangedAt() > time) return
  throw new Error('The change was not noticed.')
}

it('detects a publication by another process, reports it at two polls, and then stays quiet', async () => {
  await emptyDatabase()
  await publish({ daily: ['I begin.', 'I go on.'] })
  await startVersionPoller(polling.signal)
  const started = contentChangedAt()
  expect(started).toBeGreaterThan(0)
  await waitForChangeAfter(started)
  const settled = contentChangedAt()
  await retireAffirmation('daily-001')
  await waitForChangeAfter(settled)
  const noticed = contentChangedAt()
  await waitForChangeAfter(noticed)
  const last = contentChangedAt()
  await sleep(6_000)
  expect(contentChangedAt()).toBe(last)
})
