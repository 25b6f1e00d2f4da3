/**
 * Acts as another process that writes to the database as fast as it can, for tests. Prints, as JSON, how many increments
 * succeeded and the first errors. Arguments: a name, the duration in milliseconds.
 */
import { closeDb, db } from '../../lib/db/client'

const [name = '', duration] = process.argv.slice(2)
const deadline = Date.now() + Number(duration)
const failures: string[] = []
let counted = 0

async function increment(): Promise<void> {
  await db().$transaction(async (tx) => {
    const { value } = await tx.setting.findUniqueOrThrow({ where: { key: 'count' } })
    await tx.setting.update({ where: { key: 'count' }, data: { value: String(Number(value) + 1) } })
  })
  counted += 1
}

/** Four concurrent visitors; each alternates between a transaction on a shared row and a row of its own. */
const visitors = [1, 2, 3, 4].map(async (visitor) => {
  for (let time = 0; Date.now() < deadline; time += 1) {
    await increment().catch((error) => failures.push(String(error)))
    const key = `${name}-${visitor}-${time}`
    await db()
      .setting.create({ data: { key, value: '' } })
      .catch((error) => failures.push(String(error)))
  }
})
await Promise.all(visitors)
console.log(JSON.stringify({ counted, failures: failures.slice(0, 3) }))
await closeDb()
