/** Copies of a database that a site has migrated and filled at its first start: another site starts on one in half the time. */
import { copyFileSync } from 'node:fs'
import { resolve } from 'node:path'
import Database from 'better-sqlite3'

/** Tells the processes of a run where the template is. */
const VARIABLE = 'SEEDED_DATABASE'

/**
 * Keeps the database of a site as the template of all copies, without the picks of days that its first visits have made.
 * @param template the new file
 */
export async function keepSeededDatabase(siteFile: string, template: string): Promise<void> {
  const started = new Database(siteFile, { timeout: 10_000 })
  await started.backup(template)
  started.close()
  const kept = new Database(template)
  kept.exec('DELETE FROM "DailyPick"')
  // All of it in the one file that is copied.
  kept.pragma('wal_checkpoint(TRUNCATE)')
  kept.close()
  process.env[VARIABLE] = resolve(template)
}

/** @returns the URL of the new file */
export function copySeededDatabase(to: string): string {
  const template = process.env[VARIABLE]
  if (!template) throw new Error('No database has been kept yet: call keepSeededDatabase first.')
  copyFileSync(template, to)
  return `file:${to}`
}
