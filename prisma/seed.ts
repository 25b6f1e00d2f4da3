/** `npm run db:seed`: brings the corpus of content/ into the database. */
import { corpus } from '../content/affirmations'
import { subcategoryIds } from '../lib/content'
import { closeDb } from '../lib/data/client'
import { seed } from '../lib/data/seed'

const { added, updated, retired } = await seed(corpus, subcategoryIds())
console.log(`Seeded: ${added} added, ${updated} updated, ${retired} retired.`)
await closeDb()
