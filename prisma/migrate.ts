/** `npm run db:migrate`: applies pending migrations to DATABASE_URL. */
import { closeDb } from '../lib/db/client'
import { migrate } from '../lib/db/schema-engine'

const applied = await migrate()
console.log(applied.length === 0 ? 'No pending migrations.' : `Applied ${applied.join(', ')}.`)
await closeDb()
