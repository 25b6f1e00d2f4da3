/**
 * Writes new migrations with the WASM build of Prisma's schema engine, which comes from the package registry; the CLI would
 * download a native binary. For developers: migrate.ts applies them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { env } from '../env'
import { engines } from './engines'
import { type EngineName, engineNameOf, migrationsFolder, SCHEMA, schemaText } from './engines/schema'
import { migrationNames } from './migrations'

const NO_FILTERS = { externalTables: [], externalEnums: [] }

/**
 * The SQL that brings a database with all migrations to the schema; empty if there is no difference.
 * @param url chooses the engine and the server for a shadow database; the database itself is not changed
 */
export async function diffSchema(url = env().DATABASE_URL): Promise<string> {
  return withEngine(url, async (engine, name) => {
    const { stdout } = await engine.diff({
      from: migrationNames(name).length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...migrationList(name) },
      to: { tag: 'schemaDatamodel', files: [{ path: SCHEMA, content: schemaText(name) }] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS
    })
    const script = stdout?.trim() ?? ''
    return script.startsWith('-- This is an empty migration') ? '' : script
  })
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

function migrationList(engine: EngineName): MigrationList {
  const folder = migrationsFolder(engine)
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(join(folder, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames(engine).map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }
      }
    }))
  }
}

/** Runs work with a schema engine of its own, which needs an SQLite file to itself. */
async function withEngine<T>(url: string, work: (engine: SchemaEngine, name: EngineName) => Promise<T>): Promise<T> {
  bindings ??= loadBindings()
  const { SchemaEngine } = await bindings
  const name = engineNameOf(url)
  const adapter = engines[name].migratingAdapter(url)
  const factory = bindMigrationAwareSqlAdapterFactory(adapter)
  let engine: SchemaEngine | undefined
  try {
    engine = await SchemaEngine.new({ datamodels: [[SCHEMA, schemaText(name)]] }, () => {}, factory)
    return await work(engine, name)
  } catch (error) {
    // The engine reports an error of the database by number only.
    const id = /External error id#(\d+)/.exec(String(error))?.[1]
    const databaseError = id === undefined ? undefined : factory.errorRegistry.consumeError(Number(id))?.error
    throw databaseError === undefined ? error : new Error(String(databaseError), { cause: error })
  } finally {
    engine?.free()
    await adapter.dispose()
  }
}

/** Loaded once in a process, since the bindings keep views of one instance's memory. */
let bindings: ReturnType<typeof loadBindings> | undefined

/** Instantiates the .wasm by hand: the package's main entry imports it as a module, which Node does not support. */
async function loadBindings() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const loaded = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const imports = Object.entries(loaded as unknown as WebAssembly.ModuleImports).map(([name, value]) =>
    name.startsWith('__wbg_setTimeout_')
      ? [name, unrefed(value as (...args: unknown[]) => NodeJS.Timeout)]
      : [name, value]
  )
  const { instance } = await WebAssembly.instantiate(readFileSync(entry.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': Object.fromEntries(imports)
  })
  loaded.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  return loaded
}

/** The engine's timer for PostgreSQL's lock, 10 s, runs on after the lock is acquired; it must not keep the process alive. */
function unrefed<Args extends unknown[]>(start: (...args: Args) => NodeJS.Timeout) {
  return (...args: Args) => start(...args).unref()
}
