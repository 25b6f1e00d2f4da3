/** `npm run db:seed`: brings the corpus of content/ into the database. */
import { corpus } from '../content/affirmations'
import { seed } from '../lib/affirmations/writes/seed'
import { npmCommand, runCommand } from '../lib/cli'
import { subcategoryIds } from '../lib/content/taxonomy'

const program = npmCommand('db:seed', 'Brings the corpus of content/ into the database.').action(async () => {
  const { added, updated, retired } = await seed(corpus, subcategoryIds())
  console.log(`Seeded: ${added} added, ${updated} updated, ${retired} retired.`)
})

await runCommand(program, { database: 'create' })
