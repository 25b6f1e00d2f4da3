/** `npm run db:seed`: brings the corpus of content/ into the database. */
import { corpus } from '../content/affirmations'
import { seed } from '../lib/affirmations/seed'
import { subcategoryIds } from '../lib/content/taxonomy'
import { closeDb } from '../lib/db/client'

const { added, updated, retired } = await seed(corpus, subcategoryIds())
console.log(`Seeded: ${added} added, ${updated} updated, ${retired} retired.`)
await closeDb()
