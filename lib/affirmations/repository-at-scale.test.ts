/** That a pick costs the same whatever the size of the table: the plans of the SQL that Prisma sends, and the work. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { setUpTestDatabase } from '../../test/database'
import { database, db } from '../db/client'
import { SqliteAdapter } from '../db/engines/sqlite'
import { PrismaClient } from '../db/generated/client'
import { PrismaClient as PostgresqlClient } from '../db/generated-postgresql/client'
import { env } from '../env'
import { randomAffirmation } from './random-draw'
import {
  affirmationOfToday,
  countCategories,
  findAffirmation,
  listCategory,
  listSubcategory,
  relatedAffirmations
} from './repository'

setUpTestDatabase()

const SMALL = 1_000
const LARGE = 200_000

interface Query {
  sql: string
  parameters: unknown[]
}

let sent: Query[] = []

const { engine } = database()

/** A client that tells what it sends. On PostgreSQL with one connection, that scans and sorts only where it has to. */
function talkative() {
  const log = [{ emit: 'event', level: 'query' } as const]
  if (engine === 'sqlite') return new PrismaClient({ adapter: new SqliteAdapter(env().DATABASE_URL), log })
  const options = '-c enable_seqscan=off -c enable_sort=off'
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 1, options })
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PostgresqlClient({ adapter, log }) as unknown as PrismaClient<'query'>
}

/** Puts it in the place of the process's own. */
beforeAll(() => {
  const client = talkative()
  client.$on('query', ({ query, params }) => sent.push({ sql: query, parameters: JSON.parse(params) }))
  database().client = client
})

/** Publishes lines until there are so many, in the six categories by turns. */
async function grow(from: number, to: number): Promise<void> {
  const tags = engine === 'sqlite' ? `'["gentle"]'` : `'["gentle"]'::jsonb`
  await db().$executeRawUnsafe(`
    WITH RECURSIVE series(number) AS (SELECT ${from} UNION ALL SELECT number + 1 FROM series WHERE number + 1 < ${to}),
      names(turn, name) AS (
        VALUES (0, 'daily'), (1, 'health'), (2, 'success'), (3, 'love'), (4, 'gratitude'), (5, 'weekly'))
    INSERT INTO "Affirmation" (id, slug, text, category, subcategory, tags, origin, position)
    SELECT name || '-' || number, 'slug-' || number, 'I keep line ' || number || '.', name, 'sub-' || (number % 25),
      ${tags}, 'operator', number / 6
    FROM series JOIN names ON turn = number % 6`)
  const [row] = await db().$queryRaw<{ count: bigint }[]>`SELECT count(*) AS count FROM "Affirmation"`
  expect(Number(row?.count)).toBe(to)
}

/** The SQL that a read sends. */
async function sqlOf(read: () => Promise<unknown>): Promise<Query[]> {
  sent = []
  await read()
  // Events arrive in a later turn than the answer, but in their order: once this one is here, all others are.
  const last = "SELECT 'the last'"
  await db().$queryRawUnsafe(last)
  const end = Date.now() + 10_000
  while (sent.at(-1)?.sql !== last && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(sent.at(-1)?.sql).toBe(last)
  return sent.slice(0, -1)
}

/** The steps of a plan that touch tables or sort. */
async function planOf({ sql, parameters }: Query): Promise<string[]> {
  if (engine === 'sqlite') {
    const rows = await db().$queryRawUnsafe<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, ...parameters)
    return rows.map(({ detail }) => detail)
  }
  const rows = await db().$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, ...parameters)
  return rows.map((row) => row['QUERY PLAN']).filter((step) => /Scan|Sort/.test(step))
}

const SEARCH = {
  sqlite: /^SEARCH main\.\w+ USING (COVERING )?INDEX \w+ \(/,
  postgresql: /Index (Only )?Scan( Backward)? using /
}[engine]
const SCANNED = { sqlite: /SCAN[\s\S]*TEMP B-TREE/, postgresql: /Sort[\s\S]*Bitmap Heap Scan/ }[engine]

/**
 * The processor time of a read in milliseconds, SQLite's own included: the least of several rounds. The time on the clock
 * would also measure what else the machine does.
 */
async function workOf(read: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const start = process.cpuUsage()
    for (let count = 0; count < 6; count += 1) await read()
    const { user, system } = process.cpuUsage(start)
    rounds.push((user + system) / 6_000)
  }
  return Math.min(...rounds)
}

let day = 0
/** A day that nobody has asked for yet. */
function freshDay(): string {
  day += 1
  return new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10)
}

const reads: [string, () => Promise<unknown>, number][] = [
  ['a random pick of all categories', () => randomAffirmation(), 7],
  ['a random pick with exceptions', () => randomAffirmation(['daily'], ['daily-0', 'slug-6']), 6],
  ['the first pick of a day', () => affirmationOfToday(freshDay()), 4],
  ['today’s pick, known', () => affirmationOfToday('2027-01-01'), 3],
  ['a line by id', () => findAffirmation('love-3'), 2],
  ['the counts', () => countCategories(), 6],
  ['a part of a list', () => listCategory('daily', { after: 20, limit: 9 }), 1],
  ['the first lines of a subcategory', () => listSubcategory('sub-3', 9), 1],
  [
    'related lines',
    async () => {
      const line = await findAffirmation('slug-0')
      return line && relatedAffirmations(line)
    },
    2
  ]
]

/** What a pick must not do. */
const SCAN = 'SELECT id FROM "Affirmation" WHERE position IS NOT NULL ORDER BY random() LIMIT 1'
const scan = () => db().$queryRawUnsafe(SCAN)

/** The most that a read may cost among 200 times the rows, a scan would cost 200 times as much: the factor is for noise. */
const limitFor = (before: number) => 4 * before + 1

describe('reads of affirmations', () => {
  const small = new Map<string, number>()

  beforeAll(async () => {
    await grow(0, SMALL)
    // Once for nothing: the first calls also pay for compiling.
    for (const [, read] of reads) await workOf(read)
    for (const [name, read] of reads) small.set(name, await workOf(read))
    small.set('a scan', await workOf(scan))
    await grow(SMALL, LARGE)
    // Lets the engine choose its plans as it would in a database that has been optimized.
    await db().$executeRawUnsafe('ANALYZE')
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

  it.each(reads)('%s: costs no more among 200,000 lines than among 1,000', async (name, read) => {
    expect(await workOf(read)).toBeLessThan(limitFor(small.get(name) as number))
  })

  it('would notice a scan and a sort, by the plan and by the work', async () => {
    const plan = (await planOf({ sql: SCAN, parameters: [] })).join('\n')
    expect(plan).toMatch(SCANNED)
    // PostgreSQL works in a process of its own.
    if (engine !== 'sqlite') return
    expect(await workOf(scan)).toBeGreaterThan(limitFor(small.get('a scan') as number))
  })
})
