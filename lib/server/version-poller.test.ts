import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptyDatabase, publish, setUpTestDatabase } from '../../test/database'
import { expectConsoleErrors } from '../../test/quiet-console'
import { retireAffirmation } from '../affirmations/publishing'
import { closeDb, db } from '../db/client'
import { markGone } from './gone'
import { shared } from './shared-state.mjs'
import { isRetired, startVersionPoller } from './version-poller'

setUpTestDatabase()

const LOOK_MS = 5_000

/** Looks come when a test lets the time for them come. */
function fakeLooks(): void {
  jest.useFakeTimers({
    now: Date.now(),
    advanceTimers: false,
    doNotFake: ['Date', 'setTimeout', 'setImmediate', 'nextTick', 'performance', 'queueMicrotask']
  })
}

function endLooks(): void {
  jest.clearAllTimers()
  jest.useRealTimers()
}

/** A time after all that has happened, on a clock that counts milliseconds. */
async function justAfter(): Promise<number> {
  const start = Date.now()
  while (Date.now() === start) await new Promise((resolve) => setTimeout(resolve, 1))
  return Date.now()
}

/** Lets the time for one look come, and for another where it was missed, until it has seen what `isSeen` asks for. */
async function nextLook(isSeen: () => boolean): Promise<void> {
  // A look in the very millisecond of what it is to come after says nothing.
  await justAfter()
  for (let looks = 0; looks < 5; looks += 1) {
    jest.advanceTimersByTime(LOOK_MS)
    for (const end = Date.now() + 2_000; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (isSeen()) return
    }
  }
  throw new Error('The look did not see it.')
}

/** Whether a page that was made at this time is made anew for its next visitor. */
const isOutOfDate = (made: number) => made < shared.outdatedBefore

describe('watchPublications', () => {
  beforeEach(async () => {
    fakeLooks()
    shared.outdatedBefore = 0
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.', 'I rest.'] })
  })
  afterEach(endLooks)

  it('knows what was retired before it began', async () => {
    await retireAffirmation('daily-002')
    const made = Date.now() - 1
    await startVersionPoller()
    expect(['daily-002', 'daily-002-slug', 'daily-001'].map(isRetired)).toEqual([true, true, false])
    expect(isOutOfDate(made)).toBe(true)
  })

  it('notices at its next look what others publish, and pages are out of date from then on', async () => {
    await startVersionPoller()
    const first = await justAfter()
    await nextLook(() => isOutOfDate(first))
    const made = await justAfter()
    await retireAffirmation('daily-001')
    expect(isRetired('daily-001')).toBe(false)
    await nextLook(() => isRetired('daily-001') && isOutOfDate(made))
    expect(isRetired('daily-002')).toBe(false)
    // A page whose making began before the look, and ended after it.
    const late = await justAfter()
    await nextLook(() => isOutOfDate(late))
  })

  it('goes on after an error, and says it once', async () => {
    await startVersionPoller()
    expectConsoleErrors()
    const said = console.error as jest.Mock
    await db().$executeRawUnsafe('ALTER TABLE "Setting" RENAME TO "Hidden"')
    await nextLook(() => said.mock.calls.length > 0)
    await nextLook(() => true)
    await db().$executeRawUnsafe('ALTER TABLE "Hidden" RENAME TO "Setting"')
    await retireAffirmation('daily-003')
    await nextLook(() => isRetired('daily-003'))
    expect(said).toHaveBeenCalledTimes(1)
  })
})

describe('answerGone', () => {
  const server = createServer((request, response) => {
    markGone(request, response)
    response.statusCode = request.url?.includes('missing') ? 404 : 200
    response.end('words')
  })
  let origin = ''
  beforeAll(async () => {
    await emptyDatabase()
    await publish({ daily: ['I begin.', 'I go on.'] })
    await retireAffirmation('daily-001')
    fakeLooks()
    await startVersionPoller()
    endLooks()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    await closeDb()
  })

  it.each([
    [410, '/affirmation/daily-001'],
    [410, '/affirmation/daily-001-slug'],
    [410, '/affirmation/Daily-001-Slug?from=here'],
    [410, '/affirmation/daily%2D001'],
    [200, '/affirmation/daily-002'],
    [404, '/affirmation/missing'],
    [200, '/category/daily-001'],
    [200, '/affirmation/']
  ])('%i for %s', async (status, path) => {
    const answer = await fetch(origin + path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('words')
  })
})
