/** A read costs the same whatever the size of the table: tested by the plans of Prisma's SQL. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { published, setUpTestDatabase } from '../../../test/database'
import { waitFor } from '../../../test/wait-for'
import { database, db } from '../../db/client'
import { SqliteAdapter } from '../../db/engines/sqlite'
import { PrismaClient } from '../../db/generated/client'
import { PrismaClient as PostgresqlClient } from '../../db/generated-postgresql/client'
import { env } from '../../env'
import { dailyAffirmation } from '../draws/daily-pick'
import { ladderNeighbors } from './ladders'
import { currentSnapshot } from './published'
import { countCategory, findAffirmation, listCategory, listSubcategory, relatedAffirmations } from './repository'

setUpTestDatabase()

/** Enough for the plans that an engine makes for large tables. */
const COUNT = 20_000

interface Query {
  sql: string
  parameters: unknown[]
}

let sent: Query[] = []

const { engine } = database()

/** A client that reports its SQL. On PostgreSQL it has one connection, which scans and sorts only if it has to. */
function reportingClient() {
  const log = [{ emit: 'event', level: 'query' } as const]
  if (engine === 'sqlite') return new PrismaClient({ adapter: new SqliteAdapter(env().DATABASE_URL), log })
  const options = '-c enable_seqscan=off -c enable_sort=off'
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 1, options })
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PostgresqlClient({ adapter, log }) as unknown as PrismaClient<'query'>
}

// In place of the client of this process.
beforeAll(() => {
  const client = reportingClient()
  client.$on('query', ({ query, params }) => sent.push({ sql: query, parameters: JSON.parse(params) }))
  database().client = client
})

/** Publishes affirmations in the six categories by turns: most for anyone, some for exams. */
async function fill(): Promise<void> {
  const tags = engine === 'sqlite' ? `'["gentle"]'` : `'["gentle"]'::jsonb`
  await db().$executeRawUnsafe(`
    WITH RECURSIVE series(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM series WHERE number + 1 < ${COUNT}),
      names(turn, name) AS (
        VALUES (0, 'daily'), (1, 'health'), (2, 'success'), (3, 'love'), (4, 'gratitude'), (5, 'weekly')),
      audiences(half, audience) AS (VALUES (0, 'anyone'), (1, 'exams'))
    INSERT INTO "Affirmation"
      (id, slug, text, category, subcategory, tags, audience, ladder, origin, position)
    SELECT name || '-' || number, 'slug-' || number, 'I keep line ' || number || '.', name, 'sub-' || (number % 25),
      ${tags}, audience, 'ladder-' || (number / 18), 'operator', number / 6
    FROM series JOIN names ON turn = number % 6 JOIN audiences ON half = number / 30 % 2`)
  await db().$executeRawUnsafe(`
    INSERT INTO "SlugAlias" (slug, "affirmationId")
    SELECT 'former-' || slug, id FROM "Affirmation" WHERE true ON CONFLICT DO NOTHING`)
  const [row] = await db().$queryRaw<{ count: bigint }[]>`SELECT count(*) AS count FROM "Affirmation"`
  expect(Number(row?.count)).toBe(COUNT)
}

/** The SQL of a read. */
async function sqlOf(read: () => Promise<unknown>): Promise<Query[]> {
  sent = []
  await read()
  // Events arrive in order, but after the result: once this one is here, all others are.
  const last = "SELECT 'the last'"
  await db().$queryRawUnsafe(last)
  await waitFor(() => sent.at(-1)?.sql === last)
  // Raw SQL has line breaks.
  return sent.slice(0, -1).map(({ sql, parameters }) => ({ sql: sql.trim().replace(/\s+/g, ' '), parameters }))
}

/** The steps of a plan that touch tables or sort. */
async function planOf({ sql, parameters }: Query): Promise<string[]> {
  if (engine === 'sqlite') {
    const rows = await db().$queryRawUnsafe<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, ...parameters)
    // The values of an IN are a list of constants.
    return rows
      .map(({ detail }) => detail)
      .filter((step) => !/^(LIST SUBQUERY \d+|SCAN (\d+ )?CONSTANT ROWS?)$/.test(step))
  }
  const rows = await db().$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, ...parameters)
  return rows.map((row) => row['QUERY PLAN']).filter((step) => /Scan|Sort/.test(step))
}

const SEARCH = {
  sqlite: /^SEARCH (main\.)?\w+ USING (COVERING )?INDEX \w+ \(/,
  postgresql: /Index (Only )?Scan( Backward)? using /
}[engine]
const SCANNED = { sqlite: /SCAN[\s\S]*TEMP B-TREE/, postgresql: /Sort[\s\S]*Bitmap Heap Scan/ }[engine]

let day = 0
/** A day without a pick. */
function freshDay(): string {
  day += 1
  return new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10)
}

/** As it was read on that day. */
const pickOf = (date: string) => dailyAffirmation(date, Date.parse(date))

const reads: [string, () => Promise<unknown>, number][] = [
  ['the first pick of a day', () => pickOf(freshDay()), 4],
  ['today’s stored pick', () => pickOf('2027-01-01'), 2],
  ['an affirmation by id', () => findAffirmation('love-3'), 2],
  ['an affirmation by former slug', () => findAffirmation('former-slug-3'), 4],
  ['a count', () => countCategory('love'), 1],
  ['a part of a list', () => listCategory('daily', { after: 20, limit: 9 }), 1],
  ['a part of a list for an audience', () => listCategory('daily', { audience: 'exams', after: 20, limit: 9 }), 1],
  ['a subcategory', () => listSubcategory('sub-3'), 1],
  ['related affirmations', async () => relatedAffirmations(await published('slug-0')), 2],
  ['related affirmations for a situation', async () => relatedAffirmations(await published('slug-30')), 2],
  ['a ladder', async () => ladderNeighbors(await published('slug-0')), 2]
]

describe('reads of affirmations', () => {
  beforeAll(async () => {
    await fill()
    // Lets the engine choose its plans as it would in a database that has been optimized.
    await db().$executeRawUnsafe('ANALYZE')
    // Read once after each change.
    await currentSnapshot()
  }, 120_000)

  it.each(reads)('%s: index searches only', async (_name, read, most) => {
    const queries = await sqlOf(read)
    expect(queries.length).toBeGreaterThan(0)
    expect(queries.length).toBeLessThanOrEqual(most)
    for (const query of queries.filter(({ sql }) => sql.startsWith('SELECT'))) {
      const plan = await planOf(query)
      expect(plan.length).toBeGreaterThan(0)
      for (const step of plan) expect(step).toMatch(SEARCH)
    }
    for (const { sql } of queries) expect(sql).toMatch(/^(SELECT .* (LIMIT|OFFSET) |INSERT INTO \S+DailyPick\W )/)
  })

  it('notices a scan and a sort', async () => {
    const sql = 'SELECT id FROM "Affirmation" WHERE position IS NOT NULL ORDER BY random() LIMIT 1'
    expect((await planOf({ sql, parameters: [] })).join('\n')).toMatch(SCANNED)
  })
})
