/**
 * A mutex for an SQLite connection. Prisma's adapter has one connection for all requests of a process and runs a statement
 * of one request inside the open transaction of another: a rollback would undo a write that was already acknowledged. The
 * adapter also blocks the event loop while it waits for another process's write.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqlDriverAdapter, SqlQuery, Transaction } from '@prisma/driver-adapter-utils'
import { WRITE_TIMEOUT_MS } from './engine'

/** Milliseconds between attempts to write while another process does. */
const RETRY_INTERVAL_MS = 20
const NO_ARGUMENTS = { args: [], argTypes: [] }

/**
 * Changes a connection so that statements and transactions run one after the other, in the order of the calls. A
 * transaction is the only writer from its first statement on, so that the rows it has read stay true until it ends.
 */
export function withMutex<Connection extends SqlDriverAdapter>(connection: Connection): Connection {
  const queryRaw = connection.queryRaw.bind(connection)
  const executeRaw = connection.executeRaw.bind(connection)
  const startTransaction = connection.startTransaction.bind(connection)
  const acquire = newMutex()

  async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await acquire()
    return work().finally(release)
  }

  connection.queryRaw = (query: SqlQuery) => whenFree(() => exclusively(() => queryRaw(query)))
  connection.executeRaw = (query: SqlQuery) => whenFree(() => exclusively(() => executeRaw(query)))
  connection.startTransaction = (isolationLevel) =>
    whenFree(async () => {
      const release = await acquire()
      try {
        const transaction = await startTransaction(isolationLevel)
        await acquireWriteLock(transaction)
        return releaseAtEnd(transaction, release)
      } catch (error) {
        release()
        throw error
      }
    })
  return connection
}

/**
 * The adapter begins a transaction as a reader. If another process wrote before the transaction's first write, that write
 * would fail at once, and waiting would not help.
 */
async function acquireWriteLock(transaction: Transaction): Promise<void> {
  try {
    await transaction.executeRaw({ sql: 'ROLLBACK', ...NO_ARGUMENTS })
    await transaction.executeRaw({ sql: 'BEGIN IMMEDIATE', ...NO_ARGUMENTS })
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** Releases the mutex after `commit` or `rollback`; Prisma has sent COMMIT or ROLLBACK itself before it calls them. */
function releaseAtEnd(transaction: Transaction, release: () => void): Transaction {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  transaction.commit = () => commit().finally(release)
  transaction.rollback = () => rollback().finally(release)
  return transaction
}

/** The mutex is free between attempts. */
function whenFree<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retryWhileBusy(attempt, WRITE_TIMEOUT_MS)
}

/** Tries again as long as the file is busy, for so many milliseconds. @throws the error of the last attempt */
export async function retryWhileBusy<Result>(attempt: () => Promise<Result>, waitMs: number): Promise<Result> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await sleep(RETRY_INTERVAL_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  const { cause } = error as { cause?: { originalCode?: string } }
  return cause?.originalCode?.startsWith('SQLITE_BUSY') ?? false
}

/** @returns `acquire`, which waits for all earlier callers and resolves to `release` */
function newMutex(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const previous = last
    let release = () => {}
    last = new Promise((resolve) => {
      release = resolve
    })
    return previous.then(() => release)
  }
}
