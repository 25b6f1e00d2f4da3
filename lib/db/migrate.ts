/**
 * Applies migrations: runs the files of prisma/migrations and records them in `_prisma_migrations`, as `prisma migrate deploy`
 * does. Works beside a running site, which Prisma's schema engine does not on SQLite; that one only writes new migrations.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env'
import { database } from './client'
import { type Database, engines } from './engines'
import { type EngineName, engineNameOf, migrationsFolder } from './engines/schema'

const TIME: Record<EngineName, string> = { sqlite: 'DATETIME', postgresql: 'TIMESTAMPTZ' }

/** The table in which applied migrations are recorded, as Prisma creates it. */
export const migrationsTable = (engine: EngineName) => `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             ${TIME[engine]},
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          ${TIME[engine]},
    started_at              ${TIME[engine]} NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
  )`

interface AppliedMigration {
  migration_name: string
  finished_at: unknown
}

/** The names of the migrations in the repository, oldest first. Each engine has its own. */
export function migrationNames(engine: EngineName = engineNameOf(env().DATABASE_URL)): string[] {
  return readdirSync(migrationsFolder(engine), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The migrations that a database lacks. */
export async function pendingMigrations({ engine, client }: Database = database()): Promise<string[]> {
  if (!(await engines[engine].hasMigrationsTable(client))) return migrationNames(engine)
  const rows = await client.$queryRaw<AppliedMigration[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const applied = new Set(rows.map((row) => row.migration_name))
  return migrationNames(engine).filter((name) => !applied.has(name))
}

/** Applies pending migrations, all or none of them, and returns their names. */
export async function migrate(opened = database()): Promise<string[]> {
  if ((await pendingMigrations(opened)).length === 0) return []
  const { engine, url } = opened
  return engines[engine].migrating(url, async ({ run, query }) => {
    await run(migrationsTable(engine))
    // Another process may have migrated meanwhile.
    const done = await query<AppliedMigration>(
      'SELECT migration_name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL'
    )
    const halfway = done.find(({ finished_at }) => finished_at === null)
    if (halfway) throw new Error(stoppedHalfway(halfway.migration_name))
    const missing = migrationNames(engine).filter((name) => !done.some((row) => row.migration_name === name))
    for (const name of missing) {
      const script = readFileSync(join(migrationsFolder(engine), name, 'migration.sql'), 'utf8')
      const startedAt = new Date()
      try {
        await run(script)
      } catch (error) {
        throw new Error(`The migration ${name} failed, and nothing was changed: ${(error as Error).message}`, {
          cause: error
        })
      }
      const checksum = createHash('sha256').update(script).digest('hex')
      const [started, finished] = [startedAt, new Date()].map((date) => date.toISOString().replace('Z', '+00:00'))
      // None of these values has a quote.
      await run(`
        INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
        VALUES ('${randomUUID()}', '${checksum}', '${finished}', '${name}', '${started}', 1)`)
    }
    return missing
  })
}

/** Releases up to 0.1 applied migrations in steps. */
function stoppedHalfway(name: string): string {
  return (
    `The migration ${name} was begun by an earlier release and has not ended. If none runs now, restore a backup, ` +
    `or complete the migration by hand and set its finished_at in _prisma_migrations.`
  )
}
