/**
 * `npm run db:diff -- NAME`: writes the migrations that take a database from the last one to prisma/schema.prisma, for both
 * engines: by comparing the schema with new databases that have all migrations. See test/servers/postgres.ts for PostgreSQL's server.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { npmCommand, runCommand } from '../../lib/cli'
import { openDatabase } from '../../lib/db/engines'
import { ENGINE_NAMES, type EngineName, migrationsFolder } from '../../lib/db/engines/schema'
import { migrate, migrationNames } from '../../lib/db/migrate'
import { diffSchema, requiredWithoutDefault } from '../../lib/db/schema-engine'
import { startPostgres } from '../../test/servers/postgres'

const program = npmCommand('db:diff', 'Writes the migrations from the last one to prisma/schema.prisma.')
  .argument('<NAME>', 'lower-case words joined by _, like add_bounces', migrationName)
  .action(writeMigrations)

await runCommand(program)

function migrationName(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new InvalidArgumentError('It must be lower-case words joined by _.')
  return name
}

async function writeMigrations(name: string): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-diff-'))
  try {
    const urls = { sqlite: `file:${join(folder, 'diff.db')}`, postgresql: postgres.url }
    const number = Math.max(...ENGINE_NAMES.map((engine) => migrationNames(engine).length)) + 1
    for (const engine of ENGINE_NAMES) {
      const database = openDatabase(urls[engine])
      await migrate(database)
      await database.client.$disconnect()
      writeMigration(engine, `${String(number).padStart(4, '0')}_${name}`, await diffSchema(urls[engine]))
    }
  } finally {
    rmSync(folder, { recursive: true })
    await postgres.stop()
  }
}

function writeMigration(engine: EngineName, name: string, script: string): void {
  if (script === '') {
    console.log(`${engine}: the migrations and prisma/schema.prisma agree, nothing to write.`)
    return
  }
  const folder = join(migrationsFolder(engine), name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), `${script}\n`)
  for (const column of requiredWithoutDefault(script)) {
    console.warn(
      `${column} is NOT NULL without a default, so the migration fails on a table with rows: give it a default.`
    )
  }
  console.log(`${engine}: wrote ${folder}/migration.sql. Read it, then run: npm run db:migrate`)
}
