/** Acts as another process that starts on the same database, for tests: migrates it and prints, as JSON, what it applied. */
import { closeDb } from '../../lib/db/client'
import { migrate } from '../../lib/db/migrate'

console.log(JSON.stringify(await migrate()))
await closeDb()
