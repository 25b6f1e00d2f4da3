import { dirname, join } from 'node:path'
import { databaseUrl } from '../playwright.config'
import { keepSeededDatabase } from '../test/seeded-database'

/** Runs once, after the site under test has started and before the first test. */
export default async function setUp(): Promise<void> {
  const file = databaseUrl.replace('file:', '')
  await keepSeededDatabase(file, join(dirname(file), 'seeded.db'))
}
