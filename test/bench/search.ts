/** Measures searches in this process, without a server: with the affirmations as delivered, and with a hundred thousand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../../lib/affirmations/writes/prepare-database'
import { publishingTransaction } from '../../lib/affirmations/writes/publishing'
import { closeDb } from '../../lib/db/client'
import type { SearchIndex } from '../../lib/search/index-texts'
import { searchIndex } from '../../lib/search/index-texts'
import { readSearch, searchSite, suggest } from '../../lib/search/search'
import { multiply } from './multiply'

/** Just below MAX_PUBLISHED. */
const AFFIRMATIONS = 99_000
/** Of each kind; some more first, until the code is compiled. */
const QUERIES = 50

export async function measureSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-search-'))
  const url = `file:${join(folder, 'site.db')}`
  process.env.DATABASE_URL = url
  await prepareDatabase()
  await measure()
  await multiply(url, AFFIRMATIONS)
  await publishingTransaction(async () => {})
  await measure()
  await closeDb()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const before = memory()
  const [start, work] = [performance.now(), processor()]
  const index = await searchIndex()
  const took = `${Math.round(performance.now() - start)} ms, ${Math.round((processor() - work) / 1_000)} of processor time`
  const count = index.texts.affirmations.texts.length.toLocaleString('en-US')
  console.log(`\n${count} affirmations: indexed in ${took}; ${Math.round(memory() - before)} MiB more in the heap.`)
  for (const [name, queries] of Object.entries(queriesFrom(index))) {
    const suggested = await average(queries, (query) => suggest({ query }))
    const searched = await average(queries, (query) => searchSite(readSearch({ q: query })))
    console.log(
      `${name.padEnd(20)} ${String(suggested).padStart(7)} µs to suggest ${String(searched).padStart(7)} µs to search`
    )
  }
}

/** Microseconds of processor time, which depend less than those of a clock on what else the machine does. */
async function average(queries: string[], run: (query: string) => Promise<unknown>): Promise<number> {
  const half = queries.length / 2
  for (const query of queries.slice(0, half)) await run(query)
  const start = processor()
  for (const query of queries.slice(half)) await run(query)
  return Math.round((processor() - start) / half)
}

/** Queries that all differ. Common words are more often among them than rare ones, as in what people write. */
function queriesFrom({ vocabulary }: SearchIndex): Record<string, string[]> {
  const words = [...vocabulary].sort(([, one], [, other]) => other - one).map(([word]) => word)
  const word = () => words[Math.floor(words.length ** Math.random()) - 1] as string
  const misspelled = () => {
    const meant = words[Math.floor(Math.random() * words.length)] as string
    return `${meant.slice(0, 2)}${meant.slice(3)}q`
  }
  const many = (count: number, one: () => string) => Array.from({ length: count }, one).join(' ')
  const make = (one: () => string) => Array.from({ length: 2 * QUERIES }, one)
  return {
    'one word': make(word),
    'a beginning': make(() => word().slice(0, 3)),
    'three words': make(() => many(3, word)),
    'eight words': make(() => many(8, word)),
    'eight misspelled': make(() => many(8, misspelled))
  }
}

function memory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

function processor(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
