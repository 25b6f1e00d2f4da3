/** Copies of a database that a site has migrated and filled at its first start: another site starts on one in half the time. */
import { copyFileSync } from 'node:fs'
import { resolve } from 'node:path'
import Database from 'better-sqlite3'

/** Tells the processes of a run where the original is. */
const VARIABLE = 'SEEDED_DATABASE'

/** Makes the database of a site the original of all copies, without what its visitors have caused so far. */
export async function keepSeededDatabase(of: string, original: string): Promise<void> {
  const started = new Database(of, { timeout: 10_000 })
  await started.backup(original)
  started.close()
  const kept = new Database(original)
  kept.exec('DELETE FROM "DailyPick"')
  kept.pragma('wal_checkpoint(TRUNCATE)')
  kept.close()
  process.env[VARIABLE] = resolve(original)
}

/** @returns the URL of the new file */
export function copySeededDatabase(to: string): string {
  const original = process.env[VARIABLE]
  if (!original) throw new Error('No database has been kept yet: call keepSeededDatabase first.')
  copyFileSync(original, to)
  return `file:${to}`
}
