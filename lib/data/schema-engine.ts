/**
 * Prisma's own schema engine, in the WASM build that the registry carries: applies migrations and writes new ones
 * without the native binary that the CLI would download. Keeps the `_prisma_migrations` table of `prisma migrate deploy`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { env } from '../env'
import { closeDb, db, SqliteAdapter } from './client'

const SCHEMA = 'prisma/schema.prisma'
const MIGRATIONS = 'prisma/migrations/sqlite'
const NO_FILTERS = { externalTables: [], externalEnums: [] }

/**
 * The engine leaves its connections open, locks included: they are closed by hand. And it replays whole migrations on its
 * shadow database as one statement, which better-sqlite3 refuses.
 */
class MigratingAdapter extends SqliteAdapter {
  readonly #connections: { dispose(): Promise<void> }[] = []

  override async connect() {
    const connection = await super.connect()
    this.#connections.push(connection)
    return connection
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.dispose()))
  }

  override async connectToShadowDb() {
    const connection = await super.connectToShadowDb()
    const executeOne = connection.executeRaw.bind(connection)
    connection.executeRaw = async (query) => {
      if (query.args.length > 0) return executeOne(query)
      await connection.executeScript(query.sql)
      return 0
    }
    return connection
  }
}

/** The names of the migrations in the repository, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Applies what is pending and returns the names. Reads one small table and loads no engine when nothing is. */
export async function migrate(): Promise<string[]> {
  const pending = await pendingMigrations()
  if (pending.length === 0) return []
  return withEngine(async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationList(),
      filters: NO_FILTERS
    })
    return appliedMigrationNames
  })
}

/** The migrations that the database lacks. */
export async function pendingMigrations(): Promise<string[]> {
  const tables = await db().$queryRaw<unknown[]>`SELECT name FROM sqlite_master WHERE name = '_prisma_migrations'`
  if (tables.length === 0) return migrationNames()
  const rows = await db().$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const applied = new Set(rows.map((row) => row.migration_name))
  return migrationNames().filter((name) => !applied.has(name))
}

/** The SQL that brings a database with all migrations to the schema; empty when the two agree. */
export async function diffSchema(): Promise<string> {
  return withEngine(async (engine) => {
    const { stdout } = await engine.diff({
      from: migrationNames().length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...migrationList() },
      to: { tag: 'schemaDatamodel', files: [{ path: SCHEMA, content: readFileSync(SCHEMA, 'utf8') }] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS
    })
    const script = stdout?.trim() ?? ''
    return script.startsWith('-- This is an empty migration') ? '' : script
  })
}

function migrationList(): MigrationList {
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8') }
      }
    }))
  }
}

type Bindings = typeof import('@prisma/schema-engine-wasm/schema_engine_bg')
let loaded: Promise<Bindings> | undefined

/** Once a process: the bindings keep views of the memory of their instance, a second one would be read through the first's. */
function loadBindings(): Promise<Bindings> {
  loaded ??= instantiate()
  return loaded
}

async function instantiate(): Promise<Bindings> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  // The package's main entry imports the .wasm as a module, which Node does not do: instantiate it by hand.
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const { instance } = await WebAssembly.instantiate(readFileSync(entry.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports
  })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  return bindings
}

/** Runs work with an engine of its own. The client is closed first, so that the engine has the file to itself. */
async function withEngine<T>(work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await closeDb()
  const bindings = await loadBindings()
  const adapter = new MigratingAdapter(env().DATABASE_URL)
  const factory = bindMigrationAwareSqlAdapterFactory(adapter)
  const datamodels: [string, string][] = [[SCHEMA, readFileSync(SCHEMA, 'utf8')]]
  const engine = await bindings.SchemaEngine.new({ datamodels }, () => {}, factory)
  try {
    return await work(engine)
  } finally {
    engine.free()
    await adapter.dispose()
  }
}
