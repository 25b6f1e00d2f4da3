import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, setUpTestDatabase } from '../../../test/database'
import { db } from '../client'
import { copyDatabase } from '../copy'
import { Prisma, type PrismaClient } from '../generated/client'
import { migrate, migrationNames, migrationsTable, pendingMigrations } from '../migrate'
import { engines, openDatabase } from '.'
import { migrationsFolder } from './schema'

setUpTestDatabase()

const folder = mkdtempSync(join(tmpdir(), 'copy-'))
const source = `file:${join(folder, 'source.db')}`
const target = () => process.env.DATABASE_URL ?? ''

async function withSource<Result>(work: (client: PrismaClient) => Promise<Result>): Promise<Result> {
  const { client } = openDatabase(source)
  return work(client).finally(() => client.$disconnect())
}

/** Rows that differ in all columns, numbered from `start` on. */
const affirmations = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index).map((number) => ({
    id: `affirmation-${number}`,
    slug: `slug-${number}`,
    text: number % 2 ? `I keep “${number}”, \\ and 🌱.` : `Ich übe; ' " -- ${number}`,
    category: 'daily',
    subcategory: number % 3 ? null : 'morning-affirmations',
    tags: number % 5 ? ['gentle', 'ünïcode', '"'] : [],
    audience: number % 2 ? 'anyone' : null,
    ladder: number % 4 ? null : 'rest',
    position: number % 7 ? number : null,
    createdAt: new Date(Date.UTC(2026, 2, 29, 1, 30, 0, number)),
    retiredAt: number % 7 ? null : new Date(Date.UTC(1969, 11, 31, 23, 59, 59, 1))
  }))

beforeAll(async () => {
  const opened = openDatabase(source)
  await migrate(opened)
  await opened.client.affirmation.createMany({ data: affirmations(0, 20) })
  await opened.client.slugAlias.create({ data: { slug: 'former', affirmationId: 'affirmation-1' } })
  await opened.client.subscriber.create({ data: { email: 'ann@example.org' } })
  await opened.client.submission.create({
    data: { name: 'Ann', email: 'ann@example.org', affirmationText: 'I\nam.', category: 'love', decidedAt: new Date() }
  })
  await opened.client.setting.create({ data: { key: 'corpus', value: 'hash' } })
  await opened.client.$disconnect()
})
beforeEach(emptyDatabase)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('copyDatabase', () => {
  it('refuses a target that has rows, which may be the source, and leaves it unchanged', async () => {
    await expect(copyDatabase(source, source)).rejects.toThrow(/^The target, \S+source\.db, has rows already, in /)
    await db().setting.create({ data: { key: 'corpus', value: 'other' } })
    await expect(copyDatabase(source, target())).rejects.toThrow(/^The target, \S+, has rows already, in Setting\.$/)
    expect(await db().affirmation.count()).toBe(0)
    expect(await db().setting.findMany()).toEqual([{ key: 'corpus', value: 'other' }])
  })

  it('leaves the target empty if a row cannot be stored', async () => {
    await withSource((client) => client.setting.create({ data: { key: 'nul', value: 'a\u0000b' } }))
    await expect(copyDatabase(source, target())).rejects.toThrow()
    expect(await db().affirmation.count()).toBe(0)
    await withSource((client) => client.setting.delete({ where: { key: 'nul' } }))
  })

  it('fails if a copied row differs', async () => {
    await db().$executeRawUnsafe(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN NEW.name := NEW.name || ''!''; RETURN NEW; END'`)
    await db().$executeRawUnsafe(
      'CREATE TRIGGER spoil BEFORE INSERT ON "Submission" FOR EACH ROW EXECUTE FUNCTION spoil()'
    )
    await expect(copyDatabase(source, target())).rejects.toThrow(/Submission \w+ is not the same/)
    await db().$executeRawUnsafe('DROP FUNCTION spoil CASCADE')
    expect(await db().affirmation.count()).toBe(0)
  })

  it('refuses a source that does not exist or lacks migrations', async () => {
    await expect(copyDatabase(`file:${folder}/nowhere.db`, target())).rejects.toThrow('There is no file:')
    const old = openDatabase(`file:${folder}/old.db`)
    await old.client.$queryRaw`SELECT 1`
    await old.client.$disconnect()
    await expect(copyDatabase(old.url, target())).rejects.toThrow('The source lacks migrations: 0001_init')
  })

  it('refuses a target of an older release before it migrates it', async () => {
    const older = openDatabase(`file:${folder}/older.db`)
    const [first = ''] = migrationNames('sqlite')
    await engines.sqlite.migrating(older.url, async ({ run }) => {
      await run(migrationsTable('sqlite'))
      await run(readFileSync(join(migrationsFolder('sqlite'), first, 'migration.sql'), 'utf8'))
      await run(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
        VALUES ('first', '', '${first}', CURRENT_TIMESTAMP)`)
    })
    const before = await pendingMigrations(older)
    expect(before.length).toBeGreaterThan(0)
    await expect(copyDatabase(target(), older.url)).rejects.toThrow('is a database of an older release')
    expect(await pendingMigrations(older)).toEqual(before)
    await older.client.$disconnect()
  })

  it('copies every row of every model, and back', async () => {
    // More than one batch.
    await withSource((client) => client.affirmation.createMany({ data: affirmations(20, 1_001) }))
    const counts = await copyDatabase(source, target())
    expect(Object.keys(counts)).toEqual(Object.values(Prisma.ModelName))
    expect(counts).toMatchObject({
      Affirmation: 1_001,
      Subscriber: 1,
      Submission: 1,
      Setting: 1,
      DailyPick: 0,
      SlugAlias: 1
    })
    const copied = await db().affirmation.findMany({ orderBy: { slug: 'asc' } })
    const byId = new Map(copied.map((affirmation) => [affirmation.id, affirmation]))
    for (const affirmation of await withSource((client) => client.affirmation.findMany())) {
      expect(byId.get(affirmation.id)).toEqual(affirmation)
    }

    const back = `file:${join(folder, 'back.db')}`
    expect(await copyDatabase(target(), back)).toEqual(counts)
  })
})
