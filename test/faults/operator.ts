/**
 * What an operator does beside a running site, as a command of its own on the database at DATABASE_URL: adds a line and
 * retires it again, for so many milliseconds. Arguments: "busy" and the milliseconds, or "add" and a text, or "retire" and
 * a slug. Prints the slug of what was added, or how often it was done.
 */

import { addAffirmation, retireAffirmation } from '../../lib/affirmations/publishing'
import { closeDb } from '../../lib/db/client'

const [what, value = ''] = process.argv.slice(2)
const line = (text: string) => ({ text, category: 'love' as const, tags: ['gentle'] })

if (what === 'add') console.log((await addAffirmation(line(value))).slug)
if (what === 'retire') console.log((await retireAffirmation(value)).slug)
if (what === 'busy') {
  let times = 0
  for (const end = Date.now() + Number(value); Date.now() < end; times += 1) {
    const { id } = await addAffirmation(line(`I rest beside the server, and I go on for the ${times}th time.`))
    await retireAffirmation(id)
  }
  console.log(times)
}
await closeDb()
