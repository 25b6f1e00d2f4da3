/**
 * Prepares the database at DATABASE_URL and publishes the hostile texts in it without any validation, because the site has
 * to show whatever is in its database harmlessly. Tomorrow and the days before it get them as their picks. Prints them as JSON.
 */

import { bumpContentVersion } from '../../lib/affirmations/content-version'
import { countCategory } from '../../lib/affirmations/reads/repository'
import { lockPositions } from '../../lib/affirmations/writes/positions'
import { prepareDatabase } from '../../lib/affirmations/writes/prepare-database'
import { dateBefore, utcDate } from '../../lib/calendar/utc-date'
import { closeDb, db } from '../../lib/db/client'
import { hostileTexts } from '../hostile-texts'

const CATEGORY = 'weekly'

await prepareDatabase()
const affirmations = await db().$transaction(async (tx) => {
  await lockPositions(tx)
  const first = await countCategory(CATEGORY, tx)
  // PostgreSQL cannot store NUL, and no database a lone surrogate.
  const texts = hostileTexts.map(({ text }) => text).filter((text) => text.isWellFormed() && !text.includes('\0'))
  const rows = texts.map((text, index) => {
    const id = `hostile-${index}`
    const audience = 'anyone'
    const tags = ['gentle']
    return { id, slug: id, text, category: CATEGORY, tags, audience, origin: 'visitor', position: first + index }
  })
  await tx.affirmation.createMany({ data: rows })
  const tomorrow = dateBefore(utcDate(new Date()), -1)
  await tx.dailyPick.createMany({
    data: rows.slice(0, 31).map(({ id }, back) => ({ day: dateBefore(tomorrow, back), affirmationId: id }))
  })
  await bumpContentVersion(tx)
  return rows.map(({ slug, text }) => ({ slug, text }))
})
console.log(JSON.stringify(affirmations))
await closeDb()
