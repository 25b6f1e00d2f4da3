/** Fills the search tables with many affirmations, for measurements. */
import { database, db } from '../lib/db/client'
import { prepareTables } from '../lib/search/tables'
import { countWords } from '../lib/search/vocabulary'

const CATEGORIES = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly']
/** A vocabulary of thousands of words beside the few that many affirmations have. */
const WORDS = 20_000
const STEP = 20_000

/** Half of them say calm, the other half storm, all say line and have the tag gentle, and each has two words of its own among twenty thousand. */
export async function growSearch(count: number): Promise<void> {
  await prepareTables()
  const text = `CASE number % 2 WHEN 0 THEN 'I am calm in line word' ELSE 'I face the storm in line word' END
    || (number % ${WORDS}) || ' word' || (number / 7 % ${WORDS}) || '.'`
  const category = `CASE number % 6 ${CATEGORIES.map((name, turn) => `WHEN ${turn} THEN 'xxcategory${name}'`).join(' ')} END`
  // In steps, each of which ends before the time limit of a statement.
  for (let from = 1; from <= count; from += STEP) {
    const last = Math.min(count, from + STEP - 1)
    await db().$executeRawUnsafe(`
      WITH RECURSIVE series(number) AS (SELECT ${from} UNION ALL SELECT number + 1 FROM series WHERE number < ${last})
      INSERT INTO "SearchAffirmation" (id, "affirmationId", text, tags, facets)
      SELECT number, 'line-' || number, ${text}, 'xxtaggentle', ${category} FROM series`)
  }
  const words = ['calm', 'storm', 'line', 'gentle', ...Array.from({ length: WORDS }, (_, index) => inLetters(index))]
  await db().$transaction((tx) => countWords(tx, words), { timeout: 120_000 })
  await db()
    .$executeRaw`UPDATE "SearchWord" SET documents = ${count / 2} WHERE word IN ('calm', 'storm', 'line', 'gentle')`
  if (database().engine === 'postgresql') await db().$executeRawUnsafe('ANALYZE')
}

/** Words are spelled with letters: numbers are not corrected. */
function inLetters(number: number): string {
  return `wo${[...(number * 7919).toString(25)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 25))).join('')}`
}
