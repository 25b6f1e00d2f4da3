/** Commands work on a database that is there: creating an empty one would hide that DATABASE_URL was forgotten. */
import { existsSync } from 'node:fs'
import { env } from '../env'
import { database } from './client'
import { nameOfDatabase } from './describe-error'
import { engines } from './engines'
import { engineNameOf, fileOf } from './engines/schema'
import { waitForDatabase } from './wait-for-database'

/** @throws Error that says what to do if there is no database of the site at DATABASE_URL */
export async function requireDatabase(): Promise<void> {
  const { DATABASE_URL: url } = env()
  // Says more than an error of Prisma's if the server is away, or refuses.
  await waitForDatabase(() => {}, 0)
  const isThere = (engineNameOf(url) === 'postgresql' || existsSync(fileOf(url))) && (await hasTables())
  if (isThere) return
  throw new Error(
    `There is no database of the site at ${nameOfDatabase(url)}. Set DATABASE_URL, in the environment or in .env.production; ` +
      `a new database is made by the first start, or by: npm run db:prepare`
  )
}

async function hasTables(): Promise<boolean> {
  const { engine, client } = database()
  return engines[engine].hasMigrationsTable(client)
}
