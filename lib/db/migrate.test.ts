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
    const replacing = async () => {
      if (engine !== 'sqlite') return 'ALTER TABLE "Subscriber" ADD COLUMN "more" TEXT;'
      const [table] = await db().$queryRaw<{ sql: string }[]>`SELECT sql FROM sqlite_master WHERE name = 'Subscriber'`
      const created = table?.sql.replace('"Subscriber"', '"new_Subscriber"').replace(/\)\s*$/, ', "more" TEXT)')
      return `PRAGMA foreign_keys=OFF;
      ${created};
      INSERT INTO "new_Subscriber" SELECT *, NULL FROM "Subscriber";
      DROP TABLE "Subscriber";
      ALTER TABLE "new_Subscriber" RENAME TO "Subscriber";
      CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber"("email");
      PRAGMA foreign_keys=ON;`
    }
    addMigration('9999_more', await replacing())
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
    await expect(db().$queryRaw`SELECT 1 FROM "Part"`).rejects.toThrow()
    expect(await pendingMigrations()).toEqual(['9999_part', '9999_then_broken'])
    expect(await db().subscriber.count()).toBeGreaterThan(1)
  })
})
