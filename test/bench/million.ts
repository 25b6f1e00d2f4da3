/** Compares a site of a million affirmations with the same site as it is delivered, with some 1,400. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../lib/db/engines'
import { copyBuild, type Site, startSite } from '../site'
import { compare, compareOnce, type Row } from './measure'
import { deployedEnvironment, memoryOf } from './processes'

const AFFIRMATIONS = 1_000_000
/** It may take a fifth more: 1 / 1.2. */
const MUST = 1.2
/** Each is rendered once. */
const PAGES = 200
const WITHIN = { timeout: 3_600_000, maxWait: 60_000 }

const json = { 'content-type': 'application/json' }

export async function compareWithMillion(seconds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-million-'))
  const [small, large] = ['small', 'large'].map((name) => join(folder, `${name}.db`)) as [string, string]
  // A start seeds the database, and a stop leaves it in one file.
  await (await start(small)).stop()
  cpSync(small, large)
  console.log(`Filling a database with ${AFFIRMATIONS.toLocaleString('en')} affirmations, which takes minutes …`)
  const began = Date.now()
  await multiply(`file:${large}`)
  console.log(`It took ${Math.round((Date.now() - began) / 1_000)} s.`)

  const theirs = await start(small)
  const ours = await start(large)
  const sites = [ours, theirs]
  const rows: Row[] = []
  const paths = await Promise.all(sites.map(pagesOf))
  const targets = (path: string, rest = {}) =>
    sites.map(({ url, process }) => ({ url: url + path, pid: process.pid as number, ...rest })) as [Target, Target]
  const add = async (path: string, rest = {}) => {
    const [our, their] = targets(path, rest)
    rows.push(await compare(`${path}, of a million`, MUST, our, their, seconds))
  }
  await add('/api/affirmations/random', { method: 'POST', body: '{}', headers: json })
  await add('/api/daily-affirmation')
  rows.push(await compareOnce('Affirmation pages, rendered, of a million', MUST, targets(''), paths))
  const [our = 0, their = 0] = sites.map(({ process }) => memoryOf(process.pid as number))
  console.log(
    `Memory of a million: ${our.toFixed(0)} MiB, of the small one: ${their.toFixed(0)} MiB; ${(our / their).toFixed(2)} times (must be ≤ 1.2)`
  )
  for (const site of sites) await site.stop()
  rmSync(folder, { recursive: true, force: true })
  return rows
}

type Target = Parameters<typeof compare>[2]

async function start(file: string): Promise<Site> {
  return startSite({ databaseUrl: `file:${file}`, folder: await copyBuild(), env: deployedEnvironment() })
}

/** Addresses of affirmations from everywhere in the table. */
async function pagesOf({ url }: Site): Promise<string[]> {
  const found = new Set<string>()
  while (found.size < PAGES) {
    const { slug } = await (
      await fetch(`${url}/api/affirmations/random`, { method: 'POST', body: '{}', headers: json })
    ).json()
    found.add(`/affirmation/${slug}`)
  }
  return [...found]
}

/** Adds copies of all affirmations, with ids, slugs, positions and draw sets as if they had been published. */
export async function multiply(url: string, wanted = AFFIRMATIONS): Promise<void> {
  const { client } = openDatabase(url)
  await client.$transaction(async (tx) => {
    const count = await tx.affirmation.count({ where: { position: { not: null } } })
    const copies = Math.ceil(wanted / count) - 1
    const series = `WITH RECURSIVE series(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM series WHERE copy < ${copies})`
    await tx.$executeRawUnsafe(`${series},
        lengths AS (SELECT category AS name, count(*) AS length FROM "Affirmation" WHERE position IS NOT NULL GROUP BY category)
      INSERT INTO "Affirmation"
        (id, slug, text, category, subcategory, tags, audience, ladder, origin, position, "drawSet", "drawPosition")
      SELECT id || '-' || copy, slug || '-' || copy, text, category, subcategory, tags, audience, ladder || '-' || copy,
        'operator', position + copy * length, "drawSet", "drawPosition" + copy * count
      FROM series, "Affirmation" JOIN lengths ON lengths.name = category LEFT JOIN "DrawSet" ON "DrawSet".name = "drawSet"
      WHERE position IS NOT NULL`)
    await tx.$executeRawUnsafe(`UPDATE "DrawSet" SET count = count * ${copies + 1}`)
    await check(tx, count * (copies + 1))
  }, WITHIN)
  await client.$disconnect()
}

/** Positions are dense, and each set has as many as it says. */
async function check(tx: Pick<ReturnType<typeof openDatabase>['client'], '$queryRawUnsafe'>, expected: number) {
  const [row] = await tx.$queryRawUnsafe<Record<string, bigint>[]>(`SELECT
    (SELECT count(*) FROM "Affirmation" WHERE position IS NOT NULL) AS published,
    (SELECT sum(last + 1) FROM (SELECT max(position) AS last FROM "Affirmation" GROUP BY category)) AS positions,
    (SELECT count(*) FROM "DrawSet" WHERE count <> (
      SELECT count(*) FROM "Affirmation" WHERE "drawSet" = "DrawSet".name)) AS wrong`)
  const { published, positions, wrong } = row ?? {}
  if ([published, positions].some((value) => Number(value) !== expected) || Number(wrong) !== 0) {
    throw new Error(`The copies are not as they would be published: ${[published, positions, wrong].join(', ')}`)
  }
}
