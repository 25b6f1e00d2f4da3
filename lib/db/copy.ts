/** Copies all rows from one database to another, whichever engines they use, and compares each row after the copy. */
import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { HOUR_MS } from '../calendar/utc-date'
import type { Transaction } from './client'
import { nameOfDatabase } from './describe-error'
import { type Database, engines, openDatabase } from './engines'
import { engineOfUrl, sqliteFileOf } from './engines/schema'
import { Prisma } from './generated/client'
import { migrate, pendingMigrations } from './migrate'

const BATCH = 1_000
/**
 * A snapshot of the source, and all or nothing in the target. On SQLite this transaction blocks other writers of the
 * source until they time out, so a site that uses it should be stopped. PostgreSQL lets them continue.
 */
const TRANSACTION = { isolationLevel: 'Serializable', timeout: HOUR_MS, maxWait: 60_000 } as const

type Row = Record<string, unknown>

/** The methods of a Prisma model that copying needs. */
interface Table {
  count(): Promise<number>
  findMany(query: { where?: object; orderBy?: object; take?: number }): Promise<Row[]>
  createMany(query: { data: Row[] }): Promise<unknown>
}

/**
 * Copies all rows of all models into a database without rows, which is created and migrated if necessary.
 * @param from,to URLs as in DATABASE_URL
 * @returns the number of rows of each model
 * @throws Error if the target has rows, one of the two lacks migrations, or a copied row differs; the target is left unchanged
 */
export async function copyDatabase(from: string, to: string): Promise<Record<string, number>> {
  // Opening an SQLite file would create it.
  if (engineOfUrl(from) === 'sqlite' && !existsSync(sqliteFileOf(from))) throw new Error(`There is no ${from}.`)
  return withDatabase(from, async (source) => {
    const pending = await pendingMigrations(source)
    if (pending.length > 0)
      throw new Error(`The source lacks migrations: ${pending.join(', ')}. Start the site on it once.`)
    return withDatabase(to, async (target) => {
      await refuseOlderRelease(target)
      await migrate(target)
      await refuseRows(target)
      return source.client.$transaction(
        (read) => target.client.$transaction((write) => copyTables(read, write), TRANSACTION),
        TRANSACTION
      )
    })
  })
}

/** A site that still runs on the target would find its tables changed. @throws Error if the target is of an older release */
async function refuseOlderRelease(target: Database): Promise<void> {
  const { engine, url, client } = target
  if (!(await engines[engine].hasMigrationsTable(client)) || (await pendingMigrations(target)).length === 0) return
  throw new Error(
    `The target, ${nameOfDatabase(url)}, is a database of an older release, and was not changed. Name a new one, ` +
      'or exchange the two if this is the one to copy from.'
  )
}

/** @throws Error if the target has rows, as the source has if both are one database */
async function refuseRows({ url, client }: Database): Promise<void> {
  const filled = Object.entries(await countRows(client)).find(([, count]) => count > 0)
  if (filled) throw new Error(`The target, ${nameOfDatabase(url)}, has rows already, in ${filled[0]}.`)
}

/** The number of rows of each model. */
export async function countRows(client: Transaction): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const model of Object.values(Prisma.ModelName)) counts[model] = await tableOf(client, model).count()
  return counts
}

async function withDatabase<Result>(url: string, work: (opened: Database) => Promise<Result>): Promise<Result> {
  const opened = openDatabase(url)
  return work(opened).finally(() => opened.client.$disconnect())
}

async function copyTables(read: Transaction, write: Transaction): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const model of Object.values(Prisma.ModelName)) {
    counts[model] = await copyTable(model, tableOf(read, model), tableOf(write, model))
  }
  return counts
}

async function copyTable(model: Prisma.ModelName, source: Table, target: Table): Promise<number> {
  const id = idOf(model)
  let copied = 0
  let last: unknown
  for (;;) {
    const where = last === undefined ? {} : { [id]: { gt: last } }
    const rows = await source.findMany({ where, orderBy: { [id]: 'asc' }, take: BATCH })
    if (rows.length === 0) break
    await target.createMany({ data: rows })
    const stored = await target.findMany({ where: { [id]: { in: rows.map((row) => row[id]) } } })
    const byId = new Map(stored.map((row) => [row[id], row]))
    for (const row of rows) {
      if (!isDeepStrictEqual(byId.get(row[id]), row))
        throw new Error(`${model} ${row[id]} is not the same in the target.`)
    }
    copied += rows.length
    last = rows.at(-1)?.[id]
  }
  const [before, after] = [await source.count(), await target.count()]
  if (before !== copied || after !== copied) throw new Error(`${model}: ${before} rows, of which ${after} arrived.`)
  return copied
}

function tableOf(tx: Transaction, model: Prisma.ModelName): Table {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Prisma.ModelName>
  return tx[name] as unknown as Table
}

/** The primary key, which is the first field of every model. */
function idOf(model: Prisma.ModelName): string {
  return Object.values(Prisma[`${model}ScalarFieldEnum`])[0] as string
}
