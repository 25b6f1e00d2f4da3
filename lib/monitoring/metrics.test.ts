import { setUpTestDatabase } from '../../test/database'
import { expectConsoleErrors } from '../../test/jest/quiet-console'
import { db } from '../db/client'
import { createMetrics } from './metrics'

setUpTestDatabase()

it('has all that can be read if the tables of this release are not there yet', async () => {
  expectConsoleErrors()
  await db().$executeRaw`ALTER TABLE "Submission" RENAME TO "Hidden"`
  const text = await createMetrics({ hits: 7, misses: 0, bytes: 0, size: 0 })
    .text()
    .finally(() => db().$executeRaw`ALTER TABLE "Hidden" RENAME TO "Submission"`)
  expect(text).toContain('\naffirmations_database_up 1\n')
  expect(text).toContain('\naffirmations_cache_hits_total 7\n')
})
