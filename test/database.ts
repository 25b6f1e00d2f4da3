/** Gives a test file a real database of its own, an SQLite file or a PostgreSQL database, and removes it afterwards. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { AffirmationEntry } from '../content/types'
import { forgetSnapshot } from '../lib/affirmations/reads/published'
import { findAffirmation } from '../lib/affirmations/reads/repository'
import type { Affirmation } from '../lib/affirmations/types'
import { type Corpus, seed } from '../lib/affirmations/writes/seed'
import { closeDb, database, db } from '../lib/db/client'
import { Prisma } from '../lib/db/generated/client'
import { migrate } from '../lib/db/migrate'

/** Call this once at the top of a test file, before anything reads the environment. */
export function setUpTestDatabase(): void {
  const { url, create, remove } = process.env.TEST_ENGINE === 'postgresql' ? postgresqlDatabase() : sqliteDatabase()
  process.env.DATABASE_URL = url
  beforeAll(async () => {
    await create()
    await migrate()
  })
  afterAll(async () => {
    await closeDb()
    await remove()
  })
}

function sqliteDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-'))
  return {
    url: `file:${join(folder, 'test.db')}`,
    create: async () => {},
    remove: async () => rmSync(folder, { recursive: true, force: true })
  }
}

function postgresqlDatabase() {
  const server = process.env.TEST_POSTGRESQL_URL ?? ''
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = name
  const execute = async (statement: string) => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return {
    url: url.href,
    create: () => execute(`CREATE DATABASE ${name}`),
    remove: () => execute(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}

/** Empties all tables except that of the migrations. */
export async function emptyDatabase(): Promise<void> {
  const statements = Object.values(Prisma.ModelName).map((table) => `DELETE FROM "${table}"`)
  const { pool, client } = database()
  // PostgreSQL takes all of them at once.
  if (pool) await pool.query(statements.join(';'))
  else await client.$transaction(statements.map((statement) => client.$executeRawUnsafe(statement)))
  forgetSnapshot()
}

/** A text is a gentle affirmation for anyone. */
type TestAffirmation = string | (Partial<AffirmationEntry> & { text: string })

/** Seeds a corpus of affirmations, given as `{ daily: ['text', …] }`, with the ids daily-001 and so on. */
export async function publish(affirmations: Partial<Record<keyof Corpus, TestAffirmation[]>>): Promise<void> {
  const empty: Corpus = { daily: [], health: [], success: [], love: [], gratitude: [], weekly: [] }
  for (const [category, all] of Object.entries(affirmations)) {
    empty[category as keyof Corpus] = all.map((given, index) => {
      const id = `${category}-${String(index + 1).padStart(3, '0')}`
      const entry = typeof given === 'string' ? { text: given } : given
      return { id, slug: `${id}-slug`, for: 'anyone', tags: ['gentle'], ...entry }
    })
  }
  await seed(empty, new Set())
}

/** The published affirmation with this id or slug. */
export async function published(idOrSlug: string): Promise<Affirmation> {
  const affirmation = await findAffirmation(idOrSlug)
  if (!affirmation) throw new Error(`There is no ${idOrSlug}.`)
  return affirmation
}

/** Adds confirmed subscribers who are due, and returns their addresses in order. */
export async function addSubscribers(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, number) => `person-${String(number).padStart(4, '0')}@example.org`)
  const nextSendAt = new Date('2000-01-01')
  await db().subscriber.createMany({ data: emails.map((email) => ({ email, confirmedAt: new Date(), nextSendAt })) })
  return emails
}

/** The id of the subscriber with this address. */
export async function idOf(email: string): Promise<string> {
  return (await db().subscriber.findUniqueOrThrow({ where: { email } })).id
}
