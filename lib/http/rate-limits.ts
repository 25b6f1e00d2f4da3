/** Counts requests: with SQLite in the memory of its one process, with PostgreSQL in a table that all processes share. */
import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { database } from '../db/client'

/** The limiters only count in a minute; the caller compares with its limit. A 32-bit column holds the count. */
const COUNTING = { points: 2 ** 31 - 1, duration: 60, keyPrefix: '' }

/** Created on first use: PostgreSQL's needs the connections of the site. */
let writes: RateLimiterAbstract | undefined
const reads = new RateLimiterMemory(COUNTING)

/**
 * Counts a request of a client.
 * @param endpoint the name of the endpoint; each has a count of its own
 * @param client an address; stored as a hash only
 * @param points the number of requests allowed in a minute
 * @returns milliseconds to wait if this request is above the limit, else 0
 */
export async function countRequest(endpoint: string, client: string, points: number): Promise<number> {
  writes ??= newLimiter()
  const hash = createHash('sha256').update(client).digest('base64url')
  const { consumedPoints, msBeforeNext } = await writes.consume(`${endpoint}:${hash}`)
  return consumedPoints > points ? Math.max(1, msBeforeNext) : 0
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
    seconds: Math.ceil(Math.max(1, msBeforeNext) / 1000)
  }
}

function newLimiter(): RateLimiterAbstract {
  const { pool } = database()
  if (!pool) return new RateLimiterMemory(COUNTING)
  // A migration of PostgreSQL's has made the table.
  const table = { tableName: 'RateLimit', tableCreated: true }
  return new RateLimiterPostgres({ ...COUNTING, ...table, storeClient: pool, storeType: 'pool' })
}
