/**
 * A database that is ready to be served: created, migrated, seeded. Costs three small reads when it is so already. For a
 * release that is about to serve, since it publishes that release's corpus: commands only migrate.
 */
import { corpus } from '../../content/affirmations'
import { subcategoryIds } from '../content/taxonomy'
import { migrate } from '../db/schema-engine'
import { type SeedReport, seed } from './seed'

export async function prepareDatabase(): Promise<{ applied: string[]; seeded: SeedReport }> {
  const applied = await migrate()
  const seeded = await seed(corpus, subcategoryIds())
  return { applied, seeded }
}

/** What was done, in a line to print. */
export function describePreparation({ applied, seeded }: Awaited<ReturnType<typeof prepareDatabase>>): string {
  const migrations = applied.length === 0 ? 'no pending migrations' : `applied ${applied.join(', ')}`
  return `Database: ${migrations}; ${seeded.added} lines added, ${seeded.updated} updated, ${seeded.retired} retired.`
}
