/** The migrations of the repository, and those that a database lacks. */
import { readdirSync } from 'node:fs'
import { env } from '../env'
import { database } from './client'
import { type Database, engines } from './engines'
import { type EngineName, engineNameOf, migrationsFolder } from './engines/schema'

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
  const rows = await client.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const applied = new Set(rows.map((row) => row.migration_name))
  return migrationNames(engine).filter((name) => !applied.has(name))
}
