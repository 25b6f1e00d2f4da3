/** The models, as each engine reads them. prisma/schema.prisma is their only definition. */
import { readFileSync } from 'node:fs'

export const ENGINE_NAMES = ['sqlite', 'postgresql'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

export const SCHEMA = 'prisma/schema.prisma'

/** The engine that a DATABASE_URL names. */
export function engineNameOf(url: string): EngineName {
  return url.startsWith('file:') ? 'sqlite' : 'postgresql'
}

/** The path of the file that an SQLite DATABASE_URL names. */
export function fileOf(url: string): string {
  return url.slice('file:'.length)
}

/** Where an engine's migrations are, one folder each. */
export function migrationsFolder(name: EngineName): string {
  return `prisma/migrations/${name}`
}

/**
 * The text of the schema for an engine. The file itself is SQLite's; Prisma fixes the provider when it generates a
 * client, so the other engine's differs in the provider and in the folder of its client.
 */
export function schemaText(name: EngineName): string {
  const text = readFileSync(SCHEMA, 'utf8')
  return name === 'sqlite'
    ? text
    : text
        .replace('provider = "sqlite"', 'provider = "postgresql"')
        .replace('"../lib/db/generated"', '"../lib/db/generated-postgresql"')
}
