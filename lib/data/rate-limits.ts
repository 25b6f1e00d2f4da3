/** Counting calls: in memory on SQLite, which one process serves; in PostgreSQL, where all processes share the count. */
import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env'
import { database } from './client'
import { engineNameOf } from './engines/schema'

const TABLE = 'RateLimit'
const SECONDS = 60

/** Made at the first use of each call; in PostgreSQL with its table, which is no model since SQLite has no use for it. */
const limiters = new Map<string, Promise<RateLimiterAbstract>>()

/**
 * Counts a call of a client.
 * @param call the name of the call; each counts for itself
 * @param client an address; kept as a hash only
 * @param points how many are allowed in a minute
 * @returns milliseconds to wait where that was one too many, else 0
 */
export async function countCall(call: string, client: string, points: number): Promise<number> {
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

function newLimiter(keyPrefix: string, points: number): Promise<RateLimiterAbstract> {
  const options = { points, duration: SECONDS, keyPrefix }
  if (engineNameOf(env().DATABASE_URL) === 'sqlite') return Promise.resolve(new RateLimiterMemory(options))
  return new Promise((resolve, reject) => {
    const shared = { ...options, storeClient: database().pool, storeType: 'pool', tableName: TABLE }
    const limiter = new RateLimiterPostgres(shared, (error) => (error ? reject(error) : resolve(limiter)))
  })
}
