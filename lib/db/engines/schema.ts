/** The schema for each engine, derived from prisma/schema.prisma, and where its migrations are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code } from '../../env'

export const ENGINE_NAMES = ['sqlite', 'postgresql'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

export const SCHEMA = 'prisma/schema.prisma'

/** The engine of a DATABASE_URL, whose form has been checked before: whatever is no `file:` is PostgreSQL. */
export function engineOfUrl(url: string): EngineName {
  return url.startsWith('file:') ? 'sqlite' : 'postgresql'
}

/** The path of the database file that an SQLite DATABASE_URL names. */
export function sqliteFileOf(url: string): string {
  return url.slice('file:'.length)
}

/** The folder of an engine's migrations, which has one subfolder for each. */
export function migrationsFolder(name: EngineName): string {
  return join(code.folder, 'prisma', 'migrations', name)
}

/**
 * The text of the schema for an engine. The file itself is written for SQLite. Prisma fixes the provider when it generates
 * a client, so PostgreSQL's schema has another provider and another folder for its client.
 */
export function schemaText(name: EngineName): string {
  const text = readFileSync(join(code.folder, SCHEMA), 'utf8')
  return name === 'sqlite'
    ? text
    : text
        .replace('provider = "sqlite"', 'provider = "postgresql"')
        .replace('"../lib/db/generated"', '"../lib/db/generated-postgresql"')
}
