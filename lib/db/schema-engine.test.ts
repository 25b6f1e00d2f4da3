import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setUpTestDatabase } from '../../test/database'
import { closeDb, database, db } from './client'
import { migrationsFolder } from './engines/schema'
import { migrationNames, pendingMigrations } from './migrations'
import { diffSchema, migrate } from './schema-engine'

setUpTestDatabase()

const { engine } = database()

/** The names of all tables or indexes of the database, without those that the engine makes by itself. */
async function objects(kind: 'table' | 'index'): Promise<string[]> {
  const queries = {
    sqlite: `SELECT name FROM sqlite_master WHERE type = '${kind}' AND name NOT LIKE 'sqlite_%'`,
    postgresql: `SELECT ${kind}name::text AS name FROM pg_${kind === 'index' ? 'indexes' : 'tables'}
      WHERE schemaname = 'public' AND ${kind}name NOT LIKE '%_pkey'`
  }
  const rows = await db().$queryRawUnsafe<{ name: string }[]>(queries[engine])
  return rows.map(({ name }) => name).sort()
}

// setUpTestDatabase has migrated the test database from an empty file.
describe('migrate', () => {
  it('creates all tables and indexes in a fresh database', async () => {
    expect(await objects('table')).toEqual([
      'Affirmation',
      'DailyPick',
      'Delivery',
      'DrawSet',
      'OutboxMail',
      'Setting',
      'SlugAlias',
      'Submission',
      'Subscriber',
      'Suppression',
      '_prisma_migrations'
    ])
    expect(await objects('index')).toEqual([
      'Affirmation_category_audience_position_idx',
      'Affirmation_category_position_key',
      'Affirmation_drawSet_drawPosition_key',
      'Affirmation_ladder_position_idx',
      'Affirmation_slug_key',
      'Affirmation_subcategory_position_idx',
      'Delivery_day_status_due_idx',
      'Delivery_subscriberId_day_key',
      'OutboxMail_due_idx',
      'Submission_status_submittedAt_idx',
      'Subscriber_email_key'
    ])
  })

  it('records the applied migrations as Prisma does', async () => {
    const rows = await db().$queryRaw<{ migration_name: string; finished_at: unknown; checksum: string }[]>`
      SELECT migration_name, finished_at, checksum FROM _prisma_migrations ORDER BY started_at`
    expect(rows.map(({ migration_name }) => migration_name)).toEqual(migrationNames())
    for (const { finished_at, checksum } of rows) {
      expect(finished_at).not.toBeNull()
      expect(checksum).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('applies nothing the second time and keeps the rows', async () => {
    await db().subscriber.create({ data: { email: 'ann@example.org' } })
    expect(await pendingMigrations()).toEqual([])
    expect(await migrate()).toEqual([])
    await closeDb()
    expect(await migrate()).toEqual([])
    expect(await db().subscriber.count()).toBe(1)
  })

  it('lists the migrations oldest first', () => {
    expect(migrationNames().length).toBeGreaterThan(0)
    expect(migrationNames()).toEqual([...migrationNames()].sort())
    expect(migrationNames()[0]).toBe('0001_init')
  })
})

describe('diffSchema', () => {
  it('is empty, since the migrations match the schema', async () => {
    expect(await diffSchema()).toBe('')
  })

  it('can be called again in the same process, and leaves the database unchanged', async () => {
    expect(await diffSchema()).toBe('')
    expect(await db().subscriber.count()).toBe(1)
  })
})

describe('a changed schema', () => {
  const home = process.cwd()
  const copy = mkdtempSync(join(tmpdir(), 'schema-'))

  beforeAll(() => {
    cpSync('prisma', join(copy, 'prisma'), { recursive: true })
    process.chdir(copy)
  })
  afterAll(() => {
    process.chdir(home)
    rmSync(copy, { recursive: true, force: true })
  })

  it('is applied by the migration that diffSchema writes, and the rows stay', async () => {
    const schema = readFileSync('prisma/schema.prisma', 'utf8')
    writeFileSync('prisma/schema.prisma', schema.replace('model Subscriber {', 'model Subscriber {\n  note String?'))
    const script = await diffSchema()
    expect(script).toMatch(/ALTER TABLE "Subscriber" ADD COLUMN +"note" TEXT/)

    const folder = join(migrationsFolder(engine), '9999_add_note')
    mkdirSync(folder)
    writeFileSync(join(folder, 'migration.sql'), `${script}\n`)
    expect(await pendingMigrations()).toEqual(['9999_add_note'])
    expect(await migrate()).toEqual(['9999_add_note'])
    expect(await diffSchema()).toBe('')
    expect(await db().$queryRaw`SELECT email, note FROM "Subscriber"`).toEqual([
      { email: 'ann@example.org', note: null }
    ])
  })

  it('stops at a migration that fails, and names it', async () => {
    const folder = join(migrationsFolder(engine), '9999_broken')
    mkdirSync(folder)
    appendFileSync(join(folder, 'migration.sql'), 'ALTER TABLE "Nowhere" ADD COLUMN "note" TEXT;\n')
    await expect(migrate()).rejects.toThrow(/9999_broken|Nowhere/)
    expect(await db().subscriber.count()).toBe(1)
  })
})
