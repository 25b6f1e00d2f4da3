/**
 * Another process of the site, or a command beside it, that writes as fast as it can, for tests. Arguments: a name, and for
 * how long in milliseconds. Prints as JSON how often it has counted up, and what failed.
 */
import { closeDb, db } from '../lib/db/client'

const [name = '', milliseconds] = process.argv.slice(2)
const until = Date.now() + Number(milliseconds)
const failures: string[] = []
let counted = 0

async function countUp(): Promise<void> {
  await db().$transaction(async (tx) => {
    const { value } = await tx.setting.findUniqueOrThrow({ where: { key: 'count' } })
    await tx.setting.update({ where: { key: 'count' }, data: { value: String(Number(value) + 1) } })
  })
  counted += 1
}

/** Four visitors who write one after the other: together, and alone. */
const visitors = [1, 2, 3, 4].map(async (visitor) => {
  for (let time = 0; Date.now() < until; time += 1) {
    await countUp().catch((error) => failures.push(String(error)))
    const key = `${name}-${visitor}-${time}`
    await db()
      .setting.create({ data: { key, value: '' } })
      .catch((error) => failures.push(String(error)))
  }
})
await Promise.all(visitors)
console.log(JSON.stringify({ counted, failures: failures.slice(0, 3) }))
await closeDb()
