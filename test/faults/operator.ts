/**
 * Acts as an operator's command while the site runs on the database at DATABASE_URL.
 * `add TEXT` publishes an affirmation and prints its slug, `retire SLUG` retires it, and `busy MS` adds and retires
 * affirmations for that many milliseconds and prints how many.
 */
import { addAffirmation, retireAffirmation } from '../../lib/affirmations/writes/publishing'
import { closeDb } from '../../lib/db/client'

const [command, value = ''] = process.argv.slice(2)
const draft = (text: string) => ({ text, category: 'love' as const, tags: ['gentle'], audience: 'anyone' })

if (command === 'add') console.log((await addAffirmation(draft(value))).slug)
if (command === 'retire') console.log((await retireAffirmation(value)).slug)
if (command === 'busy') {
  let times = 0
  for (const end = Date.now() + Number(value); Date.now() < end; times += 1) {
    const { id } = await addAffirmation(draft(`I rest beside the server, and I go on for the ${times}th time.`))
    await retireAffirmation(id)
  }
  console.log(times)
}
await closeDb()
