/** Counts requests: with SQLite in the memory of its one process, with PostgreSQL in a table that all processes share. */
import { createHmac, randomBytes } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { DAY_MS } from '../calendar/utc-date'
import { database } from '../db/client'
import { secretKey } from '../db/secret'

/** The request header that tells a handler the network of the client. Only the server sets it. */
export const CLIENT_NETWORK_HEADER = 'x-client-network'

/** The limiters only count, in a minute unless told otherwise; the caller compares with its limit. A 32-bit column holds the count. */
const COUNTING = { points: 2 ** 31 - 1, duration: 60, keyPrefix: '' }

const DELETE_EVERY_MS = 30_000
/** Longer than any count goes on: a later end is of a clock that ran ahead. */
const LONGEST_MS = 2 * DAY_MS

/**
 * Created on first use: PostgreSQL's needs the connections of the site. In a table, a hash of an address without a key would tell
 * the address to whoever hashes all addresses.
 */
let writes: Promise<{ limiter: RateLimiterAbstract; key: string | Buffer }> | undefined
const reads = new RateLimiterMemory(COUNTING)

/**
 * Counts a request of a client.
 * @param endpoint the name of the endpoint; each has a count of its own
 * @param client an address or a network; stored as a keyed hash only
 * @param points the number of requests allowed in that time
 * @returns milliseconds to wait if this request is above the limit, else 0
 */
export async function countRequest(
  endpoint: string,
  client: string,
  points: number,
  seconds = COUNTING.duration
): Promise<number> {
  writes ??= openLimiter().catch((error: unknown) => {
    writes = undefined
    throw error
  })
  const { limiter, key } = await writes
  const hash = createHmac('sha256', key).update(`client:${client}`).digest('base64url')
  const { consumedPoints, msBeforeNext } = await limiter.consume(`${endpoint}:${hash}`, 1, { customDuration: seconds })
  return consumedPoints > points ? waitFor(msBeforeNext, seconds) : 0
}

/**
 * Counts a read of a client in this process's memory, also with PostgreSQL: to count it there would cost more than most reads.
 * @param points the number of reads allowed in a minute
 */
export async function countRead(client: string, points: number) {
  const { consumedPoints, msBeforeNext } = await reads.consume(client)
  return {
    isAllowed: consumedPoints <= points,
    /** The number of reads that are still allowed until the count begins again. */
    remaining: Math.max(0, points - consumedPoints),
    /** The seconds until the count begins again. */
    seconds: Math.ceil(waitFor(msBeforeNext, COUNTING.duration) / 1000)
  }
}

/** Milliseconds to wait, also if the clock was set back meanwhile. @param seconds for which is counted */
function waitFor(msBeforeNext: number, seconds: number): number {
  return Math.min(Math.max(1, msBeforeNext), seconds * 1000)
}

/** Deletes what PostgreSQL's table has of minutes that have ended, or cannot have begun. Exported for tests. */
export async function deleteExpiredCounts(): Promise<void> {
  const now = Date.now()
  await database().pool?.query('DELETE FROM "RateLimit" WHERE expire < $1 OR expire > $2', [now, now + LONGEST_MS])
}

async function openLimiter() {
  const { pool } = database()
  if (!pool) return { limiter: new RateLimiterMemory(COUNTING), key: randomBytes(32) }
  // A migration of PostgreSQL's has made the table.
  const table = { tableName: 'RateLimit', tableCreated: true, clearExpiredByTimeout: false }
  const limiter = new RateLimiterPostgres({ ...COUNTING, ...table, storeClient: pool, storeType: 'pool' })
  const key = await secretKey()
  await deleteExpiredCounts()
  // The limiter itself would keep rows for another hour.
  setInterval(() => deleteExpiredCounts().catch(() => {}), DELETE_EVERY_MS).unref()
  return { limiter, key }
}
