/** Counting calls: in memory on SQLite, which one process serves; in PostgreSQL, where all processes share the count. */
import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from '../db/client'

const TABLE = 'RateLimit'
const SECONDS = 60

/**
 * The table that RateLimiterPostgres works on. It would make it too, but fails where two processes, or two calls, do so at
 * once: IF NOT EXISTS does not wait for a table that another transaction is about to make. Both statements go as one
 * transaction, which holds the lock until it ends.
 */
const CREATE_TABLE = `
  SELECT pg_advisory_xact_lock(hashtext('${TABLE}'));
  CREATE TABLE IF NOT EXISTS "${TABLE}" (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`

/** Made at the first use of each call; in PostgreSQL with its table, which is no model since SQLite has no use for it. */
const limiters = new Map<string, Promise<RateLimiterAbstract>>()

/**
 * Counts a call of a client.
 * @param call the name of the call; each counts for itself
 * @param client an address; kept as a hash only
 * @param points how many are allowed in a minute
 * @returns milliseconds to wait where that was one too many, else 0
 */
export async function countRequest(call: string, client: string, points: number): Promise<number> {
  const limiter = await limiterOf(call, points)
  try {
    await limiter.consume(createHash('sha256').update(client).digest('base64url'))
    return 0
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    return Math.max(1, result.msBeforeNext)
  }
}

function limiterOf(call: string, points: number): Promise<RateLimiterAbstract> {
  const name = `${call} ${points}`
  let limiter = limiters.get(name)
  if (!limiter) {
    limiter = newLimiter(call, points)
    // A database that was away when it was asked is asked again.
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
