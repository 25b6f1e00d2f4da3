/** Counts requests: with SQLite in the memory of its one process, with PostgreSQL in a table that all processes share. */
import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { database } from '../db/client'

const TABLE = 'RateLimit'
const SECONDS = 60
/** The limiters only count; the caller compares with its limit. A 32-bit column holds the count. */
const UNLIMITED = 2 ** 31 - 1

/**
 * The table of RateLimiterPostgres. The library could create it too, but fails if two processes or requests do so at once:
 * IF NOT EXISTS does not wait for a table that another transaction is creating. Both statements run as one transaction,
 * which holds the lock until it ends.
 */
const CREATE_TABLE = `
  SELECT pg_advisory_xact_lock(hashtext('${TABLE}'));
  CREATE TABLE IF NOT EXISTS "${TABLE}" (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`

/** Created on first use. In PostgreSQL they need a table, which is not in the Prisma schema because SQLite does not use it. */
const limiters = new Map<string, Promise<RateLimiterAbstract>>()

/**
 * Counts a request of a client.
 * @param endpoint the name of the endpoint; each has a count of its own
 * @param client an address; stored as a hash only
 * @param points the number of requests allowed in a minute
 * @returns milliseconds to wait if this request is above the limit, else 0
 */
export async function countRequest(endpoint: string, client: string, points: number): Promise<number> {
  const limiter = await limiterOf(endpoint)
  const { consumedPoints, msBeforeNext } = await limiter.consume(scrambled(client))
  return consumedPoints > points ? Math.max(1, msBeforeNext) : 0
}

function scrambled(client: string): string {
  return createHash('sha256').update(client).digest('base64url')
}

const reads = new RateLimiterMemory({ points: UNLIMITED, duration: SECONDS })

/**
 * Counts a read of a client in this process's memory, also with PostgreSQL: to count it there would cost more than most reads.
 * @param points the number of reads allowed in a minute
 */
export async function countRead(client: string, points: number): Promise<ReadCount> {
  const { consumedPoints, msBeforeNext } = await reads.consume(scrambled(client))
  return {
    isAllowed: consumedPoints <= points,
    remaining: Math.max(0, points - consumedPoints),
    seconds: Math.ceil(Math.max(1, msBeforeNext) / 1000)
  }
}

interface ReadCount {
  isAllowed: boolean
  /** The number of reads that are still allowed until the count begins again. */
  remaining: number
  /** The seconds until the count begins again. */
  seconds: number
}

function limiterOf(endpoint: string): Promise<RateLimiterAbstract> {
  let limiter = limiters.get(endpoint)
  if (!limiter) {
    limiter = newLimiter(endpoint)
    // Forget a limiter that failed, so that the next request tries again.
    limiter.catch(() => limiters.delete(endpoint))
    limiters.set(endpoint, limiter)
  }
  return limiter
}

async function newLimiter(keyPrefix: string): Promise<RateLimiterAbstract> {
  const options = { points: UNLIMITED, duration: SECONDS, keyPrefix }
  const { pool } = database()
  if (!pool) return new RateLimiterMemory(options)
  await pool.query(CREATE_TABLE)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true
  })
}
