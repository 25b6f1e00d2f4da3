import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { databaseUrl } from '../playwright.config'
import { ensureInstalled } from '../test/ensure-installed'
import { keepSeededDatabase } from '../test/servers/seeded-database'

/** What the examples and recipes on the site call. The packages have the same names. */
const EXAMPLE_PROGRAMS = ['curl', 'python3']

/** Runs once, after the site under test has started and before the first test. */
export default async function setUp(): Promise<void> {
  for (const command of EXAMPLE_PROGRAMS) {
    const find = () => (spawnSync(command, ['--version']).error ? undefined : command)
    ensureInstalled({ name: command, package: command, command, find })
  }
  const file = databaseUrl.replace('file:', '')
  await keepSeededDatabase(file, join(dirname(file), 'seeded.db'))
}
