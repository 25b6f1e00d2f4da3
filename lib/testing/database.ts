/** A real database for a test file: its own SQLite file, migrated, removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDb, db } from '../data/client'
import { migrate } from '../data/schema-engine'
import { type Corpus, seed } from '../data/seed'

/** Call once at the top of a test file, before anything reads the environment. */
export function setUpTestDatabase(): void {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-'))
  process.env.DATABASE_URL = `file:${join(folder, 'test.db')}`

  beforeAll(async () => {
    await migrate()
  })
  afterAll(async () => {
    await closeDb()
    rmSync(folder, { recursive: true, force: true })
  })
}

/** Empties all tables but that of the migrations. */
export async function emptyDatabase(): Promise<void> {
  await db().$transaction([
    db().affirmation.deleteMany(),
    db().dailyPick.deleteMany(),
    db().subscriber.deleteMany(),
    db().submission.deleteMany(),
    db().fact.deleteMany()
  ])
}

/** Publishes lines: `{ daily: ['text', …] }`, ids daily-001 and so on. */
export async function publish(texts: Partial<Record<keyof Corpus, string[]>>, tags = ['gentle']): Promise<void> {
  const empty: Corpus = { daily: [], health: [], success: [], love: [], gratitude: [], weekly: [] }
  for (const [category, lines] of Object.entries(texts)) {
    empty[category as keyof Corpus] = lines.map((text, index) => {
      const id = `${category}-${String(index + 1).padStart(3, '0')}`
      return { id, slug: `${id}-slug`, text, tags }
    })
  }
  await seed(empty, new Set())
}
