/**
 * Turns on an SQLite connection. Prisma's adapter has one connection for all requests of a process, and lets a statement of
 * one request slip into the open transaction of another: it would be undone with it, although it was answered with success.
 * And it waits for other processes' writes with the whole process standing still.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqlDriverAdapter, SqlQuery, Transaction } from '@prisma/driver-adapter-utils'
import { PATIENCE_MS } from './engine'

/** How often it looks, in milliseconds. */
const LOOK_EVERY_MS = 20

const NO_ARGUMENTS = { args: [], argTypes: [] }

/**
 * Changes a connection: statements and transactions go one after the other, in the order in which they were asked for. A
 * transaction is the only writer from its first statement on, so that what it has read holds until it ends.
 */
export function withMutex<Connection extends SqlDriverAdapter>(connection: Connection): Connection {
  const queryRaw = connection.queryRaw.bind(connection)
  const executeRaw = connection.executeRaw.bind(connection)
  const startTransaction = connection.startTransaction.bind(connection)
  const nextTurn = newQueue()

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = await nextTurn()
    return work().finally(end)
  }

  connection.queryRaw = (query: SqlQuery) => whenFree(() => inTurn(() => queryRaw(query)))
  connection.executeRaw = (query: SqlQuery) => whenFree(() => inTurn(() => executeRaw(query)))
  connection.startTransaction = (isolationLevel) =>
    whenFree(async () => {
      const end = await nextTurn()
      try {
        const transaction = await startTransaction(isolationLevel)
        await becomeWriter(transaction)
        return endingTurn(transaction, end)
      } catch (error) {
        end()
        throw error
      }
    })
  return connection
}

/** The adapter begins as a reader. Another's write in between would make the first own one fail, with nothing to wait for. */
async function becomeWriter(transaction: Transaction): Promise<void> {
  try {
    await transaction.executeRaw({ sql: 'ROLLBACK', ...NO_ARGUMENTS })
    await transaction.executeRaw({ sql: 'BEGIN IMMEDIATE', ...NO_ARGUMENTS })
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** Prisma has sent COMMIT or ROLLBACK by itself before it calls these. */
function endingTurn(transaction: Transaction, end: () => void): Transaction {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  transaction.commit = () => commit().finally(end)
  transaction.rollback = () => rollback().finally(end)
  return transaction
}

/** Tries again while another process writes; the turn is free in the meantime. */
async function whenFree<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
      await sleep(LOOK_EVERY_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  const { cause } = error as { cause?: { originalCode?: string } }
  return cause?.originalCode?.startsWith('SQLITE_BUSY') ?? false
}

/** @returns a function that waits for those who asked before, and gives what ends one's own turn */
function newQueue(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const before = last
    let end = () => {}
    last = new Promise((resolve) => {
      end = resolve
    })
    return before.then(() => end)
  }
}
