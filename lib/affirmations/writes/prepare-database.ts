/**
 * Makes a database ready to be served: created, migrated, seeded. Changes nothing if it is ready already. Only for a
 * release that is about to serve, because it publishes the corpus of that release; commands only migrate.
 */
import { corpus } from '../../../content/affirmations'
import { allSubcategoryIds } from '../../content/taxonomy'
import { migrate } from '../../db/migrate'
import { type SeedReport, seed } from './seed'

/** Prisma's code for an operation that has timed out, such as one on a locked SQLite file. */
const TIMED_OUT = 'P1008'

/** Milliseconds that a start waits for another process that fills the database. */
const WAIT_MS = 60_000

export async function prepareDatabase(): Promise<{ applied: string[]; seeded: SeedReport }> {
  const applied = await migrate()
  const seeded = await whenFree(() => seed(corpus, allSubcategoryIds()))
  return { applied, seeded }
}

/**
 * On SQLite a write fails after ten seconds in which others write. That is enough for a request, and not for a start: of
 * several processes that start at once, one fills the database while the others wait.
 */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== TIMED_OUT || Date.now() > deadline) throw error
    }
  }
}

/** The changes in a line to print. */
export function describePreparation({ applied, seeded }: Awaited<ReturnType<typeof prepareDatabase>>): string {
  const migrations = applied.length === 0 ? 'no pending migrations' : `applied ${applied.join(', ')}`
  return `Database: ${migrations}; ${seeded.added} affirmations added, ${seeded.updated} updated, ${seeded.retired} retired.`
}
