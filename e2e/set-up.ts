import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { databaseUrl } from '../playwright.config'
import { ensureInstalled } from '../test/ensure-installed'
import { keepSeededDatabase } from '../test/servers/seeded-database'

/** Runs once, after the site under test has started and before the first test. */
export default async function setUp(): Promise<void> {
  // The examples and recipes on the site call it.
  const find = () => (spawnSync('curl', ['--version']).error ? undefined : 'curl')
  ensureInstalled({ name: 'curl', package: 'curl', command: 'curl', find })
  const file = databaseUrl.replace('file:', '')
  await keepSeededDatabase(file, join(dirname(file), 'seeded.db'))
}
