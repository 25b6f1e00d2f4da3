/**
 * Prisma's own schema engine, in the WASM build that the registry carries: applies migrations and writes new ones
 * without the native binary that the CLI would download. Keeps the `_prisma_migrations` table of `prisma migrate deploy`.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { env } from '../env'
import { closeDb, database } from './client'
import { engines } from './engines'
import { type EngineName, engineNameOf, migrationsFolder, SCHEMA, schemaText } from './engines/schema'
import { migrationNames, pendingMigrations } from './migrations'

const NO_FILTERS = { externalTables: [], externalEnums: [] }

/** Applies what is pending and returns the names. Reads one small table and loads no engine when nothing is. */
export async function migrate(opened = database()): Promise<string[]> {
  const pending = await pendingMigrations(opened)
  if (pending.length === 0) return []
  await (opened === database() ? closeDb() : opened.client.$disconnect())
  // Another process may do so at the same time: what it has applied is not pending any more.
  return engines[opened.engine].alone(opened.url, () =>
    withEngine(opened.url, async (engine, name) => {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: migrationList(name),
        filters: NO_FILTERS
      })
      return appliedMigrationNames
    })
  )
}

/**
 * The SQL that brings a database with all migrations to the schema; empty when the two agree.
 * @param url names the engine, and where it may make a database to replay the migrations in; nothing there is changed
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

/** Runs work with a schema engine of its own, which wants an SQLite file to itself. */
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
    // The engine only numbers what the database said.
    const id = /External error id#(\d+)/.exec(String(error))?.[1]
    const said = id === undefined ? undefined : factory.errorRegistry.consumeError(Number(id))?.error
    throw said === undefined ? error : new Error(String(said), { cause: error })
  } finally {
    engine?.free()
    await adapter.dispose()
  }
}

/** Once a process: the bindings keep views of one instance's memory. */
let bindings: ReturnType<typeof loadBindings> | undefined

/** The package's main entry imports the .wasm as a module, which Node does not do: it is instantiated by hand. */
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

/** The engine's time limit for PostgreSQL's lock, 10 s, goes on after the lock is there: no process should wait for it. */
function unrefed<Args extends unknown[]>(start: (...args: Args) => NodeJS.Timeout) {
  return (...args: Args) => start(...args).unref()
}
