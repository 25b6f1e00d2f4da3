/**
 * Applies migrations: runs the files of prisma/migrations and records them in `_prisma_migrations`, as `prisma migrate deploy`
 * does. Works beside a running site, which Prisma's schema engine does not on SQLite; that one only writes new migrations.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { database } from './client'
import { engines } from './engines'
import { type EngineName, migrationsFolder } from './engines/schema'
import { migrationNames, pendingMigrations } from './migrations'

/** Applies pending migrations, all or none of them, and returns their names. */
export async function migrate(opened = database()): Promise<string[]> {
  if ((await pendingMigrations(opened)).length === 0) return []
  const { engine, url } = opened
  return engines[engine].migrating(url, async ({ run, applied, record }) => {
    // Another process may have migrated meanwhile.
    const done = await applied()
    const halfway = done.find(({ isFinished }) => !isFinished)
    if (halfway) throw new Error(stoppedHalfway(halfway.name))
    const missing = migrationNames(engine).filter((name) => !done.some((row) => row.name === name))
    for (const name of missing) {
      const script = readMigration(engine, name)
      const startedAt = new Date()
      try {
        await run(script)
      } catch (error) {
        throw new Error(`The migration ${name} failed, and nothing was changed: ${(error as Error).message}`, {
          cause: error
        })
      }
      const checksum = createHash('sha256').update(script).digest('hex')
      await record({ id: randomUUID(), name, checksum, startedAt, finishedAt: new Date() })
    }
    return missing
  })
}

function readMigration(engine: EngineName, name: string): string {
  return readFileSync(join(migrationsFolder(engine), name, 'migration.sql'), 'utf8')
}

/** Releases up to 0.1 applied migrations in steps. */
function stoppedHalfway(name: string): string {
  return (
    `The migration ${name} was begun by an earlier release and has not ended. If none runs now, restore a backup, ` +
    `or complete the migration by hand and set its finished_at in _prisma_migrations.`
  )
}
