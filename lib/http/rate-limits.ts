/** Counts requests: in memory with SQLite, which one process uses; in PostgreSQL, where all processes share the count. */
import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from '../db/client'

const TABLE = 'RateLimit'
const SECONDS = 60

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
  const limiter = await limiterOf(endpoint, points)
  try {
    await limiter.consume(scrambled(client))
    return 0
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    return Math.max(1, result.msBeforeNext)
  }
}

function scrambled(client: string): string {
  return createHash('sha256').update(client).digest('base64url')
}

/** By the number of requests allowed in a minute. */
const readLimiters = new Map<number, RateLimiterMemory>()

/**
 * Counts a read of a client in this process's memory, also with PostgreSQL: to count it there would cost more than most reads.
 * @param points the number of reads allowed in a minute
 */
export async function countRead(client: string, points: number): Promise<ReadCount> {
  const limiter = readLimiters.get(points) ?? new RateLimiterMemory({ points, duration: SECONDS })
  readLimiters.set(points, limiter)
  const result = await limiter.consume(scrambled(client)).catch((refusal: RateLimiterRes) => refusal)
  return {
    isAllowed: result.consumedPoints <= points,
    remaining: Math.max(0, result.remainingPoints),
    seconds: Math.ceil(Math.max(1, result.msBeforeNext) / 1000)
  }
}

interface ReadCount {
  isAllowed: boolean
  /** How many more are allowed until the count begins again. */
  remaining: number
  /** Until the count begins again. */
  seconds: number
}

function limiterOf(endpoint: string, points: number): Promise<RateLimiterAbstract> {
  const name = `${endpoint} ${points}`
  let limiter = limiters.get(name)
  if (!limiter) {
    limiter = newLimiter(endpoint, points)
    // Forget a limiter that failed, so that the next request tries again.
    limiter.catch(() => limiters.delete(name))
    limiters.set(name, limiter)
  }
  return limiter
}

async function newLimiter(keyPrefix: string, points: number): Promise<RateLimiterAbstract> {
  const options = { points, duration: SECONDS, keyPrefix }
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
