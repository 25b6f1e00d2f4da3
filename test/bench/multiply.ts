import { openDatabase } from '../../lib/db/engines'

const WITHIN = { timeout: 3_600_000, maxWait: 60_000 }

/** Adds copies of all affirmations, with ids, slugs and positions as if they had been published. */
export async function multiply(url: string, wanted: number): Promise<void> {
  const { client } = openDatabase(url)
  await client.$transaction(async (tx) => {
    const count = await tx.affirmation.count({ where: { position: { not: null } } })
    const copies = Math.ceil(wanted / count) - 1
    const series = `WITH RECURSIVE series(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM series WHERE copy < ${copies})`
    await tx.$executeRawUnsafe(`${series},
        lengths AS (SELECT category AS name, count(*) AS length FROM "Affirmation" WHERE position IS NOT NULL GROUP BY category)
      INSERT INTO "Affirmation"
        (id, slug, text, category, subcategory, tags, audience, ladder, origin, position)
      SELECT id || '-' || copy, slug || '-' || copy, text, category, subcategory, tags, audience, ladder || '-' || copy,
        'operator', position + copy * length
      FROM series, "Affirmation" JOIN lengths ON lengths.name = category WHERE position IS NOT NULL`)
    await check(tx, count * (copies + 1))
  }, WITHIN)
  await client.$disconnect()
}

/** Positions are dense. */
async function check(tx: Pick<ReturnType<typeof openDatabase>['client'], '$queryRawUnsafe'>, expected: number) {
  const [row] = await tx.$queryRawUnsafe<Record<string, bigint>[]>(`SELECT
    (SELECT count(*) FROM "Affirmation" WHERE position IS NOT NULL) AS published,
    (SELECT sum(last + 1) FROM (SELECT max(position) AS last FROM "Affirmation" GROUP BY category)) AS positions`)
  const { published, positions } = row ?? {}
  if ([published, positions].some((value) => Number(value) !== expected)) {
    throw new Error(`The copies are not as they would be published: ${[published, positions].join(', ')}`)
  }
}
