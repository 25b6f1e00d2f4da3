/**
 * Prepares the database at DATABASE_URL and publishes the hostile texts in it as rows, past every check: whatever once got
 * into a database has to be shown harmlessly. Prints the lines as JSON. The days before today get them as their picks.
 */

import { bumpContentVersion } from '../lib/affirmations/content-version'
import { lockPositions, nextPosition } from '../lib/affirmations/positions'
import { prepareDatabase } from '../lib/affirmations/prepare-database'
import { dayBefore, utcDay } from '../lib/affirmations/utc-day'
import { closeDb, db } from '../lib/db/client'
import { hostileTexts } from './hostile-texts'

const CATEGORY = 'weekly'

await prepareDatabase()
const lines = await db().$transaction(async (tx) => {
  await lockPositions(tx)
  const first = await nextPosition(tx, CATEGORY)
  // PostgreSQL holds no NUL, and no database half a pair.
  const texts = hostileTexts.map(({ text }) => text).filter((text) => text.isWellFormed() && !text.includes('\0'))
  const rows = texts.map((text, index) => {
    const id = `hostile-${index}`
    return { id, slug: id, text, category: CATEGORY, tags: ['gentle'], origin: 'visitor', position: first + index }
  })
  await tx.affirmation.createMany({ data: rows })
  const today = utcDay(new Date())
  await tx.dailyPick.createMany({
    data: rows.slice(0, 30).map(({ id }, back) => ({ day: dayBefore(today, back), affirmationId: id }))
  })
  await bumpContentVersion(tx)
  return rows.map(({ slug, text }) => ({ slug, text }))
})
console.log(JSON.stringify(lines))
await closeDb()
