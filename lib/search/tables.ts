/**
 * The search tables of both engines. They are no models of Prisma's: FTS5 and tsvector are unknown to it, and `db:diff`
 * would drop them. They hold nothing that could not be written again, so they are created if they are missing.
 *
 * - SearchAffirmation: a published affirmation a row, in the order in which they are found: those for anyone come first.
 * - SearchPage: a guide, question, study or resource a row.
 * - SearchWord, SearchTrigram: the vocabulary of both, for spelling.
 * - SearchState: what the tables were made from.
 *
 * SQLite's index leaves out accents by itself. PostgreSQL's would need an extension, so its columns are without accents.
 */
import { database, db, type Transaction } from '../db/client'
import type { EngineName } from '../db/engines/schema'

const STATE_TABLE = 'CREATE TABLE IF NOT EXISTS "SearchState" (key TEXT PRIMARY KEY, value TEXT NOT NULL)'

/**
 * @param text the type of words: they compare by their letters' numbers, so that those with a beginning are a range
 * @param stem a column of the vocabulary
 */
function common(text: string, stem = ''): string[] {
  return [
    STATE_TABLE,
    `CREATE TABLE IF NOT EXISTS "SearchWord" (word ${text} PRIMARY KEY, documents INTEGER NOT NULL${stem})`,
    `CREATE TABLE IF NOT EXISTS "SearchTrigram" (
      trigram ${text} NOT NULL, length INTEGER NOT NULL, word ${text} NOT NULL, PRIMARY KEY (trigram, length, word))`
  ]
}

/** A table whose rows an FTS5 index follows by triggers, as SQLite's manual has it for external content. */
function sqliteIndex(table: string, columns: string[], rank: string): string[] {
  const list = columns.join(', ')
  const [added, removed] = ['new', 'old'].map((row) => columns.map((column) => `${row}.${column}`).join(', '))
  return [
    `CREATE VIRTUAL TABLE IF NOT EXISTS "${table}Text" USING fts5(
      ${list}, content="${table}", content_rowid="id", tokenize="porter unicode61 remove_diacritics 2")`,
    `INSERT INTO "${table}Text" ("${table}Text", rank) SELECT 'rank', 'bm25(${rank})'
      WHERE NOT EXISTS (SELECT 1 FROM "${table}Text_config" WHERE k = 'rank')`,
    `CREATE TRIGGER IF NOT EXISTS "${table}_added" AFTER INSERT ON "${table}" BEGIN
      INSERT INTO "${table}Text" (rowid, ${list}) VALUES (new.id, ${added}); END`,
    `CREATE TRIGGER IF NOT EXISTS "${table}_removed" AFTER DELETE ON "${table}" BEGIN
      INSERT INTO "${table}Text" ("${table}Text", rowid, ${list}) VALUES ('delete', old.id, ${removed}); END`
  ]
}

/** The same as `plain` in words.ts, as PostgreSQL computes it: as many letters as the text has. */
export const withoutAccents = (text: string) =>
  String.raw`normalize(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]+', '', 'g'), NFC)`

const TABLES: Record<EngineName, string[]> = {
  sqlite: [
    ...common('TEXT'),
    `CREATE TABLE IF NOT EXISTS "SearchAffirmation" (
      id INTEGER PRIMARY KEY, "affirmationId" TEXT NOT NULL UNIQUE, text TEXT NOT NULL, tags TEXT NOT NULL, facets TEXT NOT NULL)`,
    ...sqliteIndex('SearchAffirmation', ['text', 'tags', 'facets'], '1.0, 1.0, 0.0'),
    `CREATE TABLE IF NOT EXISTS "SearchPage" (
      id INTEGER PRIMARY KEY, kind TEXT NOT NULL, category TEXT NOT NULL, href TEXT NOT NULL, note TEXT NOT NULL,
      title TEXT NOT NULL, body TEXT NOT NULL)`,
    ...sqliteIndex('SearchPage', ['title', 'body'], '8.0, 1.0')
  ],
  postgresql: [
    ...common(
      'TEXT COLLATE "C"',
      `, stem TEXT COLLATE "C" GENERATED ALWAYS AS ((ts_lexize('english_stem', word))[1]) STORED`
    ),
    `CREATE INDEX IF NOT EXISTS "SearchWord_stem_idx" ON "SearchWord" (stem)`,
    `CREATE TABLE IF NOT EXISTS "SearchAffirmation" (
      id BIGINT PRIMARY KEY, "affirmationId" TEXT NOT NULL UNIQUE, text TEXT NOT NULL, tags TEXT NOT NULL,
      facets TEXT NOT NULL, words TSVECTOR NOT NULL GENERATED ALWAYS AS (
        to_tsvector('english', ${withoutAccents('text')}) || to_tsvector('english', tags) || to_tsvector('simple', facets)) STORED)`,
    `CREATE INDEX IF NOT EXISTS "SearchAffirmation_words_idx" ON "SearchAffirmation" USING GIN (words)`,
    `CREATE TABLE IF NOT EXISTS "SearchPage" (
      id BIGINT PRIMARY KEY, kind TEXT NOT NULL, category TEXT NOT NULL, href TEXT NOT NULL, note TEXT NOT NULL,
      title TEXT NOT NULL, body TEXT NOT NULL, words TSVECTOR NOT NULL GENERATED ALWAYS AS (
        setweight(to_tsvector('english', ${withoutAccents('title')}), 'A') ||
        setweight(to_tsvector('english', ${withoutAccents('body')}), 'D')) STORED)`,
    `CREATE INDEX IF NOT EXISTS "SearchPage_words_idx" ON "SearchPage" USING GIN (words)`
  ]
}

/** Those of either engine, in the order in which a query locks them. What belongs to a table is dropped with it. */
const NAMES = [
  'SearchAffirmationText',
  'SearchAffirmation',
  'SearchPageText',
  'SearchPage',
  'SearchTrigram',
  'SearchWord',
  'SearchState'
]

/** A change of the tables or of what is written into them counts it up: the next start replaces them. */
const VERSION = '2'

const globals = globalThis as { searchTables?: string }

/** Creates the tables if they are missing, as a part of a transaction that writes them. */
export async function createTables(tx: Transaction): Promise<void> {
  const { engine, url } = database()
  if (globals.searchTables === url) return
  // Several processes may do so at once, and PostgreSQL's IF NOT EXISTS is no lock.
  await lockSearch(tx)
  for (const statement of TABLES[engine]) await tx.$executeRawUnsafe(statement)
  // Tables with rows were there before, and may be of another version.
  await tx.$executeRaw`INSERT INTO "SearchState" (key, value) SELECT 'tables', ${`${VERSION} created`}
    WHERE NOT EXISTS (SELECT 1 FROM "SearchState") AND NOT EXISTS (SELECT 1 FROM "SearchWord")`
}

/** Creates the tables if they are missing, and replaces those of another version. Only for a start, which fills them then. */
export async function prepareTables(): Promise<void> {
  const { engine, url } = database()
  await db().$transaction(async (tx) => {
    await lockSearch(tx)
    await tx.$executeRawUnsafe(STATE_TABLE)
    const states = await tx.$queryRaw<{ value: string }[]>`SELECT value FROM "SearchState"`
    const isCurrent = states.length > 0 && states.every(({ value }) => readVersion(value).version === VERSION)
    const drops = isCurrent ? [] : NAMES.map((name) => `DROP TABLE IF EXISTS "${name}"`)
    for (const statement of [...drops, ...TABLES[engine]]) await tx.$executeRawUnsafe(statement)
    if (!isCurrent) await writeState(tx, 'tables', 'created')
  })
  globals.searchTables = url
}

/** Lets no other transaction write the search tables until this one ends. (SQLite has one writer anyway.) */
export async function lockSearch(tx: Transaction): Promise<void> {
  if (database().engine === 'postgresql') await tx.$executeRawUnsafe(`SELECT pg_advisory_xact_lock(hashtext('search'))`)
}

/** The recorded state of a part of the tables; undefined if this version has not made it. */
export async function readState(key: string, tx: Transaction = db()): Promise<string | undefined> {
  const [row] = await tx.$queryRaw<{ value: string }[]>`SELECT value FROM "SearchState" WHERE key = ${key}`
  const { version, value } = readVersion(row?.value ?? '')
  return version === VERSION ? value : undefined
}

function readVersion(state: string) {
  const [version, value] = state.split(/ (.*)/s)
  return { version, value }
}

export async function writeState(tx: Transaction, key: string, value: string): Promise<void> {
  await tx.$executeRaw`INSERT INTO "SearchState" (key, value) VALUES (${key}, ${`${VERSION} ${value}`})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`
}
