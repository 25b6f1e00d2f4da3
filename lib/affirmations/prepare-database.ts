/**
 * Makes a database ready to be served: created, migrated, seeded, searchable. Changes nothing if it is ready already. Only for a
 * release that is about to serve, because it publishes the corpus of that release; commands only migrate.
 */
import { corpus } from '../../content/affirmations'
import { subcategoryIds } from '../content/taxonomy'
import { migrate } from '../db/migrate'
import { prepareAffirmationSearch } from './search-index'
import { type SeedReport, seed } from './seed'

export async function prepareDatabase(): Promise<{ applied: string[]; seeded: SeedReport }> {
  const applied = await migrate()
  const seeded = await seed(corpus, subcategoryIds())
  await prepareAffirmationSearch()
  return { applied, seeded }
}

/** The changes in a line to print. */
export function describePreparation({ applied, seeded }: Awaited<ReturnType<typeof prepareDatabase>>): string {
  const migrations = applied.length === 0 ? 'no pending migrations' : `applied ${applied.join(', ')}`
  return `Database: ${migrations}; ${seeded.added} affirmations added, ${seeded.updated} updated, ${seeded.retired} retired.`
}
