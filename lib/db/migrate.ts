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
import { type EngineName, engineOfUrl, migrationsFolder } from './engines/schema'

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

const APPLIED =
  'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'

/** The names of the migrations in the repository, oldest first. Each engine has its own. */
export function migrationNames(engine: EngineName = engineOfUrl(env().DATABASE_URL)): string[] {
  return readdirSync(migrationsFolder(engine), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The migrations that a database lacks. */
export async function pendingMigrations({ engine, client }: Database = database()): Promise<string[]> {
  if (!(await engines[engine].hasMigrationsTable(client))) return migrationNames(engine)
  return lacking(engine, await client.$queryRawUnsafe(APPLIED))
}

function lacking(engine: EngineName, applied: { name: string }[]): string[] {
  const names = new Set(applied.map(({ name }) => name))
  return migrationNames(engine).filter((name) => !names.has(name))
}

/** Applies pending migrations, all or none of them, and returns their names. */
export async function migrate(opened = database()): Promise<string[]> {
  if ((await pendingMigrations(opened)).length === 0) return []
  const { engine, url } = opened
  return engines[engine].migrating(url, async ({ run, query }) => {
    await run(migrationsTable(engine))
    // Another process may have migrated meanwhile.
    const missing = lacking(engine, await query(APPLIED))
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
