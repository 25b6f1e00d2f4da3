import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setUpTestDatabase } from '../../test/database'
import { code } from '../env'
import { closeDb, database, db } from './client'
import { openDatabase } from './engines'
import { migrationsFolder } from './engines/schema'
import { migrate, migrationNames, pendingMigrations } from './migrate'
import { diffSchema } from './schema-engine'

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

  it('drops the search tables of earlier releases, with what belongs to them', async () => {
    const before = [await objects('table'), await objects('index')]
    const text = ['CREATE TABLE "SearchPage" (id INTEGER PRIMARY KEY, title TEXT NOT NULL)']
    const index =
      engine === 'sqlite'
        ? [
            'CREATE VIRTUAL TABLE "SearchPageText" USING fts5(title, content="SearchPage", content_rowid="id")',
            `CREATE TRIGGER "SearchPage_added" AFTER INSERT ON "SearchPage" BEGIN
              INSERT INTO "SearchPageText" (rowid, title) VALUES (new.id, new.title); END`
          ]
        : [`CREATE INDEX "SearchPage_words_idx" ON "SearchPage" USING GIN (to_tsvector('english', title))`]
    for (const statement of [...text, ...index]) await db().$executeRawUnsafe(statement)
    await db().$executeRaw`INSERT INTO "SearchPage" (id, title) VALUES (1, 'Sleep')`
    await db().$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = '0006_search_in_memory'`
    expect(await migrate()).toEqual(['0006_search_in_memory'])
    expect([await objects('table'), await objects('index')]).toEqual(before)
  })
})

it('has migrations that match the schema', async () => {
  expect(await diffSchema()).toBe('')
})

describe('a changed schema', () => {
  const { folder } = code
  const copy = mkdtempSync(join(tmpdir(), 'schema-'))

  beforeAll(() => {
    cpSync('prisma', join(copy, 'prisma'), { recursive: true })
    code.folder = copy
  })
  afterAll(() => {
    code.folder = folder
    rmSync(copy, { recursive: true, force: true })
  })
  const addMigration = (name: string, script: string) => {
    mkdirSync(join(migrationsFolder(engine), name))
    writeFileSync(join(migrationsFolder(engine), name, 'migration.sql'), script)
  }

  it('is applied by the migration that diffSchema writes, and the rows stay', async () => {
    const file = join(copy, 'prisma/schema.prisma')
    writeFileSync(file, readFileSync(file, 'utf8').replace('model Subscriber {', 'model Subscriber {\n  note String?'))
    const script = await diffSchema()
    expect(script).toMatch(/ALTER TABLE "Subscriber" ADD COLUMN +"note" TEXT/)

    addMigration('9999_add_note', `${script}\n`)
    expect(await pendingMigrations()).toEqual(['9999_add_note'])
    expect(await migrate()).toEqual(['9999_add_note'])
    expect(await diffSchema()).toBe('')
    expect(await db().$queryRaw`SELECT email, note FROM "Subscriber"`).toEqual([
      { email: 'ann@example.org', note: null }
    ])
  })

  it('is applied beside a site that reads and writes, and loses none of its writes', async () => {
    // Replaces a table that others refer to, as the schema engine writes it for SQLite.
    const { subscriberId } = await db().delivery.create({
      data: { day: '2026-11-22', status: 'sent', due: new Date(), subscriber: { create: { email: 'bo@example.org' } } }
    })
    const replace = `PRAGMA foreign_keys=OFF;
      CREATE TABLE "new_Subscriber" ("id" TEXT NOT NULL PRIMARY KEY, "email" TEXT NOT NULL, "subscribedAt" DATETIME NOT NULL
        DEFAULT CURRENT_TIMESTAMP, "confirmedAt" DATETIME, "permanentErrors" INTEGER NOT NULL DEFAULT 0, "bouncedAt" DATETIME,
        "unaskedSince" DATETIME, "note" TEXT, "more" TEXT);
      INSERT INTO "new_Subscriber" SELECT *, NULL FROM "Subscriber";
      DROP TABLE "Subscriber";
      ALTER TABLE "new_Subscriber" RENAME TO "Subscriber";
      CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber"("email");
      PRAGMA foreign_keys=ON;`
    addMigration('9999_more', engine === 'sqlite' ? replace : 'ALTER TABLE "Subscriber" ADD COLUMN "more" TEXT;')
    const { client: site } = openDatabase(database().url)
    const written: string[] = []
    let isMigrating = true
    const visits = (async () => {
      for (let number = 0; isMigrating || number < 5; number += 1) {
        const { email } = await site.subscriber.create({ data: { email: `visitor-${number}@example.org` } })
        written.push(email)
        expect(await site.subscriber.count({ where: { email } })).toBe(1)
      }
    })()
    const migrating = migrate().finally(() => {
      isMigrating = false
    })
    expect(await migrating).toEqual(['9999_more'])
    await visits
    const stored = await db().subscriber.findMany({ where: { email: { startsWith: 'visitor-' } } })
    expect(stored.map(({ email }) => email).sort()).toEqual(written.sort())
    expect(await db().delivery.count({ where: { subscriberId } })).toBe(1)
    await site.$disconnect()
  })

  it('applies all pending migrations or none, and names the one that fails', async () => {
    addMigration('9999_part', 'CREATE TABLE "Part" ("id" INTEGER PRIMARY KEY);')
    addMigration('9999_then_broken', 'ALTER TABLE "Nowhere" ADD COLUMN "note" TEXT;')
    await expect(migrate()).rejects.toThrow(
      /^The migration 9999_then_broken failed, and nothing was changed: .*Nowhere/
    )
    expect(await objects('table')).not.toContain('Part')
    expect(await pendingMigrations()).toEqual(['9999_part', '9999_then_broken'])
    expect(await db().subscriber.count()).toBeGreaterThan(1)
  })
})
