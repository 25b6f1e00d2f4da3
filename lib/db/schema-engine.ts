/**
 * Writes new migrations with the WASM build of Prisma's schema engine, which comes from the package registry; the CLI would
 * download a native binary. For developers: migrate.ts applies them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { env } from '../env'
import { engineOfUrl, SCHEMA, schemaText } from './engines/schema'

/** The SQL that brings a database to the schema; empty if there is no difference. */
export async function diffSchema(url = env().DATABASE_URL): Promise<string> {
  bindings ??= loadBindings()
  const { SchemaEngine } = await bindings
  const pool = engineOfUrl(url) === 'sqlite' ? undefined : poolForCatalog(url)
  const factory = bindMigrationAwareSqlAdapterFactory(pool ? new PrismaPg(pool) : new PrismaBetterSqlite3({ url }))
  const files = [{ path: SCHEMA, content: schemaText(engineOfUrl(url)) }]
  let engine: SchemaEngine | undefined
  try {
    engine = await SchemaEngine.new(
      { datamodels: files.map(({ path, content }) => [path, content]) },
      () => {},
      factory
    )
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      // lib/http/rate-limits.ts uses this table; it is no model of Prisma's.
      filters: { externalTables: pool ? ['public.RateLimit'] : [], externalEnums: [] }
    })
    const script = stdout?.trim() ?? ''
    return script.startsWith('-- This is an empty migration') ? '' : script
  } finally {
    engine?.free()
    // The engine leaves the connections open.
    await pool?.end()
  }
}

/**
 * The columns that a script of PostgreSQL requires of rows that do not have them: it fails on a table that is not empty. (SQLite's
 * replaces the table, and says less.)
 */
export function requiredWithoutDefault(script: string): string[] {
  return [...script.matchAll(/^ALTER TABLE "(\w+)"([^;]*)/gm)].flatMap(([, table, changes = '']) =>
    [...changes.matchAll(/(?:ADD COLUMN\s+"(\w+)" .* NOT NULL(?=,?$)|ALTER COLUMN "(\w+)" SET NOT NULL)/gm)].map(
      ([, added, altered]) => `${table}.${added ?? altered}`
    )
  )
}

/** A pool in whose results the adapter knows all types, also those of the system catalog. */
function poolForCatalog(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 })
  const { CHAR, TEXT } = pg.types.builtins
  const query = pool.query.bind(pool) as (config: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult>
  pool.query = (async (config: pg.QueryArrayConfig) => {
    const result = await query(config)
    // The catalog has columns of the one-byte type "char", which the adapter does not know (prisma/orm#27403).
    for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT
    return result
  }) as typeof pool.query
  return pool
}

/** Loaded once in a process, since the bindings keep views of one instance's memory. */
let bindings: ReturnType<typeof loadBindings> | undefined

/** Instantiates the .wasm by hand: the package's main entry imports it as a module, which Node does not support. */
async function loadBindings() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const loaded = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const { instance } = await WebAssembly.instantiate(readFileSync(entry.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': loaded as unknown as WebAssembly.ModuleImports
  })
  loaded.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  return loaded
}
